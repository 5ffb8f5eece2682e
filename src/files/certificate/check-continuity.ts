import { monthOfDay } from '../../money/day.ts';
import { type Certificate, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, plainCheck } from './check.ts';

/** Whether this is a trust's first certificate: the pool still stands at its initial balance. */
export function isFirst({ lines }: Certificate): boolean {
  return lines.poolBegin.value === lines.initialPool.value;
}

/** In the first period the losses to date are those of the period. */
export function checkFirstPeriod(certificate: Certificate): Check[] {
  if (!isFirst(certificate)) return [];
  const { defaulted, recoveries, cumulativeDefaulted, cumulativeRecoveries } = certificate.lines;
  return toDate(certificate, [
    ['defaults to date', cumulativeDefaulted, defaulted, undefined],
    ['recoveries to date', cumulativeRecoveries, recoveries, undefined],
  ]);
}

type ToDate = readonly [what: string, line: Line | undefined, period: Line | undefined, before: Line | undefined];

function toDate(certificate: Certificate, list: readonly ToDate[]): Check[] {
  return list.flatMap(([what, line, period, before]) => {
    if (!line || !period) return [];
    const how = before ? `${ln(before)} of the certificate before + ${ln(period)}` : ln(period);
    return [amountCheck(certificate, what, line, (before?.value ?? 0) + period.value, how)];
  });
}

/**
 * The rolls from one certificate of a trust to the next: what stood at the end stands at the beginning, and what is told to
 * date has grown by the period.
 * @returns one failing check where the two are not of successive months of one trust.
 */
export function checkAgainstPrevious(previous: Certificate, certificate: Certificate): Check[] {
  const apart = monthOfDay(certificate.distributionDate) - monthOfDay(previous.distributionDate);
  if (previous.series !== certificate.series || apart !== 1) {
    const sentence = `The certificate before must be of ${certificate.trust} and of the month before; this one is of ${previous.trust}, ${apart} months before.`;
    return [plainCheck('certificate of the month before', '', previous.series, certificate.series, false, sentence)];
  }
  const [now, then] = [certificate.lines, previous.lines];
  const opening = (what: string, line: Line, value: number, from: Line) => {
    const before: Line = { ...line, value };
    return amountCheck(certificate, what, before, from.value, `${ln(from)} of the certificate before`);
  };
  const classes = certificate.classes.flatMap((one) => {
    const before = previous.classes.find(({ name }) => name === one.name);
    return before
      ? [opening(`opening balance of Class ${one.name}`, one.balance, one.balance.first ?? 0, before.balance)]
      : [];
  });
  return [
    opening('opening Pool Balance', now.poolBegin, now.poolBegin.value, then.poolEnd),
    opening('Initial Pool Balance', now.initialPool, now.initialPool.value, then.initialPool),
    ...classes,
    opening('opening Reserve Account', now.reserveBegin, now.reserveBegin.value, then.reserveEnd),
    ...toDate(certificate, [
      ['defaults to date', now.cumulativeDefaulted, now.defaulted, then.cumulativeDefaulted],
      ['recoveries to date', now.cumulativeRecoveries, now.recoveries, then.cumulativeRecoveries],
      ['net losses to date', now.cumulativeNetLosses, now.netLosses, then.cumulativeNetLosses],
    ]),
  ];
}
