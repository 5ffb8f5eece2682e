import { activeTab, baseTab } from '../../store/app-state.ts';
import { appStore, choose, setValue } from '../../store/app-store.ts';
import { callSummary } from '../../view/form/events-summary.ts';
import { refusalOf } from '../../view/form/refusals.ts';
import { Choice } from '../fields/choice.tsx';
import { Refusal } from '../fields/notes.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { MonthField } from './month-field.tsx';

/** The clean-up call of § 10.1 and the sale of § 5.4(a)(iv). */
export function CallGroup() {
  const summary = useApp((state) => callSummary(activeTab(state).form));
  return (
    <Group title="Call and sale" group="call and sale" summary={summary} startsOpen>
      <Call />
      <Sale />
    </Group>
  );
}

const MODES = [
  { value: 'first', text: 'First date' },
  { value: 'month', text: 'Month' },
  { value: 'never', text: 'Never' },
] as const;

function Call() {
  const pointer = '/events/call';
  const mode = useApp((state) => activeTab(state).form.events?.call?.mode ?? 'first');
  const differs = useApp((state) => mode !== (baseTab(state).form.events?.call?.mode ?? 'first'));
  const refused = refusalOf(useSettled().projection, 'call_refused');
  return (
    <Input pointer={pointer} name="the call">
      <Choice
        label="Call at 10 %"
        term="Call"
        name="Call"
        options={MODES}
        value={mode}
        differs={differs}
        onChoose={(next) => choose(pointer, modeForm(next), mode, next)}
      />
      {mode === 'month' && <MonthField pointer={`${pointer}/month`} label="in month" name="Call, in month" />}
      {refused !== null && <Refusal>{refused}</Refusal>}
    </Input>
  );
}

function modeForm(mode: (typeof MODES)[number]['value']) {
  if (mode === 'first') return undefined;
  return mode === 'month' ? { mode, month: appStore.getState().cursor } : { mode };
}

const SALES = [
  { value: 'none', text: 'None' },
  { value: 'month', text: 'Month' },
] as const;

function Sale() {
  const pointer = '/events/sale';
  const value = useApp((state) => (activeTab(state).form.events?.sale ? 'month' : 'none'));
  const differs = useApp((state) => value !== (baseTab(state).form.events?.sale ? 'month' : 'none'));
  const refused = refusalOf(useSettled().projection, 'sale_refused');
  return (
    <Input pointer={pointer} name="the sale">
      <Choice
        label="Sale, § 5.4(a)(iv)"
        name="Sale of the Trust Estate"
        options={SALES}
        value={value}
        differs={differs}
        onChoose={(next) => choose(pointer, saleForm(next), value, next)}
      />
      {value === 'month' && <SaleTerms pointer={pointer} />}
      {refused !== null && <Refusal>{refused}</Refusal>}
    </Input>
  );
}

function saleForm(value: (typeof SALES)[number]['value']) {
  return value === 'month' ? { month: appStore.getState().cursor, price_pct: '100' } : undefined;
}

function SaleTerms({ pointer }: { readonly pointer: string }) {
  const sale = useApp((state) => activeTab(state).form.events?.sale);
  return (
    <>
      <MonthField pointer={`${pointer}/month`} label="in month" name="Sale, in month" />
      <NumberField
        pointer={`${pointer}/price_pct`}
        kind="percent"
        label="at"
        name="Sale, price as a share of the pool"
        unit="% pool"
        least={0}
        most={12000}
        step={50}
      />
      <Consent pointer={`${pointer}/consent_all`} isOn={sale?.consent_all ?? false}>
        All holders consent
      </Consent>
      <Consent pointer={`${pointer}/insufficiency_and_two_thirds`} isOn={sale?.insufficiency_and_two_thirds ?? false}>
        Insufficient, and two thirds consent
      </Consent>
    </>
  );
}

function Consent({
  pointer,
  isOn,
  children,
}: {
  readonly pointer: string;
  readonly isOn: boolean;
  readonly children: string;
}) {
  return (
    <label className="tick-box field-tick">
      <input type="checkbox" checked={isOn} onChange={() => setValue(pointer, isOn ? undefined : true)} />
      {children}
    </label>
  );
}
