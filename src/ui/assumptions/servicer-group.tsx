import { activeTab, baseTab } from '../../store/app-state.ts';
import { appStore, choose } from '../../store/app-store.ts';
import { servicerSummary } from '../../view/form/events-summary.ts';
import { Choice } from '../fields/choice.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useApp } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { MonthField } from './month-field.tsx';

const POINTER = '/events/servicer_transfer';
const OPTIONS = [
  { value: 'none', text: 'CarMax' },
  { value: 'trustee', text: 'Ind. Trustee', term: 'Indenture Trustee' },
  { value: 'other', text: 'Other', term: 'Successor Servicer' },
] as const;

/** Who services the receivables, and from when. */
export function ServicerGroup() {
  const summary = useApp((state) => servicerSummary(activeTab(state).form));
  const value = useApp((state) => activeTab(state).form.events?.servicer_transfer?.successor ?? 'none');
  const differs = useApp((state) => value !== (baseTab(state).form.events?.servicer_transfer?.successor ?? 'none'));
  return (
    <Group title="Servicer" group="servicer" summary={summary} startsOpen={false}>
      <Input pointer={POINTER} name="the servicer">
        <Choice
          label="Servicer"
          term="Servicer"
          options={OPTIONS}
          value={value}
          differs={differs}
          onChoose={(next) => choose(POINTER, transferForm(next), value, next)}
        />
        {value !== 'none' && (
          <>
            <MonthField pointer={`${POINTER}/month`} label="from month" name="Servicer, from month" />
            <NumberField
              pointer={`${POINTER}/additional_fee_monthly`}
              kind="money"
              label="Add. fee"
              term="Additional Servicing Fee"
              name="Additional Servicing Fee a month"
              unit="$/mo"
              least={0}
              most={500_000}
              step={1000}
            />
          </>
        )}
      </Input>
    </Group>
  );
}

function transferForm(value: (typeof OPTIONS)[number]['value']) {
  if (value === 'none') return undefined;
  return { month: appStore.getState().cursor, successor: value, additional_fee_monthly: '0.00' };
}
