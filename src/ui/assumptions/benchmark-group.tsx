import { activeTab, baseTab } from '../../store/app-state.ts';
import { choose } from '../../store/app-store.ts';
import { FILED_RATES } from '../../store/trust.ts';
import { type BenchmarkChoice, benchmarkChoice, benchmarkForm } from '../../view/form/benchmark-choice.ts';
import { inputWords } from '../../view/form/input-words.ts';
import { inputAt } from '../../view/form/inputs.ts';
import { writtenBenchmark } from '../../view/form/structure-form.ts';
import { Choice } from '../fields/choice.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useApp } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';

const POINTER = '/benchmark';
const OPTIONS = [
  { value: 'filed', text: 'Filed' },
  { value: 'flat', text: 'Flat' },
  { value: 'shift', text: 'Parallel shift' },
] as const;

/** The benchmark of Class A-2b: as filed, one rate throughout, or the filed rates moved in parallel. */
export function BenchmarkGroup() {
  const choice = useApp((state) => benchmarkChoice(activeTab(state).form.benchmark, FILED_RATES));
  const differs = useApp((state) => choice !== benchmarkChoice(baseTab(state).form.benchmark, FILED_RATES));
  const isInPlace = useApp((state) => activeTab(state).form.deal !== undefined);
  const input = inputAt(POINTER);
  const words = useApp((state) => (input ? inputWords(input, activeTab(state).form, FILED_RATES) : ''));
  return (
    <Group title="Benchmark" group="benchmark" summary={words} startsOpen>
      <Input pointer={POINTER} name="the benchmark">
        <Choice
          label="1M LIBOR"
          term="Benchmark"
          name="Benchmark"
          options={OPTIONS}
          value={choice as (typeof OPTIONS)[number]['value']}
          differs={differs}
          onChoose={(next) => choose(POINTER, formOf(next, isInPlace), choice, next)}
        />
        {choice === 'flat' && (
          <NumberField
            pointer="/benchmark/rates_pct/0"
            kind="percent"
            label="Rate"
            name="Benchmark, flat"
            unit="%"
            least={0}
            most={1000}
            step={5}
          />
        )}
        {choice === 'shift' && (
          <NumberField
            pointer="/benchmark/shift_pct"
            kind="percent"
            label="Shift"
            name="Benchmark, parallel shift"
            unit="%"
            least={-500}
            most={500}
            step={5}
          />
        )}
      </Input>
    </Group>
  );
}

/** @param isInPlace whether the scenario has a deal in place, which has no filed benchmark of its own */
function formOf(choice: BenchmarkChoice, isInPlace: boolean) {
  if (choice === 'flat') return benchmarkForm('flat', '2.00', FILED_RATES);
  if (choice === 'shift') return benchmarkForm('shift', '1.00', FILED_RATES);
  return isInPlace ? writtenBenchmark() : 'filed';
}
