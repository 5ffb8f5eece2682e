import { chain, compared, comparedUnrounded, Exact, type Recomputed, type Shown, shown } from './shown-for-tests.ts';

/** The calculations of Pricing and Sensitivity, reckoned again from their displayed text. */
export function recomputePriced(line: string): Recomputed | null {
  return solvedOf(line) ?? discountedOf(line) ?? accrualOf(line) ?? monthOf(line) ?? rankedOf(line);
}

/** decimal.js has no power to a zero exponent of some bases. */
function power(base: Exact, exponent: Exact): Exact {
  return exponent.isZero() ? new Exact(1) : base.pow(exponent);
}

/** The inputs by their place. @throws Error where there are not as many as the calculation has */
function valuesOf(inputs: readonly Shown[], count: number): readonly Exact[] {
  if (inputs.length !== count) throw new Error(`${inputs.length} amounts are not ${count}`);
  return inputs.map(({ value }) => value);
}

/** "At 2.8 % present value (1.00) less … comes to price (99.00000)." */
function solvedOf(line: string): Recomputed | null {
  const match = /^At (−?[\d,.]+ %) (.*) comes to [^()]*\(([^()]*)\)\.$/.exec(line);
  return match ? comparedUnrounded('solved', match[3] ?? '', shown(match[2] ?? ''), chain) : null;
}

function discountedOf(line: string): Recomputed | null {
  const match = /^(.*\) divided by 100 % and .*\), to the power of .*) by 30, is ([^()]+)\.$/.exec(line);
  if (!match) return null;
  return comparedUnrounded('discounted', match[2] ?? '', shown(match[1] ?? ''), (inputs) => {
    const [cash, rate, days] = valuesOf(inputs, 3) as [Exact, Exact, Exact];
    return cash.dividedBy(power(rate.plus(1), days.dividedBy(30)));
  });
}

function accrualOf(line: string): Recomputed | null {
  const match = /^(.*\) divided by 100 % and what .*\) and .*\) earn in .*) of 360, is ([^()]+)\.$/.exec(line);
  if (!match) return null;
  return comparedUnrounded('accrual discounted', match[2] ?? '', shown(match[1] ?? ''), (inputs) => {
    const [before, benchmark, margin, days] = valuesOf(inputs, 4) as [Exact, Exact, Exact, Exact];
    return before.dividedBy(benchmark.plus(margin).times(days).dividedBy(360).plus(1));
  });
}

function monthOf(line: string): Recomputed | null {
  const month = /^Six months at the same rate earn half of (.*): that is (.*) a month\.$/.exec(line);
  const one = new Exact(1);
  if (month) {
    return comparedUnrounded('bond-equivalent', month[2] ?? '', shown(month[1] ?? ''), (inputs) => {
      const [year] = valuesOf(inputs, 1) as [Exact];
      return power(year.dividedBy(2).plus(1), one.dividedBy(6)).minus(1);
    });
  }
  const year = /^Six months at (.*\)) earn half of (.*)\.$/.exec(line);
  if (!year) return null;
  return comparedUnrounded('bond-equivalent', year[2] ?? '', shown(year[1] ?? ''), (inputs) => {
    const [rate] = valuesOf(inputs, 1) as [Exact];
    return rate.plus(1).pow(6).minus(1).times(2);
  });
}

/** "Place 5 % up (3) of draws (60) in rising order is the figure of draw 7 (1.50): 1.50." */
function rankedOf(line: string): Recomputed | null {
  const match =
    /^Place (\d+) % up \((\d[\d,]*)\) of draws[^()]*\((\d[\d,]*)\) in rising order is (.*): ([^:]+)\.$/.exec(line);
  if (!match) return null;
  const [place, draws] = [match[2], match[3]].map((text) => Number((text ?? '').replaceAll(',', '')));
  const rank = Math.max(Math.ceil((Number(match[1]) * (draws ?? 0)) / 100), 1);
  if (place !== rank) throw new Error(`place ${place} is not ${rank}: ${line}`);
  return compared('ranked', match[5] ?? '', shown(match[4] ?? '')[0]?.value ?? new Exact(Number.NaN));
}
