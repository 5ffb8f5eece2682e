import { shortText } from './cell-text.ts';
import { type Certificate, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, minus, plainCheck, plus, shareCheck, sumOf } from './check.ts';

/** Delinquencies, net losses of the period and to date, extensions. */
export function checkLosses(certificate: Certificate): Check[] {
  return [
    ...checkDelinquency(certificate),
    ...checkPeriod(certificate),
    ...checkToDate(certificate),
    ...checkExtensions(certificate),
  ];
}

function checkDelinquency(certificate: Certificate): Check[] {
  const { pastDue31, pastDue61, pastDue91, pastDue91OrMore, pastDue121, pastDueTotal, pastDuePercent, poolEnd } =
    certificate.lines;
  if (!pastDueTotal) return [];
  const parts = [pastDue31, pastDue61, pastDue91, pastDue91OrMore, pastDue121];
  const amount = amountCheck(certificate, 'total past due', pastDueTotal, sumOf(...parts), plus(...parts));
  const loans = countCheck('number of loans past due', pastDueTotal, parts);
  const share = pastDuePercent ? shareCheck('share of the pool past due', pastDuePercent, pastDueTotal, poolEnd) : null;
  return share ? [amount, loans, share] : [amount, loans];
}

function countCheck(what: string, total: Line, parts: readonly (Line | undefined)[]): Check {
  const sum = parts.reduce((loans, line) => loans + (line?.first ?? 0), 0);
  const ok = sum === total.first;
  const says = `Line ${total.line} (${shortText(total.label, 60)}) prints ${total.first} loans`;
  const sentence = ok ? `${says}, which agrees with ${plus(...parts)}.` : `${says}; by ${plus(...parts)} it is ${sum}.`;
  return plainCheck(what, total.line, String(total.first), String(sum), ok, sentence);
}

function checkPeriod(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const {
    poolBegin,
    poolDefaulted,
    financeLiquidation,
    principalLiquidation,
    defaulted,
    recoveries,
    netLosses,
    netLossRatio,
  } = lines;
  const proceeds = [financeLiquidation, principalLiquidation];
  const checks: (Check | null)[] = [];
  if (defaulted)
    checks.push(
      amountCheck(
        certificate,
        'defaulted receivables, twice printed',
        defaulted,
        poolDefaulted.value,
        ln(poolDefaulted),
      ),
    );
  if (recoveries)
    checks.push(amountCheck(certificate, 'recoveries', recoveries, sumOf(...proceeds), plus(...proceeds)));
  if (netLosses) {
    const net = (defaulted ?? poolDefaulted).value - (recoveries?.value ?? sumOf(...proceeds));
    checks.push(
      amountCheck(
        certificate,
        'net losses of the period',
        netLosses,
        net,
        minus(defaulted ?? poolDefaulted, ...(recoveries ? [recoveries] : proceeds)),
      ),
    );
    if (netLossRatio) checks.push(shareCheck('ratio of net losses', netLossRatio, netLosses, poolBegin));
  }
  return checks.filter((check) => check !== null);
}

function checkToDate(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const {
    initialPool,
    cumulativeDefaulted,
    cumulativeRecoveries,
    cumulativeNetLosses,
    cumulativeNetLossRatio,
    averageNetLoss,
  } = lines;
  const checks: (Check | null)[] = [];
  if (cumulativeNetLosses && cumulativeDefaulted && cumulativeRecoveries) {
    const net = cumulativeDefaulted.value - cumulativeRecoveries.value;
    const how = minus(cumulativeDefaulted, cumulativeRecoveries);
    checks.push(amountCheck(certificate, 'cumulative net losses', cumulativeNetLosses, net, how));
  }
  if (cumulativeNetLosses && cumulativeNetLossRatio) {
    checks.push(shareCheck('ratio of cumulative net losses', cumulativeNetLossRatio, cumulativeNetLosses, initialPool));
  }
  const loans = cumulativeDefaulted?.first ?? 0;
  if (averageNetLoss && cumulativeNetLosses && cumulativeDefaulted && loans > 0) {
    const net = cumulativeNetLosses.value;
    const rounded = Math.floor((2 * Math.abs(net) + loans) / (2 * loans));
    const how = `${ln(cumulativeNetLosses)} / the loans of ${ln(cumulativeDefaulted)}`;
    checks.push(amountCheck(certificate, 'average net loss', averageNetLoss, net < 0 ? -rounded : rounded, how));
  }
  return checks.filter((check) => check !== null);
}

function checkExtensions(certificate: Certificate): Check[] {
  const { extended, extensionBase, extensionRatio, poolBegin } = certificate.lines;
  const checks: (Check | null)[] = [];
  if (extensionBase)
    checks.push(amountCheck(certificate, 'pool of the extensions', extensionBase, poolBegin.value, ln(poolBegin)));
  if (extended && extensionRatio)
    checks.push(shareCheck('ratio of extensions', extensionRatio, extended, extensionBase ?? poolBegin));
  return checks.filter((check) => check !== null);
}
