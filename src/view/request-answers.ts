import * as v from 'valibot';
import { type Fault, faultAt, faultOfIssue, quoted, type Read } from '../deal/fault.ts';
import { engine } from '../engine/run.ts';
import { runWhole } from '../measures/ranges/long-job.ts';
import { type DealAndScenario, parseScenario, type ScenarioContext } from '../scenario/parse-scenario.ts';
import { answerBreakEven } from './request-answers-break-even.ts';
import { monteCarloRequest, shelfHistoryRequest } from './request-answers-draws.ts';
import {
  type BreakEvenValues,
  type ByMonthValues,
  type GridValues,
  type MeasuresValues,
  type MonteCarloValues,
  type PriceTableValues,
  REQUEST_NAMES,
  REQUEST_SCHEMAS,
  type RequestName,
  type ShelfHistoryValues,
} from './request-answers-form.ts';
import { answerPriceTable, gridRequest } from './request-answers-grid.ts';
import { type RequestJob, settled } from './request-answers-job.ts';
import { answerMeasures, readTerms } from './request-answers-measures.ts';
import { answerMonths } from './request-answers-months.ts';

/** Whether a line's form is a request beyond a run: a scenario has no field of that name. */
export function isRequest(form: unknown): form is object {
  return typeof form === 'object' && form !== null && Object.hasOwn(form, 'scenario');
}

/**
 * Answers `{"scenario": {...}, REQUEST: {...}}`, one request or several, with an object that has each request's answer by
 * its name.
 * @returns the first fault, with its place in the line
 * @throws EngineBug where a run is withheld
 */
export function answerRequest(form: object, context: ScenarioContext): Read<Readonly<Record<string, object>>> {
  const names = requestNames(form);
  if (!names.ok) return names;
  const answers: Record<string, object> = {};
  for (const name of names.value) {
    const job = requestJob(form, name, context);
    if (!job.ok) return job;
    answers[name] = job.value.answer(runWhole(job.value));
  }
  return { ok: true, value: answers };
}

/** The requests that a line makes; a fault where it makes none or one that is not known. */
function requestNames(form: object): Read<readonly RequestName[]> {
  const given = Object.keys(form).filter((key) => key !== 'scenario');
  const unknown = given.find((key) => !(REQUEST_NAMES as readonly string[]).includes(key));
  if (unknown !== undefined) {
    return faultAt(
      '',
      `${quoted(unknown)} is not a request that is known here; these are: ${REQUEST_NAMES.join(', ')}.`,
    );
  }
  if (given.length === 0) return faultAt('', `Beside "scenario" a request is wanted: ${REQUEST_NAMES.join(', ')}.`);
  return { ok: true, value: given as RequestName[] };
}

/** One request of a line, made ready: items to be shared out, and how the answer is put together from their values. */
export function requestJob(form: object, name: RequestName, context: ScenarioContext): Read<RequestJob> {
  const line = form as { readonly scenario?: unknown; readonly [request: string]: unknown };
  const values = v.safeParse(REQUEST_SCHEMAS[name], line[name], { abortEarly: true });
  if (!values.success) return under(name, faultOfIssue(values.issues[0]));
  const read = parseScenario(line.scenario, context);
  if (!read.ok) return under('scenario', read.fault);
  const job = jobOf(name, values.output, line.scenario as object, read.value, context);
  return job.ok ? job : under(name, job.fault);
}

function under(place: string, fault: Fault) {
  return faultAt(`/${place}${fault.path}`, fault.message);
}

function jobOf(
  name: RequestName,
  values: unknown,
  scenario: object,
  base: DealAndScenario,
  context: ScenarioContext,
): Read<RequestJob> {
  switch (name) {
    case 'grid':
      return gridRequest(scenario, base, values as GridValues, context);
    case 'monte_carlo':
      return monteCarloRequest(base, values as MonteCarloValues);
    case 'shelf_history':
      return shelfHistoryRequest(base, values as ShelfHistoryValues);
    case 'break_even':
      return settledRead(answerBreakEven(base, values as BreakEvenValues, context));
    case 'price_table':
      return settledRead(answerPriceTable(scenario, base, values as PriceTableValues, context));
    case 'by_month':
      return settled(() =>
        answerMonths(engine(base.deal, base.scenario), (values as ByMonthValues).residual_price ?? null),
      );
    case 'measures':
      return measuresRequest(base, values as MeasuresValues);
  }
}

function measuresRequest(base: DealAndScenario, values: MeasuresValues): Read<RequestJob> {
  const terms = readTerms(values, base.deal);
  if (!terms.ok) return terms;
  return settled(() => answerMeasures(engine(base.deal, base.scenario), terms.value));
}

function settledRead(read: Read<object>): Read<RequestJob> {
  return read.ok ? settled(read.value) : read;
}
