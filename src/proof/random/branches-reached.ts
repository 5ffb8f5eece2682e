type Row = Readonly<Record<string, string>>;

interface DateForm {
  readonly regime: string;
  readonly date: string;
  readonly pool_end: string;
  readonly call_price: string;
  readonly tests: Row;
  readonly reserve: Readonly<Record<string, string | boolean>>;
  readonly clauses: readonly Row[];
  readonly classes: Readonly<Record<string, Row>>;
  readonly events: readonly Row[];
  readonly status: readonly Row[];
}

interface ResultForm {
  readonly dates: readonly DateForm[];
  readonly opening: { readonly status: readonly Row[] };
}

interface ScenarioForm {
  readonly deal: {
    readonly classes: readonly { readonly name: string; readonly level: string; readonly final: string }[];
  };
}

const SHORT_2_8 = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Every branch of the priorities and events that random scenarios must reach. */
export const BRANCHES: readonly string[] = [
  'reserve draw',
  'reserve money returned',
  'reserve top-up',
  'short: 2.8(a)(i) servicing_fee',
  'short: 2.8(a)(i) advances',
  ...SHORT_2_8.map((clause) => `short: 2.8(a)(${clause})`),
  'short: 5.4(b)(i) servicing_fee',
  'short: 5.4(b)(i) advances',
  'short: 5.4(b)(ii)',
  'short: 5.4(b)(iii)',
  ...LETTERS.map((letter) => `short: 5.4(b)(iv)(${letter})`),
  ...LETTERS.map((letter) => `short: 5.4(b)(v)(${letter})`),
  'short: 5.4(b)(vi)',
  'paid: 5.4(b)(vii)',
  'paid: 2.8(a)(xiv)',
  ...['A', 'B', 'C', 'D'].map((level) => `matured ${level}`),
  'regime 5.4(b)(iv)',
  'regime 5.4(b)(v)',
  'fifth becomes fourth',
  'called',
  'call_refused',
  ...['payment_default', 'all_holders', 'proceeds_sufficient', 'insufficiency_and_two_thirds'].map(
    (test) => `sold: ${test}`,
  ),
  'sale_refused',
  'transferred: trustee',
  'transferred: other',
  'accelerated',
  'acceleration_refused',
  'accelerated again',
  'rescinded',
  'rescission_refused',
  'waived',
  'waiver_refused',
  'cured',
  'event i detected',
  'event ii detected',
  'whole account: accelerated',
  'whole account: pool zero',
  'whole account: pay-off reached',
  'excess to Regular',
  'excess to successor',
  'excess to Depositor',
  'cap of (ii) hit: successor',
  'cap of (ii) hit: reviewer',
  'interest on unpaid interest',
  'floating rate floored',
  'notes_paid_in_full',
];

/** The names of BRANCHES that one result reaches. */
export function branchesReached(scenarioIn: object, resultIn: unknown): Set<string> {
  const scenario = scenarioIn as ScenarioForm;
  const result = resultIn as ResultForm;
  const reached = new Set<string>();
  const statuses = [...result.opening.status, ...result.dates.flatMap((date) => date.status)];
  for (const status of statuses) {
    const name = { sold: 'sold: ', servicer_transferred: 'transferred: ' }[status['code'] ?? ''];
    reached.add(name === undefined ? (status['code'] ?? '') : name + status['detail']);
  }
  if (statuses.filter((status) => status['code'] === 'accelerated').length > 1) reached.add('accelerated again');
  result.dates.forEach((date, k) => {
    reached.add(`regime ${date.regime}`);
    if (date.regime === '5.4(b)(iv)' && result.dates[k - 1]?.regime === '5.4(b)(v)')
      reached.add('fifth becomes fourth');
    for (const event of date.events) if (event['source'] === 'detected') reached.add(`event ${event['kind']} detected`);
    ofClauses(date, reached);
    ofReserve(date, reached);
    ofClasses(scenario, date, reached);
  });
  return reached;
}

function some(amount: unknown): boolean {
  return typeof amount === 'string' && !/^-?[0.]*$/.test(amount);
}

function ofClauses(date: DateForm, reached: Set<string>): void {
  for (const row of date.clauses) {
    const clause = row['clause'] ?? '';
    const name = /\(i\)$/.test(clause) ? `${clause} ${row['payee']}` : clause;
    if (some(row['shortfall'])) reached.add(`short: ${name}`);
    if (row['payee'] === 'certificateholders' && some(row['paid'])) reached.add(`paid: ${clause}`);
    const overCap =
      clause === '2.8(a)(xiii)' &&
      date.clauses.some((r) => r['clause'] === '2.8(a)(ii)' && r['payee'] === row['payee']);
    if (overCap) reached.add(`cap of (ii) hit: ${row['payee'] === 'reviewer' ? 'reviewer' : 'successor'}`);
  }
}

function ofReserve(date: DateForm, reached: Set<string>): void {
  const { reserve } = date;
  const whole = reserve['whole_account'] === true;
  const before = date.regime === '2.8(a)';
  if (before && !whole && some(reserve['draw'])) reached.add('reserve draw');
  if (some(reserve['returned'])) reached.add('reserve money returned');
  if (some(reserve['top_up'])) reached.add('reserve top-up');
  if (some(reserve['to_regular'])) reached.add('excess to Regular');
  if (some(reserve['to_successor'])) reached.add('excess to successor');
  if (some(reserve['to_depositor'])) reached.add('excess to Depositor');
  if (!whole || !some(reserve['draw'])) return;
  if (!before) reached.add('whole account: accelerated');
  else if (some(date.pool_end) || some(date.call_price)) reached.add('whole account: pay-off reached');
  else reached.add('whole account: pool zero');
}

function ofClasses(scenario: ScenarioForm, date: DateForm, reached: Set<string>): void {
  for (const c of scenario.deal.classes) {
    const figures = date.classes[c.name];
    if (!figures) continue;
    if (some(figures['interest_on_unpaid'])) reached.add('interest on unpaid interest');
    if (figures['rate_pct'] === '0' && 'benchmark_spread_pct' in c) reached.add('floating rate floored');
    const matured = some(figures['before']) && date.date.slice(0, 7) >= c.final && some(date.pool_end);
    if (matured && date.regime === '2.8(a)' && floorBinds(scenario, date, c.level)) reached.add(`matured ${c.level}`);
  }
}

/** The tests through a level exceed what the pool alone would ask of it. */
function floorBinds(scenario: ScenarioForm, date: DateForm, level: string): boolean {
  const cents = (text: string | undefined) => BigInt((text ?? '0.00').replace('.', ''));
  const names = ['priority', 'secondary', 'tertiary', 'quaternary'].slice(0, 'ABCD'.indexOf(level) + 1);
  const through = scenario.deal.classes.filter((c) => c.level <= level);
  const notes = through.reduce((total, c) => total + cents(date.classes[c.name]?.['before']), 0n);
  const asked = names.reduce((total, name) => total + cents(date.tests[name]), 0n);
  const short = notes - cents(date.pool_end);
  return asked > (short > 0n ? short : 0n);
}
