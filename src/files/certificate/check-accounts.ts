import { type Certificate, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, plus, siblingCheck, siblingsOf, sumOf } from './check.ts';

/** The accounts of the form: what goes in, what goes out, and the instructions to the trustee. */
export function checkAccounts(certificate: Certificate): Check[] {
  return [
    ...checkCollectionAccount(certificate),
    ...checkNotePayments(certificate),
    ...checkCertificateAccount(certificate),
    ...checkInstructions(certificate),
  ];
}

type Pair = readonly [what: string, line: Line | undefined, source: readonly (Line | undefined)[]];

/** Checks lines that repeat or add up other lines of the form; a line that the form has not is passed over. */
function pairs(certificate: Certificate, list: readonly Pair[]): Check[] {
  return list.flatMap(([what, line, source]) => {
    const present = source.filter((one): one is Line => one !== undefined);
    return line && present.length > 0
      ? [amountCheck(certificate, what, line, sumOf(...present), plus(...present))]
      : [];
  });
}

function checkCollectionAccount(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const totals = [
    ...siblingCheck(certificate, 'Total Deposits to Collection Account', lines.depositTotal),
    ...siblingCheck(certificate, 'Total Withdrawals from Collection Account', lines.withdrawTotal),
  ];
  return [
    ...totals,
    ...pairs(certificate, [
      ['deposit of finance charges', lines.depositFinance, [lines.financeAvailable]],
      ['deposit of principal', lines.depositPrincipal, [lines.principalAvailable]],
      ['deposit from the Reserve Account', lines.depositReserve, [lines.fundsDraw]],
      ['deposit of interest income', lines.depositInterest, [lines.accountInterest]],
      ['withdrawals equal deposits', lines.withdrawTotal, [lines.depositTotal]],
      ['withdrawal of the fee and advances', lines.withdrawFee, [lines.feePaid, lines.unreimbursedAdvances]],
      [
        'withdrawal for other servicers and the reviewer',
        lines.withdrawSuccessor,
        [lines.successorPaid, lines.reviewerPaid, lines.backupPaid],
      ],
    ]),
    ...excessCheck(certificate),
  ];
}

/** Excess Collections are what Available Funds leave after the other withdrawals. */
function excessCheck(certificate: Certificate): Check[] {
  const { availableFunds, withdrawFee, withdrawSuccessor, withdrawNotes, withdrawReserve, excessCollections } =
    certificate.lines;
  const out = [withdrawFee, withdrawSuccessor, withdrawNotes, withdrawReserve];
  const { cents } = siblingsOf(certificate, excessCollections);
  const left = availableFunds.value - (cents ?? sumOf(...out));
  const how = `${ln(availableFunds)} less the withdrawals above it (${plus(...out)})`;
  return [amountCheck(certificate, 'Excess Collections', excessCollections, left, how)];
}

function checkNotePayments(certificate: Certificate): Check[] {
  const { lines, classes } = certificate;
  const { noteDeposits, noteWithdrawals, withdrawNotes, reserveToNotes } = lines;
  const apart = reserveToNotes !== undefined && reserveToNotes.value > 0 && noteDeposits.value === withdrawNotes.value;
  return [
    ...siblingCheck(certificate, 'Total Deposits to Note Payment Account', noteDeposits),
    ...siblingCheck(certificate, 'Total Withdrawals from Note Payment Account', noteWithdrawals),
    ...pairs(certificate, [
      ['deposits to the Note Payment Account', noteDeposits, apart ? [withdrawNotes] : [withdrawNotes, reserveToNotes]],
      ['withdrawals from the Note Payment Account', noteWithdrawals, [noteDeposits]],
      ...classes.flatMap(({ name, interestPaid, principalPaid, distribution, toNoteholders }): Pair[] => [
        [`distribution of Class ${name}`, distribution, [interestPaid, principalPaid]],
        [
          `payment to the Class ${name} Noteholders`,
          toNoteholders,
          distribution ? [distribution] : [interestPaid, principalPaid],
        ],
      ]),
    ]),
  ];
}

function checkCertificateAccount(certificate: Certificate): Check[] {
  const { lines } = certificate;
  return [
    ...siblingCheck(certificate, 'Total Deposits to Certificate Payment Account', lines.certificateDepositTotal),
    ...pairs(certificate, [
      ['deposit to the Certificate Payment Account', lines.certificateDeposits, [lines.excessCollections]],
      ['withdrawal from the Certificate Payment Account', lines.certificateWithdrawals, [lines.certificateDeposits]],
      ['Excess Collections, carried over', lines.certificateExcess, [lines.excessCollections]],
      ['Reserve Account surplus, carried over', lines.certificateSurplus, [lines.reserveExcess]],
      ['Certificateholder Distribution', lines.certificateDistribution, [lines.certificateDepositTotal]],
      [
        'Total Withdrawals from Certificate Payment Account',
        lines.certificateWithdrawalTotal,
        [lines.certificateDistribution],
      ],
    ]),
  ];
}

function checkInstructions(certificate: Certificate): Check[] {
  const { lines } = certificate;
  return pairs(certificate, [
    ['instruction: Reserve to Collection Account', lines.instructReserveToCollection, [lines.fundsDraw]],
    ['instruction: to the Servicer', lines.instructServicer, [lines.withdrawFee]],
    ['instruction: to the backup servicer', lines.instructBackup, [lines.backupPaid]],
    ['instruction: to the Note Payment Account', lines.instructNotes, [lines.withdrawNotes]],
    ['instruction: to the Certificate Payment Account', lines.instructCertificate, [lines.excessCollections]],
    ['instruction: to the Reserve Account', lines.instructReserve, [lines.withdrawReserve]],
    ['instruction: unfunded Regular Principal', lines.instructReserveToNotes, [lines.reserveToNotes]],
    ['instruction: excess of the Reserve Account', lines.instructReserveExcess, [lines.reserveExcess]],
    [
      'instruction: to certificateholders',
      lines.instructCertificateholders,
      [lines.certificateWithdrawals ?? lines.certificateDistribution],
    ],
  ]);
}
