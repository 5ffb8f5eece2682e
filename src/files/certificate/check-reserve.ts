import { exactProduct } from '../../money/exact-product.ts';
import { parsePercent, RATE_ONE } from '../../money/rate.ts';
import { type Certificate, type Line, ln } from './certificate.ts';
import { amountCheck, type Check, minus, plainCheck, plus, sumOf } from './check.ts';
import { printAmount } from './print-amount.ts';

/** The Required Reserve Account Amount and the roll of the Reserve Account. */
export function checkReserve(certificate: Certificate): Check[] {
  const { lines } = certificate;
  const { reserveBegin, reserveEarnings, reserveDraw, reserveAmount, reserveDeposit, reserveExcess, reserveEnd } =
    lines;
  const { reserveToNotes, reserveToSuccessor, reserveRequired, withdrawReserve } = lines;
  const amount = (what: string, line: Line | undefined, computed: number, how: string) =>
    line ? [amountCheck(certificate, what, line, computed, how)] : [];
  const held = sumOf(reserveBegin, reserveEarnings) - reserveDraw.value;
  const heldBy = `${plus(reserveBegin, reserveEarnings)} - ${ln(reserveDraw)}`;
  const filled = held + reserveDeposit.value;
  const filledBy = `${reserveAmount ? ln(reserveAmount) : heldBy} + ${ln(reserveDeposit)}`;
  const end = filled - sumOf(reserveToNotes, reserveToSuccessor, reserveExcess);
  const excess = Math.max(filled - requirementOf(certificate), 0) - sumOf(reserveToNotes, reserveToSuccessor);
  const endBy = `${filledBy} - ${minus(reserveToNotes, reserveToSuccessor, reserveExcess)}`;
  const excessBy = `${filledBy} - ${minus(reserveRequired, reserveToNotes, reserveToSuccessor)}`;
  return [
    ...requiredChecks(certificate),
    ...amount('Reserve Account Amount', reserveAmount, held, heldBy),
    ...amount('deposit to the Reserve Account', reserveDeposit, withdrawReserve.value, ln(withdrawReserve)),
    ...amount('roll of the Reserve Account', reserveEnd, end, endBy),
    ...amount('excess of the Reserve Account', reserveExcess, excess, excessBy),
    ...deficiencyCheck(certificate),
  ];
}

/** When no Note is left the requirement is nothing. */
function requirementOf({ lines }: Certificate): number {
  return lines.noteBalance.value === 0 ? 0 : lines.reserveRequired.value;
}

/** The form of 2018 on prints "Ln50 - Ln57" beside this line; what is meant is the requirement less the ending balance. */
function deficiencyCheck(certificate: Certificate): Check[] {
  const { reserveDeficiency, reserveBegin, reserveRequired, reserveEnd } = certificate.lines;
  if (!reserveDeficiency) return [];
  const asPrinted = reserveBegin.value - reserveEnd.value;
  const meant = Math.max(requirementOf(certificate) - reserveEnd.value, 0);
  const computed = reserveDeficiency.value === asPrinted ? asPrinted : meant;
  const how = `${ln(reserveRequired)} - ${ln(reserveEnd)}`;
  return [amountCheck(certificate, 'Reserve Account Deficiency at the end', reserveDeficiency, computed, how)];
}

function requiredChecks(certificate: Certificate): Check[] {
  const { reserveRequired, reserveLesserNotes, initialPool, noteBalance } = certificate.lines;
  const checks: Check[] = [];
  if (reserveLesserNotes) {
    checks.push(
      amountCheck(
        certificate,
        'Note Balance at the reserve requirement',
        reserveLesserNotes,
        noteBalance.value,
        ln(noteBalance),
      ),
    );
    const number = Number.parseInt(reserveLesserNotes.line, 10);
    const choices = certificate.rows.filter((row) => row.number === number && row.cents !== null);
    const least = Math.min(...choices.map(({ cents }) => cents ?? 0));
    const how = `the lesser of ${choices.map(({ line }) => `Ln ${line}`).join(' and ')}`;
    checks.push(amountCheck(certificate, 'Required Reserve Account Amount', reserveRequired, least, how));
  }
  const named = /\((\d+(?:\.\d+)?) ?% of (?:the )?initial pool/i.exec(reserveRequired.label);
  const share = named ? parsePercent(named[1] ?? '') : null;
  if (share === null || named === null) return checks;
  const computed = exactProduct(initialPool.value, share, RATE_ONE);
  const what = 'percentage in the label of the reserve requirement';
  const ok = computed === reserveRequired.value;
  const sentence = ok
    ? `Line ${reserveRequired.line} prints ${printAmount(reserveRequired.value)}, which is ${named[1]} % of ${ln(initialPool)}.`
    : `The label of line ${reserveRequired.line} says ${named[1]} % of the Initial Pool Balance, which is ${printAmount(computed)}; the line prints ${printAmount(reserveRequired.value)}.`;
  return [
    ...checks,
    plainCheck(what, reserveRequired.line, printAmount(reserveRequired.value), printAmount(computed), ok, sentence),
  ];
}
