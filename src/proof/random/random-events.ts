import { type Dice, dollars, rateText, share } from './dice.ts';
import type { DealDraft, Span } from './random-deal.ts';
import { randomClaims, type StartDraft } from './random-start.ts';

/** What a scenario is about; `any` leaves all to chance. */
export type Plot = 'any' | 'waiver' | 'rescission' | 'sale' | 'call' | 'transition' | 'quiet';

type Form = Record<string, unknown>;

/** The events of a scenario. Months lie from the start to a little past the last date. */
export function randomEvents(d: Dice, deal: DealDraft, start: StartDraft, span: Span, plot: Plot): Form {
  const first = span.startAfter + 1;
  const anyMonth = () => (d.chance(4) ? span.startAfter : d.between(first, span.startAfter + span.dates + 1));
  const events: Form = {};
  const eod = plot === 'quiet' ? {} : randomDefaults(d, plot, first, anyMonth);
  if (Object.keys(eod).length > 0) events['eod'] = eod;
  Object.assign(events, randomAcceleration(d, plot, first, anyMonth));
  Object.assign(events, randomRescission(d, plot, first, anyMonth));
  if (plot === 'waiver' || d.chance(8)) events['waivers'] = randomWaivers(d, plot, eod, anyMonth);
  if (plot === 'sale' || d.chance(15)) events['sale'] = randomSale(d, plot, first, span, anyMonth);
  const call = randomCall(d, plot, anyMonth);
  if (call) events['call'] = call;
  if (plot === 'transition' || d.chance(25)) {
    events['servicer_transfer'] = {
      month: plot === 'transition' ? first : anyMonth(),
      successor: d.pick(['trustee', 'trustee', 'other']),
      additional_fee_monthly: dollars(d.below(share(start.pool, d.pick([1, 5, 40])) + 100)),
    };
  }
  if (plot === 'transition' || d.chance(plot === 'rescission' ? 15 : 45)) {
    events['claims'] = Array.from({ length: d.between(1, 5) }, (_, k) => ({
      month: plot === 'transition' && k === 0 ? first : d.between(first, span.startAfter + span.dates),
      ...randomClaims(d, deal, start.pool, plot === 'transition' && k === 0 && d.chance(60)),
    }));
  }
  return events;
}

/** Plots that need the Notes paid as they fall due for a while. */
export function calmPlot(plot: Plot): boolean {
  return plot === 'rescission' || plot === 'sale';
}

function randomDefaults(d: Dice, plot: Plot, first: number, anyMonth: () => number): Form {
  const eod: Form = {};
  const force = (kind: string, month: number, cured: number | null) => {
    eod[kind] = { state: 'forced', month, ...(cured === null ? {} : { cured_month: cured }) };
  };
  if (plot === 'rescission') {
    force(d.pick(['iii', 'iv', 'v', 'vi']), first, first + d.between(1, 2));
    if (d.chance(60)) eod[d.pick(['iii', 'iv', 'v', 'vi'])] ??= { state: 'forced', month: first + d.between(3, 5) };
  }
  if (plot === 'sale')
    force(d.pick(['iii', 'iii', 'iv', 'iv', 'v', 'vi', 'ii']), first, d.chance(30) ? first + 1 : null);
  if (plot === 'waiver') force(d.pick(['iii', 'iv', 'v', 'vi']), d.between(first, first + 2), null);
  if (calmPlot(plot) && d.chance(65)) for (const kind of ['i', 'ii']) eod[kind] ??= { state: 'ignored' };
  for (const kind of ['i', 'ii', 'iii', 'iv', 'v', 'vi']) {
    if (eod[kind] !== undefined) continue;
    const payment = kind === 'i' || kind === 'ii';
    if (d.chance(payment ? 6 : 10)) {
      const month = anyMonth();
      force(kind, month, d.chance(50) ? month + d.below(6) : null);
    } else if (d.chance(payment ? 15 : 3)) eod[kind] = { state: 'ignored' };
    else if (d.chance(3)) eod[kind] = { state: 'modelled' };
  }
  return eod;
}

function randomAcceleration(d: Dice, plot: Plot, first: number, anyMonth: () => number): Form {
  if (calmPlot(plot)) return d.chance(85) ? {} : { acceleration: { mode: 'month', month: first } };
  const mode = d.weighted({ absent: 45, default: 10, month: 25, never: plot === 'waiver' ? 40 : 15 });
  if (mode === 'absent') return {};
  return { acceleration: mode === 'month' ? { mode, month: anyMonth() } : { mode } };
}

function randomRescission(d: Dice, plot: Plot, first: number, anyMonth: () => number): Form {
  if (plot === 'rescission') return { rescission: { month: first + d.pick([1, 2, 2, 2, 3, 3, 4]) } };
  return d.chance(20) ? { rescission: { month: anyMonth() } } : {};
}

function randomWaivers(d: Dice, plot: Plot, eod: Form, anyMonth: () => number): Form[] {
  const forced = Object.entries(eod).flatMap(([kind, entry]) => {
    const month = (entry as { readonly month?: number }).month;
    return month === undefined ? [] : [{ kind, month }];
  });
  const waivers: Form[] = forced
    .filter(() => plot === 'waiver' || d.chance(50))
    .map(({ kind, month }) => ({ kind, month: d.chance(60) ? month : month + 1 }));
  if (waivers.length === 0 || d.chance(20))
    waivers.push({ kind: d.pick(['i', 'ii', 'iii', 'iv', 'v', 'vi']), month: anyMonth() });
  return waivers;
}

function randomSale(d: Dice, plot: Plot, first: number, span: Span, anyMonth: () => number): Form {
  return {
    month: plot === 'sale' ? d.between(first + 1, first + Math.min(4, span.dates)) : anyMonth(),
    price_pct: d.pick(['100', '99', '88.25', '55.5', '104', '115', '125', '0', rateText(d.below(13_000_000))]),
    consent_all: d.chance(30),
    insufficiency_and_two_thirds: d.chance(60),
  };
}

function randomCall(d: Dice, plot: Plot, anyMonth: () => number): Form | null {
  const mode =
    plot === 'call'
      ? d.weighted({ absent: 40, first: 20, month: 40, never: 0 })
      : d.weighted({ absent: 35, first: 10, month: 20, never: 35 });
  if (mode === 'absent') return null;
  return mode === 'month' ? { mode, month: anyMonth() } : { mode };
}
