import type { Certificate, Line } from './certificate.ts';

/** One figure of the certificate that an engine reckons: its place in a result date, its label, its amount in cents. */
export interface FiledResult {
  /** Path in a date of the headless result: "tests.priority", "classes.A-1.principal". */
  readonly key: string;
  readonly line: string;
  readonly label: string;
  readonly cents: number;
}

/**
 * The figures of the certificate that follow from its collections, for a comparison line by line. What is fed in
 * (collections, benchmark, earnings) is not among them.
 */
export function filedResultsOf({ lines, classes }: Certificate): FiledResult[] {
  const result = (key: string, line: Line | undefined): FiledResult[] =>
    line ? [{ key, line: line.line, label: line.label, cents: line.value }] : [];
  const ofClass = classes.flatMap(({ name, totalInterest, interestPaid, principalPaid, balance }) => [
    ...result(`classes.${name}.interest_due`, totalInterest),
    ...result(`classes.${name}.interest_paid`, interestPaid),
    ...result(`classes.${name}.principal`, principalPaid),
    ...result(`classes.${name}.after`, balance),
  ]);
  return [
    ...result('pool_end', lines.poolEnd),
    ...result('available_collections', lines.availableCollections),
    ...result('fee.current', lines.feeMonthly),
    ...result('fee.paid', lines.feePaid),
    ...result('tests.priority', lines.priority),
    ...result('tests.secondary', lines.secondary),
    ...result('tests.tertiary', lines.tertiary),
    ...result('tests.quaternary', lines.quaternary),
    ...result('tests.regular', lines.regular),
    ...result('tests.required_payment', lines.requiredPayment),
    ...ofClass,
    ...result('reserve.draw', lines.fundsDraw),
    ...result('reserve.top_up', lines.reserveDeposit),
    ...result('reserve.to_regular', lines.reserveToNotes),
    ...result('reserve.to_successor', lines.reserveToSuccessor),
    ...result('reserve.to_depositor', lines.reserveExcess),
    ...result('reserve.closing', lines.reserveEnd),
    ...result('certificateholders', lines.excessCollections),
  ];
}
