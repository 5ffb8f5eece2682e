import { DEFAULT_FORM } from '../../store/app-state.ts';
import { changeForm } from '../../store/app-store.ts';
import { START_POINTERS } from '../../view/form/start-choice.ts';

/** The scenario projected from closing, so that all filed months can be set against it. */
export function projectFromClosing(): void {
  changeForm(({ collections: _, deal: __, ...form }) => {
    return { ...form, start: { kind: 'closing' }, collateral: form.collateral ?? DEFAULT_FORM.collateral };
  }, START_POINTERS);
}
