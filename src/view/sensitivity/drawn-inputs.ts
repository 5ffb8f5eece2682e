import { shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import type { Distribution } from '../../measures/random/distributions.ts';
import { shelfFit } from '../../measures/ranges/shelf-fit.ts';
import { shelfExperience } from '../../measures/ranges/shelf-history.ts';
import { DISTRIBUTION_FIELDS, type DistributionKind, type DrawnPlan, type DrawnText } from './drawn-plan.ts';

/** The shelf's own history as distributions that can be edited: how many trusts it rests on, and the plan. */
export function shelfPlan(): { readonly trusts: number; readonly plan: DrawnPlan } {
  const fit = shelfFit(shelfTrusts().map(shelfExperience));
  const inputs = fit.inputs.map(
    ({ path, distribution }): DrawnText => ({ path, kind: distribution.kind, fields: fieldsOf(distribution) }),
  );
  const correlation: Record<string, string> = {};
  for (const [row, values] of fit.correlation.entries()) {
    for (let column = 0; column < row; column += 1) correlation[`${column} ${row}`] = String(values[column]);
  }
  return { trusts: fit.trusts, plan: { inputs, correlation } };
}

function fieldsOf(one: Distribution): Record<string, string> {
  if (one.kind !== 'normal' && one.kind !== 'lognormal') return {};
  const { mean, deviation, least, most } = one;
  return {
    mean: String(mean),
    sd: String(deviation),
    min: String(least),
    max: String(most),
    value: String(mean),
    mode: String(mean),
    values: String(mean),
  };
}

/** The plan in the form of a `monte_carlo` request. Texts go as they stand; the request's reader doubts them. */
export function planRequest({ inputs, correlation }: DrawnPlan): object {
  return {
    inputs: Object.fromEntries(inputs.map(({ path, kind, fields }) => [path, distributionOf(kind, fields)])),
    correlation: Object.entries(correlation)
      .filter(([, value]) => value.trim() !== '' && Number(value) !== 0)
      .map(([pair, value]) => {
        const [one, other] = pair.split(' ').map((place) => inputs[Number(place)]?.path ?? '');
        return { between: [one, other], value: value.trim() };
      }),
  };
}

function distributionOf(kind: DistributionKind, fields: Readonly<Record<string, string>>): object {
  const named = DISTRIBUTION_FIELDS[kind].map((name) => [name, (fields[name] ?? '').trim()] as const);
  const given = named.filter(([name, text]) => text !== '' || !['min', 'max'].includes(name) || kind === 'uniform');
  return {
    distribution: kind,
    ...Object.fromEntries(
      given.map(([name, text]) => [name, name === 'values' ? text.split(/[\s,;]+/).filter((one) => one !== '') : text]),
    ),
  };
}
