type Row = Readonly<Record<string, string>>;

interface DateForm extends Readonly<Record<string, unknown>> {
  readonly n: number;
  readonly reserve: Row;
  readonly clauses: readonly Row[];
  readonly classes: Readonly<Record<string, Row>>;
}

/**
 * The dates of a result, in the headless form, on which money appears or vanishes: in the collections, in the reserve,
 * between the rows and the classes, or by an amount below zero or above its claim. One sentence for each.
 */
export function unbalancedDates(result: unknown): string[] {
  const { dates } = result as { readonly dates: readonly DateForm[] };
  return dates.flatMap((date) => [...ofPurses(date), ...ofNotes(date)].map((fault) => `date ${date.n}: ${fault}`));
}

function cents(text: unknown): bigint {
  return BigInt(String(text ?? '0.00').replace('.', ''));
}

function total(rows: readonly Row[], key: string): bigint {
  return rows.reduce((sum, row) => sum + cents(row[key]), 0n);
}

function ofPurses(date: DateForm): string[] {
  const faults: string[] = [];
  const { reserve, clauses } = date;
  const of = (key: string) => cents(reserve[key]);
  const received = cents(date['available_collections']) + cents(date['call_price']) + cents(date['sale_proceeds']);
  if (total(clauses, 'from_collections') !== received) faults.push('collections are not all paid out');
  if (total(clauses, 'from_reserve') + of('returned') !== of('draw'))
    faults.push('the draw is not all spent or returned');
  const out = of('to_regular') + of('to_successor') + of('to_depositor');
  const closing = of('opening') + of('earnings') - of('draw') + of('returned') + of('top_up') - out;
  if (closing !== of('closing')) faults.push('the reserve does not roll');
  if (
    total(
      clauses.filter((row) => row['payee'] === 'reserve'),
      'paid',
    ) !== of('top_up')
  )
    faults.push('a top-up unpaid');
  for (const row of clauses) {
    if (cents(row['paid']) > cents(row['due'])) faults.push(`${row['clause']} ${row['payee']} is overpaid`);
    if (Object.values(row).some((text) => text.startsWith('-'))) faults.push(`${row['clause']} has a negative amount`);
  }
  for (const text of Object.values(reserve))
    if (String(text).startsWith('-')) faults.push('the reserve has a negative amount');
  return faults;
}

function ofNotes(date: DateForm): string[] {
  const faults: string[] = [];
  const classes = Object.values(date.classes);
  const principal = date.clauses.filter((row) => row['payee']?.startsWith('principal'));
  const interest = date.clauses.filter((row) => row['payee']?.startsWith('interest'));
  if (total(principal, 'paid') + cents(date.reserve['to_regular']) !== total(classes, 'principal')) {
    faults.push('principal paid is not the principal of the classes');
  }
  if (total(interest, 'paid') !== total(classes, 'interest_paid'))
    faults.push('interest paid is not that of the classes');
  for (const c of classes) {
    if (cents(c['before']) - cents(c['principal']) !== cents(c['after'])) faults.push('a balance does not roll');
    if (Object.values(c).some((text) => String(text).startsWith('-'))) faults.push('a class has a negative amount');
  }
  return faults;
}
