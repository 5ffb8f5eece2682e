import type { Start } from '../../scenario/scenario.ts';
import type { Certificate, Line } from '../certificate/certificate.ts';
import { amountCheck, type Check } from '../certificate/check.ts';

/** What stands after the month before a certificate, in cents. */
export interface StoodBefore {
  readonly month: number;
  readonly classes: readonly string[];
  readonly start: Start;
  readonly netLoss: number;
}

/** The rolls from the month before, as it is known, to a certificate: what stood at the end must stand at the beginning. */
export function checkAgainstKnown(certificate: Certificate, before: StoodBefore): Check[] {
  const { lines, classes } = certificate;
  const { start } = before;
  const known = before.month === 0 ? 'closing' : `month ${before.month} as it is known`;
  const opening = (what: string, line: Line, value: number | null, stood: number) =>
    amountCheck(certificate, what, { ...line, value: value ?? 0 }, stood, `what stood after ${known}`);
  const balances = classes.flatMap(({ name, balance }) => {
    const stood = start.balances[before.classes.indexOf(name)];
    return stood === undefined ? [] : [opening(`opening balance of Class ${name}`, balance, balance.first, stood)];
  });
  const { cumulativeNetLosses: toDate, netLosses: period } = lines;
  return [
    opening('opening Pool Balance', lines.poolBegin, lines.poolBegin.value, start.pool),
    ...balances,
    opening('opening Reserve Account', lines.reserveBegin, lines.reserveBegin.value, start.reserve),
    ...(toDate && period
      ? [
          amountCheck(
            certificate,
            'net losses to date',
            toDate,
            before.netLoss + period.value,
            `those through ${known} and the month's own`,
          ),
        ]
      : []),
  ];
}
