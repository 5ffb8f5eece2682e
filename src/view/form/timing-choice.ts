import { SHELF_TIMING } from '../../scenario/collateral-form.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { sameJson } from './json-pointer.ts';

type CnlForm = Extract<NonNullable<NonNullable<ScenarioForm['collateral']>['default']>, { kind: 'cnl' }>;
export type TimingForm = NonNullable<CnlForm['timing']>;

/** The loss timings of the panel: that of the shelf, two others (collateral.md § 5), and one of the user's own. */
export type TimingChoice = 'shelf' | 'front' | 'back' | 'own';

export const TIMING_WORDS: Readonly<Record<TimingChoice, string>> = {
  shelf: 'Shelf, realised',
  front: 'Front-loaded',
  back: 'Back-loaded',
  own: 'Own curve',
};

/** Cumulative percent of the lifetime loss by month. */
export const TIMINGS: Readonly<Record<Exclude<TimingChoice, 'own'>, TimingForm>> = {
  shelf: SHELF_TIMING,
  front: {
    cumulative_pct: [
      [12, '50'],
      [24, '80'],
      [36, '95'],
      [48, '100'],
    ],
  },
  back: {
    cumulative_pct: [
      [12, '15'],
      [24, '40'],
      [36, '75'],
      [48, '100'],
    ],
  },
};

export function timingChoice(timing: TimingForm | undefined): TimingChoice {
  if (timing === undefined) return 'shelf';
  return (['shelf', 'front', 'back'] as const).find((choice) => sameJson(TIMINGS[choice], timing)) ?? 'own';
}

/** The timing of a form in a few words. */
export function timingWords({ collateral }: ScenarioForm): string {
  const losses = collateral?.default;
  return TIMING_WORDS[timingChoice(losses?.kind === 'cnl' ? losses.timing : undefined)].toLowerCase();
}

export type TimingRead =
  | { readonly ok: true; readonly value: TimingForm }
  | { readonly ok: false; readonly say: string; readonly range?: { readonly from: number; readonly to: number } };

/**
 * Reads a timing curve as people type it: "12: 33.7; 24: 68.2; 54: 100", cumulative percent of the lifetime loss at the
 * end of a month, linear between.
 */
export function readTiming(text: string): TimingRead {
  const wanted = 'write month and cumulative percent, as in 12: 33.7; 24: 68.2; 54: 100.';
  if (text.trim() === '') return { ok: false, say: `No curve is given: ${wanted}` };
  const points: [number, string][] = [];
  let from = 0;
  for (const part of text.split(/[;\n]/)) {
    const range = { from, to: from + part.length };
    from += part.length + 1;
    if (part.trim() === '') continue;
    const match = /^\s*(?:month\s+)?(\d{1,3})\s*[:=,\t ]\s*(\d{1,3}(?:\.\d{1,8})?)\s*%?\s*$/i.exec(part);
    if (!match) return { ok: false, say: `“${part.trim()}” is no point of the curve: ${wanted}`, range };
    const month = Number(match[1]);
    const percent = match[2] ?? '';
    const before = points.at(-1);
    if (month < 1 || month > 600 || Number(percent) > 100)
      return { ok: false, say: `“${part.trim()}” is out of reach: months are 1 to 600, percentages 0 to 100.`, range };
    if (before && (month <= before[0] || Number(percent) < Number(before[1])))
      return {
        ok: false,
        say: `“${part.trim()}” comes after “${before[0]}: ${before[1]}”: months must rise, and percentages may not fall.`,
        range,
      };
    points.push([month, percent]);
  }
  return points.length === 0
    ? { ok: false, say: `No curve is given: ${wanted}` }
    : { ok: true, value: { cumulative_pct: points } };
}

/** A curve as {@link readTiming} reads it; null for one given by month. */
export function timingText(timing: TimingForm): string | null {
  if ('monthly_pct' in timing) return null;
  return timing.cumulative_pct.map(([month, percent]) => `${month}: ${percent}`).join('; ');
}

/** The share of the lifetime loss, in percent, at the end of months 0 to the curve's last. */
export function timingSeries(timing: TimingForm): readonly number[] {
  if ('monthly_pct' in timing) {
    let total = 0;
    return [0, ...timing.monthly_pct.map((percent) => (total += Number(percent)))];
  }
  const points: readonly (readonly [number, string])[] = [[0, '0'], ...timing.cumulative_pct];
  const last = points.at(-1)?.[0] ?? 0;
  return Array.from({ length: last + 1 }, (_, month) => {
    const after = points.findIndex(([at]) => at >= month);
    const [to, reached] = points[after] ?? [0, '0'];
    const [from, had] = points[after - 1] ?? [0, '0'];
    const share = to === from ? 1 : (month - from) / (to - from);
    return Number(had) + (Number(reached) - Number(had)) * share;
  });
}
