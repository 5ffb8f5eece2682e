import { activeTab, baseTab } from '../../store/app-state.ts';
import { choose } from '../../store/app-store.ts';
import { prepaymentWords } from '../../view/form/collateral-words.ts';
import { Choice } from '../fields/choice.tsx';
import { Note } from '../fields/notes.tsx';
import { VectorField } from '../fields/vector-field.tsx';
import { useApp } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { PoolChart } from './pool-chart.tsx';
import { Presets } from './presets.tsx';

const POINTER = '/collateral/prepayment';
const KINDS = [
  { value: 'abs', text: 'ABS', term: 'ABS' },
  { value: 'cpr', text: 'CPR', term: 'CPR' },
  { value: 'smm', text: 'SMM', term: 'SMM' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** A speed to begin with in each kind, and the slider's reach, in hundredths of a percent. */
const START: Readonly<Record<Kind, { readonly pct: string; readonly most: number; readonly step: number }>> = {
  abs: { pct: '1.3', most: 300, step: 1 },
  cpr: { pct: '15', most: 6000, step: 10 },
  smm: { pct: '1.3', most: 800, step: 1 },
};

/** Voluntary prepayment: absolute speed, a year's or a month's rate, constant or by month. */
export function PrepaymentGroup() {
  const summary = useApp((state) => prepaymentWords(activeTab(state).form));
  const isProjected = useApp((state) => activeTab(state).form.collateral !== undefined);
  return (
    <Group title="Prepayment" group="prepayment" summary={summary} startsOpen>
      {isProjected ? <Speed /> : <Note>The collections are given; nothing is projected.</Note>}
    </Group>
  );
}

function Speed() {
  const kind = useApp((state) => activeTab(state).form.collateral?.prepayment?.kind ?? 'smm');
  const differs = useApp((state) => {
    const base = baseTab(state).form.collateral;
    return base !== undefined && kind !== (base.prepayment?.kind ?? 'smm');
  });
  const { most, step } = START[kind];
  const unit = `% ${kind.toUpperCase()}`;
  return (
    <Input pointer={POINTER} name="prepayment" isMarkedInside={!differs}>
      <Presets of="prepayment">
        <Choice
          label="Speed in"
          name="Prepayment, kind of speed"
          options={KINDS}
          value={kind}
          differs={differs}
          onChoose={(next) => choose(POINTER, { kind: next, pct: START[next].pct }, kind, next)}
        />
      </Presets>
      <VectorField pointer={`${POINTER}/pct`} label="Speed" name="Prepayment speed" unit={unit} most={most} step={step}>
        <p className="note">Or a vector: 1.3 FOR 12 1.3 RAMP 12 1.5</p>
      </VectorField>
      <PoolChart of="speed" />
    </Input>
  );
}
