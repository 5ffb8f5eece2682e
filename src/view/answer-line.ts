import type { Fault } from '../deal/fault.ts';
import { strangeKey } from '../deal/strange-key.ts';
import { EngineBug } from '../engine/engine-bug.ts';
import { engine } from '../engine/run.ts';
import { parseScenario, type ScenarioContext } from '../scenario/parse-scenario.ts';
import { headlessResult } from './headless-result.ts';
import { answerRequest, isRequest } from './request-answers.ts';

/** One line of answer of the headless contract, and whether it is a result. */
export interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** Answers one line of JSON: the result of its scenario, or an error with its place and a sentence. Never throws. */
export function answerLine(line: string, context: ScenarioContext): Answer {
  let form: unknown;
  try {
    form = JSON.parse(line);
  } catch (error) {
    return refused({
      path: '',
      message: `This line is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
    });
  }
  const strange = strangeKey(form);
  if (strange) return refused(strange);
  try {
    return isRequest(form) ? answerOfRequest(form, context) : resultOfScenario(form, context);
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return refused({
      path: '',
      message: `The run is withheld, because a promise of the documents is broken. ${error.message}`,
    });
  }
}

function resultOfScenario(form: unknown, context: ScenarioContext): Answer {
  const read = parseScenario(form, context);
  if (!read.ok) return refused(read.fault);
  return { ok: true, text: JSON.stringify(headlessResult(engine(read.value.deal, read.value.scenario))) };
}

function answerOfRequest(form: object, context: ScenarioContext): Answer {
  const read = answerRequest(form, context);
  return read.ok ? { ok: true, text: JSON.stringify(read.value) } : refused(read.fault);
}

function refused(fault: Fault): Answer {
  return { ok: false, text: JSON.stringify({ error: fault }) };
}
