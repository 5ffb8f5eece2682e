import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseDeal } from './deal/parse-deal.ts';
import { THIS_TRUST } from './deal/this-trust.ts';
import { filedMonths } from './scenario/filed-months.ts';
import type { ScenarioContext } from './scenario/parse-scenario.ts';
import { answerLine } from './view/answer-line.ts';
import { contractSchemas } from './view/contract-schemas.ts';

/**
 * The headless contract: one JSON scenario a line in, one JSON result a line out, in order, streaming. Standard output is
 * JSON alone; what is wrong with the call itself goes to standard error. Exit code 1 where a line had an error.
 */
function main(args: readonly string[]): number | Promise<number> {
  const call = readCall(args);
  if (typeof call === 'string') {
    process.stderr.write(`${call}\n`);
    return 2;
  }
  if (call.schema) {
    process.stdout.write(`${JSON.stringify(contractSchemas(), null, 2)}\n`);
    return 0;
  }
  const context = contextFor(call.dealFile);
  if (typeof context === 'string') {
    process.stderr.write(`${context}\n`);
    return 2;
  }
  return answerAll(context);
}

interface Call {
  readonly schema: boolean;
  readonly dealFile: string | null;
}

const USAGE =
  'Usage: npm run -s headless [-- --deal FILE | --schema], with one JSON scenario a line on standard input.';

function readCall(args: readonly string[]): Call | string {
  if (args.length === 0) return { schema: false, dealFile: null };
  if (args.length === 1 && args[0] === '--schema') return { schema: true, dealFile: null };
  if (args.length === 2 && args[0] === '--deal') return { schema: false, dealFile: args[1] ?? '' };
  return `${args.join(' ')} is not a call that is known here. ${USAGE}`;
}

/** The deal of a file, else this trust with its filed months; a sentence where the file cannot be used. */
function contextFor(file: string | null): ScenarioContext | string {
  if (file === null) return { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
  let form: unknown;
  try {
    form = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `The deal file ${file} could not be read as JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const deal = parseDeal(form);
  return deal.ok
    ? { deal: deal.value, filed: null }
    : `The deal file ${file}, at ${deal.fault.path || 'its top'}: ${deal.fault.message}`;
}

async function answerAll(context: ScenarioContext): Promise<number> {
  let code = 0;
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const answer = answerLine(line, context);
    if (!answer.ok) code = 1;
    // Waiting for the reader keeps a million lines in the memory of one.
    if (!process.stdout.write(`${answer.text}\n`)) await once(process.stdout, 'drain');
  }
  return code;
}

process.exitCode = await main(process.argv.slice(2));
