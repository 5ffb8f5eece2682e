import type { ScenarioForm } from '../scenario/scenario-form.ts';

/** A worked example: scenarios to look at, and where to look. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** What there is to see, once it is open. */
  readonly look: string;
  readonly scenarios: readonly { readonly name: string; readonly form: ScenarioForm }[];
  /** The first is on the screen; with two, the second stands beside it. */
  readonly show: {
    readonly tab: 'cash' | 'waterfall' | 'compare' | 'readings';
    /** A month's number, or the first month in which the reserve is drawn, or the run's last. */
    readonly month: number | 'first draw' | 'last';
    readonly as: 'table' | 'month' | 'life';
  };
}

type Events = NonNullable<ScenarioForm['events']>;

/** The shelf's base case with other losses and events. */
function projected(pct: string, multiple: string, events?: Events): ScenarioForm {
  return {
    start: { kind: 'closing' },
    collateral: {
      prepayment: { kind: 'abs', pct: '1.3' },
      default: { kind: 'cnl', pct, multiple },
      recovery_pct: '50',
      recovery_lag: 4,
    },
    benchmark: 'filed',
    ...(events && { events }),
  };
}

function forced(kind: 'i' | 'iii', month: number): Events {
  return { eod: { [kind]: { state: 'forced', month } } };
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'defaults',
    title: 'A covenant default against a payment default',
    question: 'The same default month: who is paid interest, and who waits?',
    look: 'After a payment default, § 5.4(b) fourth repays Class A before any Class B interest. After a covenant default alone, fifth pays all interest before any principal.',
    scenarios: [
      { name: 'Payment default', form: projected('2.25', '2', forced('i', 24)) },
      { name: 'Covenant default', form: projected('2.25', '2', forced('iii', 24)) },
    ],
    show: { tab: 'waterfall', month: 25, as: 'table' },
  },
  {
    id: 'reserve',
    title: 'What the reserve does',
    question: 'When is the Reserve Account drawn, for whom, and what is left of it?',
    look: 'The month of the first draw: the draw fills the gap up to the four tests and no further. Step on with the arrows.',
    scenarios: [{ name: 'Reserve drawn', form: projected('2.25', '5') }],
    show: { tab: 'waterfall', month: 'first draw', as: 'month' },
  },
  {
    id: 'pricing',
    title: 'The pricing case',
    question: '1.3 % ABS, no losses, called at 10 %: what the lives were at pricing.',
    look: 'The lives of the strip, in years at two places, are those that the term sheet prints.',
    scenarios: [{ name: 'Pricing', form: projected('0', '1', { call: { mode: 'first' } }) }],
    show: { tab: 'cash', month: 12, as: 'table' },
  },
  {
    id: 'stress',
    title: 'Five times the expected loss',
    question: '5 × 2.25 %: who is short, of what, and when?',
    look: 'The last month: ask the red figures why.',
    scenarios: [{ name: '5 × stress', form: projected('2.25', '5') }],
    show: { tab: 'waterfall', month: 'last', as: 'table' },
  },
  {
    id: 'blank',
    title: 'The blank item of § 5.4(b)',
    question: 'The Indenture prints nothing at fifth (E). What hangs on how it is read?',
    look: 'Switch the reading from pro rata to sequential, and see whose life and interest move.',
    scenarios: [{ name: 'Blank (E)', form: projected('2.25', '2', forced('iii', 12)) }],
    show: { tab: 'readings', month: 13, as: 'table' },
  },
];
