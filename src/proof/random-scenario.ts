import { type Dice, dice, rateText } from './random/dice.ts';
import { randomCollections, type Weather } from './random/random-collections.ts';
import { type Finals, madeUpDeal, type Span, thisTrust } from './random/random-deal.ts';
import { calmPlot, type Plot, randomEvents } from './random/random-events.ts';
import { randomStart } from './random/random-start.ts';

type Form = Record<string, unknown>;

/**
 * A valid scenario in the headless form, the same for the same seed on every machine: a deal in place (this trust or a
 * made-up one of the shelf), collections as lists, a start at closing or after a date, events, benchmark, switches and
 * readings, mixed so that over some thousand seeds every branch of the priorities is reached.
 */
export function randomScenario(seed: number): object {
  const d = dice(seed);
  const plot = d.weighted<Plot>({ any: 40, waiver: 7, rescission: 16, sale: 16, call: 8, transition: 6, quiet: 7 });
  const late = d.chance(4);
  const atClosing = !late && plot !== 'call' && d.chance(45);
  const after = late ? d.between(48, 76) : d.between(1, 40);
  const span: Span = { startAfter: atClosing ? 0 : after, dates: d.between(3, 16) };
  const early = calmPlot(plot) ? 12 : 42;
  const finals = late ? 'documents' : d.weighted<Finals>({ documents: 35, early, far: 15 });
  const deal = late || d.chance(40) ? thisTrust(d, span, finals) : madeUpDeal(d, span, finals);
  const ranges = [
    [7_000, 11_500],
    [9_900, 10_600],
    [10_100, 12_500],
  ] as const;
  const start = randomStart(d, deal, span, plot === 'call' ? [9_700, 10_060] : d.pick(ranges), plot === 'call');
  const scenario: Form = {
    deal: deal.form,
    start: start.form,
    collections: randomCollections(d, start, weatherOf(d, plot), span.dates, d.chance(25)),
    benchmark: randomBenchmark(d, span),
    events: randomEvents(d, deal, start, span, plot),
  };
  const switches = randomSwitches(d, span);
  if (Object.keys(switches).length > 0) scenario['switches'] = switches;
  const readings = randomReadings(d, plot);
  if (Object.keys(readings).length > 0) scenario['readings'] = readings;
  return scenario;
}

function weatherOf(d: Dice, plot: Plot): Weather {
  if (plot === 'rescission')
    return d.weighted<Weather>({ healthy: 45, fast: 45, stressed: 4, dry: 0, thin: 0, mixed: 6 });
  if (plot === 'sale') return d.weighted<Weather>({ healthy: 30, fast: 15, stressed: 20, dry: 5, thin: 15, mixed: 15 });
  if (plot === 'transition')
    return d.weighted<Weather>({ healthy: 60, fast: 20, stressed: 5, dry: 0, thin: 5, mixed: 10 });
  return d.weighted<Weather>({ healthy: 20, fast: 22, stressed: 16, dry: 6, thin: 17, mixed: 19 });
}

/** Rates from -6 to 6 per cent, flat or a vector, with replacements in the order in which they begin. */
function randomBenchmark(d: Dice, span: Span): Form {
  const first = span.startAfter + 1;
  const rates = Array.from({ length: d.chance(50) ? 1 : d.between(2, span.dates) }, () =>
    rateText(d.chance(70) ? d.below(600_000) : -d.below(600_000)),
  );
  const begins = [d.between(first, first + span.dates), d.between(first, first + span.dates)].sort((a, b) => a - b);
  const names = ['SOFR30A', 'TermSOFR'];
  const count = begins[0] === begins[1] ? 1 : d.below(3);
  return {
    first_month: first,
    rates_pct: rates,
    ...(d.chance(20) ? { shift_pct: rateText(d.between(-150_000, 150_000)) } : {}),
    ...(d.chance(35)
      ? {
          replacements: begins.slice(0, count).map((month, k) => ({
            from_month: month,
            name: names[k],
            adjustment_pct: d.chance(60) ? '0.11448' : rateText(d.between(-20_000, 60_000)),
          })),
        }
      : {}),
  };
}

function randomSwitches(d: Dice, span: Span): Form {
  return {
    ...(d.chance(15) ? { interest_on_unpaid_interest: d.chance(50) } : {}),
    ...(d.chance(25) ? { horizon: d.between(1, span.dates + 6) } : {}),
  };
}

function randomReadings(d: Dice, plot: Plot): Form {
  const alternatives: Form = {
    blank_5_4_b_v_E: 'sequential',
    a4_final: '2024-07',
    whole_account_draw: false,
    interest_on_unpaid_interest: false,
    successor_cap: 'annual',
    first_purse: 'collections',
    call_test: 'with_reserve',
    fdd_floor: 'own_class',
  };
  const readings: Form = {};
  if (d.chance(40)) return readings;
  const likely = new Set([
    'a4_final',
    plot === 'transition' ? 'successor_cap' : '',
    plot === 'call' ? 'call_test' : '',
  ]);
  for (const [name, value] of Object.entries(alternatives))
    if (d.chance(likely.has(name) ? 60 : 20)) readings[name] = value;
  return readings;
}
