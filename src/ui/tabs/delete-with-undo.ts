import { notify } from '../../store/notices.ts';
import { deleteScenario, undo } from '../../store/scenarios.ts';

/** Takes a scenario out and says how to have it back. */
export function deleteWithUndo(id: string): void {
  const gone = deleteScenario(id);
  if (!gone) {
    notify({
      id: 'delete',
      place: 'note',
      title: 'The last scenario stays.',
      words: 'Make another one first.',
      actions: [],
    });
    return;
  }
  notify({
    id: 'delete',
    place: 'note',
    title: `“${gone.name}” is deleted.`,
    words: '',
    actions: [{ words: 'Undo', act: undo }],
  });
}
