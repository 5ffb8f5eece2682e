import { shortText } from './cell-text.ts';
import { type Certificate, type ClassLines, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, minus, plainCheck, siblingCheck, siblingsOf } from './check.ts';
import { printAmount } from './print-amount.ts';

/** The rolls of the pool and of the Notes, overcollateralization, the pool factors. */
export function checkPoolAndNotes(certificate: Certificate): Check[] {
  const { lines, classes } = certificate;
  const {
    poolBegin,
    poolPrincipal,
    poolPurchases,
    poolDefaulted,
    poolEnd,
    noteBalance,
    ocCurrent,
    principalCollections,
    principalPurchases,
  } = lines;
  const rolled = poolBegin.value - poolPrincipal.value - poolPurchases.value - poolDefaulted.value;
  const roll = minus(poolBegin, poolPrincipal, poolPurchases, poolDefaulted);
  const checks = [
    amountCheck(certificate, 'Pool Balance roll', poolEnd, rolled, roll),
    amountCheck(
      certificate,
      'principal collections, twice printed',
      principalCollections,
      poolPrincipal.value,
      ln(poolPrincipal),
    ),
    amountCheck(
      certificate,
      'purchased principal, twice printed',
      principalPurchases,
      poolPurchases.value,
      ln(poolPurchases),
    ),
    ...classes.map((one) => rollCheck(certificate, one)),
    ...siblingCheck(certificate, 'Note Balance at the end', noteBalance),
    openingSum(certificate, noteBalance),
  ];
  if (ocCurrent) {
    const how = `${ln(poolEnd)} - ${ln(noteBalance)}`;
    checks.push(amountCheck(certificate, 'overcollateralization', ocCurrent, poolEnd.value - noteBalance.value, how));
  }
  for (const { name, balance, factor } of classes) {
    if (factor) checks.push(factorCheck(`pool factor of Class ${name}`, factor, balance));
  }
  if (lines.noteFactor) checks.push(factorCheck('pool factor of the Notes', lines.noteFactor, noteBalance));
  return checks;
}

/** A class's balance before, less its principal, is its balance after. */
function rollCheck(certificate: Certificate, { name, balance, principalPaid }: ClassLines): Check {
  const before = balance.first ?? 0;
  const fromReserve = certificate.lines.reserveToNotes;
  const rolled = before - principalPaid.value;
  const how = `Ln ${balance.line} of the beginning - ${ln(principalPaid)}`;
  const what = `roll of Class ${name}`;
  // Principal out of the reserve's excess may be printed apart from the class's distribution.
  const apart = fromReserve !== undefined && fromReserve.value > 0 && rolled - fromReserve.value === balance.value;
  if (apart) return amountCheck(certificate, what, balance, balance.value, `${how} - ${ln(fromReserve)}`);
  return amountCheck(certificate, what, balance, rolled, how);
}

function openingSum(certificate: Certificate, total: Line): Check {
  const { first, how } = siblingsOf(certificate, total);
  const what = 'Note Balance at the beginning';
  const opening: Line = { ...total, value: total.first ?? 0 };
  if (first !== null) return amountCheck(certificate, what, opening, first, `the sum of ${how} of the beginning`);
  const sentence = `Line ${total.line} cannot be checked at the beginning of the period: a line of ${how} prints no amount there.`;
  return plainCheck(what, total.line, printAmount(opening.value), 'unknown', false, sentence);
}

/** Ten millionths: the factors have seven decimals. One unit more is allowed, for a form that cuts instead of rounding. */
const FACTOR_UNIT = 1000n;
const ONE = 10_000_000_000n;

/**
 * Whether the two factors of a line go with the two balances: some original balance must give both. An original balance
 * is not printed, so a class that is gone is only checked to have factors of zero.
 */
function factorCheck(what: string, factor: Line, balance: Line): Check {
  const pairs = [
    [factor.first ?? 0, balance.first ?? 0],
    [factor.value, balance.value],
  ] as const;
  const bounds = pairs.flatMap(([share, cents]) => (share <= 0 || cents <= 0 ? [] : [originalBounds(share, cents)]));
  const tiny = balanceOfHalfAUnit(balance);
  const zeros = pairs.every(([share, cents]) =>
    cents === 0 || share === 0 ? share === 0 && cents < tiny : share > 0 && cents > 0,
  );
  const [begin, end] = bounds;
  const meet = begin === undefined || end === undefined || (begin.least <= end.most && end.least <= begin.most);
  const printed = pairs.map(([share]) => printFactor(share)).join(' to ');
  const balances = `${printAmount(pairs[0][1])} to ${printAmount(pairs[1][1])}`;
  const ok = zeros && meet;
  const says = `Line ${factor.line} (${shortText(factor.label, 60)}) prints ${printed}`;
  const sentence = ok
    ? `${says}, which goes with the balances ${balances} of line ${balance.line}.`
    : `${says}, but no original balance gives both with the balances ${balances} of line ${balance.line}.`;
  return plainCheck(what, factor.line, printed, balances, ok, sentence);
}

/** Below this balance a factor of seven decimals may print as zero. */
function balanceOfHalfAUnit(balance: Line): number {
  return Math.max(balance.first ?? 0, balance.value, 1e10) / 1e7 + 1e5;
}

/** Between which original balances a factor and a balance can stand together. */
export function originalBounds(share: number, cents: number): { least: bigint; most: bigint } {
  const scaled = BigInt(cents) * ONE;
  const high = BigInt(share) + FACTOR_UNIT;
  const low = BigInt(share) - FACTOR_UNIT;
  return { least: scaled / high, most: low > 0n ? scaled / low + 1n : scaled };
}

function printFactor(share: number): string {
  const digits = String(share).padStart(11, '0');
  return `${digits.slice(0, -10)}.${digits.slice(-10, -3)}`;
}
