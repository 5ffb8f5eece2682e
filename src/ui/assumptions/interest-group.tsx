import { activeTab } from '../../store/app-state.ts';
import { setValue } from '../../store/app-store.ts';
import { Choice } from '../fields/choice.tsx';
import { useApp } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { useInput } from './use-input.ts';

const POINTER = '/switches/interest_on_unpaid_interest';
const OPTIONS = [
  { value: 'charged', text: 'Charged' },
  { value: 'not charged', text: 'Not charged' },
] as const;

/** Whether interest runs on unpaid interest, a reading of § 2.8(a) and § 8.2. */
export function InterestGroup() {
  const isCharged = useApp((state) => activeTab(state).form.switches?.interest_on_unpaid_interest ?? true);
  const { differs } = useInput(POINTER);
  return (
    <Group
      title="Interest"
      group="interest"
      summary={isCharged ? 'on unpaid interest too' : 'none on unpaid interest'}
      startsOpen
    >
      <Input pointer={POINTER} name="interest on unpaid interest">
        <Choice
          label="On unpaid interest"
          term="Total Note Interest"
          name="Interest on unpaid interest"
          options={OPTIONS}
          value={isCharged ? 'charged' : 'not charged'}
          differs={differs}
          onChoose={(next) => setValue(POINTER, next === 'charged' ? undefined : false)}
        />
      </Input>
    </Group>
  );
}
