import { type Projection, REGIMES } from '../../engine/projection.ts';
import { figureValue } from '../why/explain.ts';
import { type EachDateId, type LifeTotalId, onDate } from '../why/figure-id.ts';
import { amountOf } from '../why/value.ts';
import { clausesOfRows, type Flow, type FlowFigures } from './flow.ts';
import { flowLinks } from './flow-links.ts';
import { flowOf } from './flow-nodes.ts';

/** The flow needs no origins, so it needs no form. */
const NO_FORM = {};

/** The money of one Distribution Date from where it came to who has it. @param at the date's place in the columns */
export function monthFlow(projection: Projection, at: number): Flow {
  const { byDate, startAfter, lists } = projection;
  const number = startAfter + at + 1;
  const run = { projection, form: NO_FORM };
  const clauses = clausesOfRows(lists[REGIMES[byDate.regime[at] as number] ?? '2.8(a)'].rows);
  const figures: FlowFigures = {
    projection,
    clauses,
    amount: (each) => amountOrNil(figureValue(run, onDate(each, number))),
    figure: (each) => onDate(each, number),
    opening: { amount: byDate.reserveOpening[at] as number, figure: { kind: 'reserve-opening', number } },
    closing: { amount: byDate.reserveClosing[at] as number, figure: { kind: 'reserve-closing', number } },
  };
  return flowOf(projection, clauses, flowLinks(figures));
}

/** The money of the whole run: every date's flows added up, the Reserve Account as it was at the start and is at the end. */
export function lifeFlow(projection: Projection): Flow {
  const { scenario, startAfter, count, byDate, lists, payments } = projection;
  const run = { projection, form: NO_FORM };
  const clauses = clausesOfRows(
    REGIMES.flatMap((regime) => (payments[regime] ? lists[regime].rows : [])).filter(isFirst),
  );
  const total = (each: EachDateId): LifeTotalId => ({ kind: 'life-total', each });
  const closing = count === 0 ? scenario.start.reserve : (byDate.reserveClosing[count - 1] as number);
  const figures: FlowFigures = {
    projection,
    clauses,
    amount: (each) => amountOrNil(figureValue(run, total(each))),
    figure: total,
    opening: { amount: scenario.start.reserve, figure: { kind: 'reserve-opening', number: startAfter + 1 } },
    closing: { amount: closing, figure: { kind: 'reserve-closing', number: startAfter + count } },
  };
  return flowOf(projection, clauses, flowLinks(figures));
}

function amountOrNil(value: ReturnType<typeof figureValue>): number {
  return value === null ? 0 : amountOf(value);
}

/** The fourth and the fifth list share their first clauses: each line counts once. */
function isFirst(
  row: { clause: string; payee: string },
  place: number,
  rows: readonly { clause: string; payee: string }[],
): boolean {
  return rows.findIndex(({ clause, payee }) => clause === row.clause && payee === row.payee) === place;
}
