import { activeTab, baseTab } from '../../store/app-state.ts';
import { choose, setValue } from '../../store/app-store.ts';
import { lossesWords } from '../../view/form/collateral-words.ts';
import { lifetimeLoss } from '../../view/pool-path.ts';
import { Choice } from '../fields/choice.tsx';
import { Note } from '../fields/notes.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { VectorField } from '../fields/vector-field.tsx';
import { useApp, useFollowing } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { LossTiming } from './loss-timing.tsx';
import { PoolChart } from './pool-chart.tsx';
import { Presets } from './presets.tsx';

const POINTER = '/collateral/default';
const KINDS = [
  { value: 'cnl', text: 'CNL', term: 'CNL' },
  { value: 'cdr', text: 'CDR', term: 'CDR' },
  { value: 'mdr', text: 'MDR', term: 'MDR' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** Losses and what is recovered of them. */
export function LossesGroup() {
  const summary = useApp((state) => lossesWords(activeTab(state).form));
  const isProjected = useApp((state) => activeTab(state).form.collateral !== undefined);
  return (
    <Group title="Losses" group="losses" summary={summary} startsOpen>
      {isProjected ? <Losses /> : <Note>The collections are given; nothing is projected.</Note>}
    </Group>
  );
}

const BEGIN: Readonly<Record<Kind, object>> = {
  cnl: { kind: 'cnl', pct: '2.25', multiple: '1' },
  cdr: { kind: 'cdr', pct: '1' },
  mdr: { kind: 'mdr', pct: '0.1' },
};

function Losses() {
  const kind = useApp((state) => activeTab(state).form.collateral?.default?.kind ?? 'none');
  const differs = useApp((state) => {
    const base = baseTab(state).form.collateral;
    return base !== undefined && kind !== (base.default?.kind ?? 'none');
  });
  return (
    <>
      <Input pointer={`${POINTER}/kind`} name="the kind of loss">
        <Presets of="losses">
          <Choice
            label="Losses in"
            name="Losses, kind of rate"
            options={KINDS}
            value={kind as Kind}
            differs={differs}
            onChoose={(next) => choose(POINTER, BEGIN[next], kind, next)}
          />
        </Presets>
      </Input>
      {kind === 'cnl' && <LifetimeLoss />}
      {(kind === 'cdr' || kind === 'mdr') && (
        <Input pointer={`${POINTER}/pct`} name="defaults" isMarkedInside>
          <VectorField
            pointer={`${POINTER}/pct`}
            label="Defaults"
            term="Defaulted Receivable"
            name={kind === 'cdr' ? 'Defaults a year' : 'Defaults a month'}
            unit={`% ${kind.toUpperCase()}`}
            most={kind === 'cdr' ? 3000 : 500}
            step={kind === 'cdr' ? 5 : 1}
          />
        </Input>
      )}
      <Recovery />
      <PoolChart of="loss" />
      <PoolChart of="recovery" />
    </>
  );
}

function LifetimeLoss() {
  return (
    <>
      <Input pointer={`${POINTER}/pct`} name="the base case" isMarkedInside>
        <VectorField
          pointer={`${POINTER}/pct`}
          label="Base case"
          name="Losses, base case"
          unit="%"
          most={1000}
          step={5}
        />
      </Input>
      <Input pointer={`${POINTER}/multiple`} name="the multiple" isMarkedInside>
        <NumberField
          pointer={`${POINTER}/multiple`}
          kind="multiple"
          label="Multiple"
          name="Losses, multiple of the base case"
          unit="×"
          least={0}
          most={1000}
          step={5}
        />
      </Input>
      <Lifetime />
      <LossTiming />
      <MidLife />
    </>
  );
}

/** What the pool loses over its life; moves with the sliders, alone. */
function Lifetime() {
  const { projection } = useFollowing('verdict');
  const { words, pending } = lifetimeLoss(projection);
  return (
    <>
      <p className="fact">
        <span>Lifetime</span>
        <b>{words}</b>
      </p>
      {pending !== null && <Note>{pending}</Note>}
    </>
  );
}

const MID_LIFE = [
  { value: 'curve', text: 'Curve’s share' },
  { value: 'net', text: 'Reach the total' },
] as const;

/** What is lost from a start in mid-life on; at closing both are the same, and nothing is asked. */
function MidLife() {
  const pointer = `${POINTER}/mid_life`;
  const { projection } = useFollowing('verdict');
  const isMidLife = projection.startAfter > 0 || projection.given > 0;
  const value = useApp((state) => {
    const losses = activeTab(state).form.collateral?.default;
    return losses?.kind === 'cnl' ? (losses.mid_life ?? 'curve') : 'curve';
  });
  const differs = useApp((state) => {
    const losses = baseTab(state).form.collateral?.default;
    return losses?.kind === 'cnl' && (losses.mid_life ?? 'curve') !== value;
  });
  if (!isMidLife && value === 'curve') return null;
  return (
    <Input pointer={pointer} name="the loss from here on">
      <Choice
        label="From here on"
        name="Losses from here on"
        options={MID_LIFE}
        value={value}
        differs={differs}
        onChoose={(next) => setValue(pointer, next)}
      />
    </Input>
  );
}

function Recovery() {
  return (
    <>
      <Input pointer="/collateral/recovery_pct" name="recovery" isMarkedInside>
        <VectorField
          pointer="/collateral/recovery_pct"
          label="Recovery"
          term="Liquidation Proceeds"
          name="Recovery of defaults"
          unit="%"
          most={10_000}
          step={100}
        />
      </Input>
      <Input pointer="/collateral/recovery_lag" name="the lag of recoveries" isMarkedInside>
        <NumberField
          pointer="/collateral/recovery_lag"
          kind="months"
          label="Lag"
          term="Recovery lag"
          name="Recovery, lag"
          unit="mo"
          least={0}
          most={24}
          step={1}
        />
      </Input>
    </>
  );
}
