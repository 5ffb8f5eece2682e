import { type Certificate, ln } from './certificate.ts';
import { amountCheck, type Check, plus, siblingCheck, sumOf } from './check.ts';

/** Available Collections and Available Funds, from the collections up. */
export function checkCollections(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const { financeAvailable, principalAvailable, totalCollections, accountInterest, advances, availableCollections } =
    lines;
  const { fundsCollections, fundsDraw, availableFunds, reserveDraw } = lines;
  const amount = (what: string, line: NonNullable<typeof totalCollections>, computed: number, how: string) =>
    amountCheck(certificate, what, line, computed, how);
  const checks = [
    ...siblingCheck(certificate, 'Available Finance Charge Collections', financeAvailable),
    ...siblingCheck(certificate, 'Available Principal Collections', principalAvailable),
  ];
  const finance = sumOf(lines.financeCollections, lines.financeLiquidation, lines.financePurchases);
  const principal = sumOf(lines.principalCollections, lines.principalLiquidation, lines.principalPurchases);
  if (totalCollections) {
    const parts =
      financeAvailable && principalAvailable ? plus(financeAvailable, principalAvailable) : 'the collections above it';
    const sum =
      financeAvailable && principalAvailable ? sumOf(financeAvailable, principalAvailable) : finance + principal;
    checks.push(amount('Total Finance Charge and Principal Collections', totalCollections, sum, parts));
  }
  const collected = totalCollections?.value ?? finance + principal;
  const how = totalCollections ? plus(totalCollections, accountInterest, advances) : 'the sum of the collections';
  checks.push(amount('Available Collections', availableCollections, collected + sumOf(accountInterest, advances), how));
  if (fundsCollections) {
    checks.push(
      amount(
        'Available Collections, carried over',
        fundsCollections,
        availableCollections.value,
        ln(availableCollections),
      ),
    );
  }
  const funds = plus(fundsCollections ?? availableCollections, fundsDraw);
  checks.push(
    amount('Available Funds', availableFunds, sumOf(fundsCollections ?? availableCollections, fundsDraw), funds),
  );
  checks.push(amount('Reserve Account Draw Amount, twice printed', reserveDraw, fundsDraw.value, ln(fundsDraw)));
  return checks;
}
