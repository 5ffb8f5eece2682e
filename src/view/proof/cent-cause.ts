import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { type Day, parseDay } from '../../money/day.ts';
import { type Comparison, KNOWN_CENTS_RESTART, KNOWN_CENTS_RUN_ON, type ProofMode } from '../../proof/certificates.ts';
import { plainAmount } from '../amount-text.ts';
import { dateText } from '../date-text.ts';

/** Why a figure differs from the filing by a cent, as far as that is known. */
export function centCause({ month, line, ours, filed }: Comparison, mode: ProofMode): string {
  const known = (mode === 'restart' ? KNOWN_CENTS_RESTART : KNOWN_CENTS_RUN_ON).some(
    (one) => one.month === month && one.key === line.key && one.cents === ours - filed,
  );
  if (!known) return 'This difference is not known: it has no explanation yet.';
  const isSplit = SPLIT_MONTHS.includes(month);
  if (line.key.startsWith('principal')) return isSplit ? splitCause(month) : givenBack(month);
  return isSplit ? `Its principal of this date is a cent off. ${splitCause(month)}` : stillThere(month);
}

/** Months whose principal the filer divides otherwise than by half-up shares. */
const SPLIT_MONTHS: readonly number[] = [8, 22];

function dateOfMonth(month: number): string {
  return dateText(parseDay(FILED_MONTHS.distributionDate[month - 1] ?? '') ?? (0 as Day));
}

/** The filed balances and principal of the rank, and what an exact share of them would be. */
function splitCause(month: number): string {
  const { before, principal } = FILED_MONTHS.results.byClass;
  const [first, second] = [before['A-2a'][month - 1] ?? 0, before['A-2b'][month - 1] ?? 0];
  const filed = principal['A-2a'][month - 1] ?? 0;
  const total = filed + (principal['A-2b'][month - 1] ?? 0);
  const rank = first + second;
  return [
    `A-2a and A-2b share ${plainAmount(total)} by their balances, ${plainAmount(first)} and ${plainAmount(second)}.`,
    `The exact share of A-2a is ${exactShare(total, first, rank)}; half-up is ${plainAmount(halfUp(total, first, rank))}, and the certificate has ${plainAmount(filed)}.`,
    'No rule of rounding fits every month of every trust, so the cent stands.',
  ].join(' ');
}

function halfUp(total: number, part: number, rank: number): number {
  return Number((2n * BigInt(total) * BigInt(part) + BigInt(rank)) / (2n * BigInt(rank)));
}

/** Parts of a cent that are shown of an exact share. */
const PARTS = 10_000n;

/** total x part / rank with four places of a cent, cut off. */
function exactShare(total: number, part: number, rank: number): string {
  const parts = (BigInt(total) * BigInt(part) * PARTS) / BigInt(rank);
  const cents = Number(parts / PARTS);
  return `${plainAmount(cents)}${String(parts % PARTS).padStart(4, '0')}…`;
}

function stillThere(month: number): string {
  const from = SPLIT_MONTHS.findLast((one) => one < month) ?? month;
  return `The cent of ${dateOfMonth(from)} is still in the balance: nothing has been divided since that gave it back.`;
}

function givenBack(month: number): string {
  const from = SPLIT_MONTHS.findLast((one) => one < month) ?? month;
  return `Our balances are a cent off the filed ones since ${dateOfMonth(from)}, and so is this share; with it the balances agree again.`;
}
