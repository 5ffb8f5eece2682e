import { exactProduct } from '../../money/exact-product.ts';
import { type Certificate, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, minus, plainCheck, plus, sumOf } from './check.ts';
import { exactOcTarget } from './exact-oc-target.ts';
import { type PrincipalTests, principalTests } from './principal-tests.ts';
import { printAmount } from './print-amount.ts';

/** The application of Available Funds: fee, Total Note Interest, principal tests, Required Payment Amount. */
export function checkApplication(certificate: Certificate): Check[] {
  return [
    ...checkFees(certificate),
    ...checkInterest(certificate),
    headingCheck(certificate),
    ...checkTests(certificate),
    ...checkDeficiency(certificate),
  ];
}

/** The servicing fee is one twelfth of 1.00 % of the pool at the month's start. */
const FEE_DIVISOR = 1200;

function checkFees(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const { poolBegin, feeMonthly, feeUnpaid, feePaid, feeShortfall } = lines;
  const fee = exactProduct(Math.max(poolBegin.value, 0), 1, FEE_DIVISOR);
  const checks = [
    amountCheck(certificate, 'Monthly Servicing Fee', feeMonthly, fee, `1/12 of 1.00 % of ${ln(poolBegin)}`),
  ];
  const shortfall = (
    what: string,
    line: Line | undefined,
    due: readonly (Line | undefined)[],
    paid: Line | undefined,
  ) => {
    if (line && paid)
      checks.push(amountCheck(certificate, what, line, sumOf(...due) - paid.value, `${plus(...due)} - ${ln(paid)}`));
  };
  shortfall('shortfall of the Servicing Fee', feeShortfall, [feeMonthly, feeUnpaid], feePaid);
  shortfall('shortfall of the successor servicer', lines.successorShortfall, [lines.successorDue], lines.successorPaid);
  shortfall('shortfall of the reviewer', lines.reviewerShortfall, [lines.reviewerDue], lines.reviewerPaid);
  const backup = [lines.backupFee, lines.backupTransition, lines.backupOther];
  shortfall('shortfall of the backup servicer', lines.backupShortfall, backup, lines.backupPaid);
  return checks;
}

function checkInterest(certificate: Certificate): Check[] {
  return certificate.classes.flatMap(
    ({ name, monthlyInterest, additionalInterest, interestOnAdditional, totalInterest, interestPaid }) => {
      const parts = [monthlyInterest, additionalInterest, interestOnAdditional];
      const total = amountCheck(
        certificate,
        `Total Note Interest of Class ${name}`,
        totalInterest,
        sumOf(...parts),
        plus(...parts),
      );
      const what = `interest distributed to Class ${name}`;
      // Less than the interest due is a shortfall and no slip, as long as nothing was left for certificateholders.
      const short = interestPaid.value < totalInterest.value && certificate.lines.excessCollections.value === 0;
      const paid = short ? interestPaid.value : totalInterest.value;
      return [total, amountCheck(certificate, what, interestPaid, paid, `the total of ${ln(totalInterest)}`)];
    },
  );
}

/** A line that heads lettered lines prints no amount of its own; an amount there has slipped out of its row. */
function headingCheck({ rows }: Certificate): Check {
  const heading = rows.find((row, at) => {
    const next = rows[at + 1];
    return row.letter === '' && row.cents !== null && next?.number === row.number && next.letter !== '';
  });
  const what = 'headings print no amount';
  if (!heading)
    return plainCheck(what, '', 'none', 'none', true, 'No line that heads lettered lines prints an amount.');
  const printed = printAmount(heading.cents ?? 0);
  const sentence = `Line ${heading.line} (${heading.label}) heads the lines below it and prints no amount in the form, but ${printed} stands there: the values have slipped by a row.`;
  return plainCheck(what, heading.line, printed, 'none', false, sentence);
}

const TESTS: readonly (readonly [keyof PrincipalTests, string, string])[] = [
  ['priority', 'Priority', 'Class A'],
  ['secondary', 'Secondary', 'Class A and B'],
  ['tertiary', 'Tertiary', 'Class A to C'],
  ['quaternary', 'Quaternary', 'all Notes'],
  ['regular', 'Regular', 'all Notes, and the Overcollateralization Target Amount'],
];

function checkTests(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const target = exactOcTarget(certificate);
  if (target === null) {
    const sentence = `Line ${lines.ocTarget.line} prints no cents and is no plain percentage of ${ln(lines.initialPool)}: the principal tests cannot be checked.`;
    return [
      plainCheck(
        'Overcollateralization Target Amount',
        lines.ocTarget.line,
        lines.ocTarget.text,
        'unknown',
        false,
        sentence,
      ),
    ];
  }
  const tests = principalTests(certificate, target.cents);
  const due = Object.values(tests).reduce((sum: number, test: number) => sum + test, 0);
  const { noteBalance } = lines;
  const checks = TESTS.map(([key, word, level]) => {
    const how = `the balances before the date (${level}), ${ln(lines.poolEnd)} and the tests before it`;
    return amountCheck(certificate, `${word} Principal Distributable Amount`, lines[key], tests[key], how);
  });
  const paid = (noteBalance.first ?? 0) - noteBalance.value;
  const short = paid < due && lines.excessCollections.value === 0;
  const drop: Line = { ...noteBalance, label: 'fall of the Note Balance', value: paid, text: printAmount(paid) };
  checks.push(
    amountCheck(
      certificate,
      'principal paid in all',
      drop,
      short ? paid : due,
      'the sum of the five principal amounts',
    ),
  );
  return [...checks, requiredCheck(certificate, due - tests.regular)];
}

/** The form adds its own lines; where these have slipped, the amounts behind them give the better answer. */
function requiredCheck(certificate: Certificate, testsDue: number): Check {
  const { lines, classes } = certificate;
  const fee = [lines.feeMonthly, lines.feeUnpaid];
  const capped = [lines.successorDue, lines.reviewerDue, lines.backupFee, lines.backupTransition, lines.backupOther];
  const interest = classes.map(({ totalInterest }) => totalInterest);
  const asPrinted = sumOf(
    ...fee,
    ...capped,
    ...interest,
    lines.priority,
    lines.secondary,
    lines.tertiary,
    lines.quaternary,
  );
  const behind = sumOf(...fee, ...capped, ...classes.map(({ interestPaid }) => interestPaid)) + testsDue;
  const { requiredPayment } = lines;
  const computed = requiredPayment.value === asPrinted ? asPrinted : behind;
  const how = 'fee, capped amounts, Total Note Interest and the four tests';
  return amountCheck(certificate, 'Required Payment Amount', requiredPayment, computed, how);
}

function checkDeficiency(certificate: Certificate): Check[] {
  const { deficiencyDue, reserveRequired, reserveAmount } = certificate.lines;
  if (!deficiencyDue || !reserveAmount) return [];
  const due = Math.max(reserveRequired.value - reserveAmount.value, 0);
  const how = `${minus(reserveRequired, reserveAmount)} where that is above zero`;
  return [amountCheck(certificate, 'Reserve Account Deficiency at its clause', deficiencyDue, due, how)];
}
