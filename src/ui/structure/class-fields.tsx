import { activeTab } from '../../store/app-state.ts';
import { useApp } from '../use-app.ts';
import { FinalField } from './final-field.tsx';
import { StructureField } from './structure-field.tsx';

/** Balance, coupon or spread, and Final Distribution Date of one class. */
export function ClassFields({ place }: { readonly place: number }) {
  const name = useApp((state) => activeTab(state).form.deal?.classes[place]?.name ?? '');
  const floats = useApp((state) => activeTab(state).form.deal?.classes[place]?.benchmark_spread_pct !== undefined);
  const path = `/classes/${place}`;
  return (
    <>
      <StructureField
        path={`${path}/balance`}
        kind="money"
        label="Balance"
        term="Note Balance"
        name={`Class ${name}, balance`}
        unit="$"
        most={800_000_000}
        step={100_000}
      />
      <StructureField
        path={`${path}/${floats ? 'benchmark_spread_pct' : 'rate_pct'}`}
        kind="percent"
        label={floats ? 'Spread' : 'Coupon'}
        term={floats ? 'Benchmark' : undefined}
        name={`Class ${name}, ${floats ? 'spread over the benchmark' : 'coupon'}`}
        unit="%"
        most={1500}
        step={1}
      />
      <FinalField path={`${path}/final`} name={`Class ${name}, Final Distribution Date`} />
    </>
  );
}
