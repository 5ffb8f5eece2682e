import * as v from 'valibot';
import { parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import { monteCarloScenarios } from '../request-answers-draws.ts';
import { REQUEST_SCHEMAS } from '../request-answers-form.ts';
import type { Drawn } from './walk.ts';

/** A `monte_carlo` line as it was asked. */
interface DrawnLine {
  readonly scenario?: unknown;
  readonly monte_carlo?: unknown;
}

/**
 * The draws of a line, for "why?". @param values of the draws that are in, in order from the first
 * @returns null where the line draws nothing
 */
export function drawnOf(line: DrawnLine, context: ScenarioContext, values: Float64Array): Drawn | null {
  const request = v.safeParse(REQUEST_SCHEMAS.monte_carlo, line.monte_carlo);
  const base = parseScenario(line.scenario, context);
  if (!request.success || !base.ok) return null;
  const found = monteCarloScenarios(base.value, request.output);
  return found && { ...found, paths: request.output.figures, values };
}
