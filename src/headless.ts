import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type DealForm, parseDeal } from './deal/parse-deal.ts';
import { THIS_TRUST } from './deal/this-trust.ts';
import { filedMonths } from './scenario/filed-months.ts';
import type { ScenarioContext } from './scenario/parse-scenario.ts';
import { type Answer, answerLine } from './view/answer-line.ts';
import { contractSchemas } from './view/contract-schemas.ts';
import { decodeLine, encodeLine } from './view/link-line.ts';

/**
 * The headless contract: one JSON scenario a line in, one JSON result a line out, in order, streaming; `--encode` turns
 * scenarios into the fragments of links and `--decode` links into scenarios. Standard output holds the answers alone; what
 * is wrong with the call itself goes to standard error. Exit code 1 where a line had an error.
 */
function main(args: readonly string[]): number | Promise<number> {
  const call = readCall(args);
  if (typeof call === 'string') {
    process.stderr.write(`${call}\n`);
    return 2;
  }
  if (call.task === 'schema') {
    process.stdout.write(`${JSON.stringify(contractSchemas(), null, 2)}\n`);
    return 0;
  }
  const about = aboutDeal(call.dealFile);
  if (typeof about === 'string') {
    process.stderr.write(`${about}\n`);
    return 2;
  }
  const { context, dealForm } = about;
  if (call.task === 'encode') return answerAll((line) => encodeLine(line, context, dealForm, __APP_VERSION__));
  if (call.task === 'decode') return answerAll((line) => decodeLine(line, context));
  return answerAll((line) => answerLine(line, context));
}

interface Call {
  readonly task: 'run' | 'schema' | 'encode' | 'decode';
  readonly dealFile: string | null;
}

const USAGE =
  'Usage: npm run -s headless [-- --deal FILE] with one JSON scenario a line on standard input; [-- --encode] to turn each into the fragment of a link; -- --decode with one such fragment a line; or -- --schema.';

function readCall(args: readonly string[]): Call | string {
  const [first, second, ...others] = args.filter((arg) => arg !== '--encode');
  const task = args.includes('--encode') ? 'encode' : 'run';
  if (first === undefined) return { task, dealFile: null };
  if (first === '--deal' && second !== undefined && others.length === 0) return { task, dealFile: second };
  if (args.length === 1 && first === '--schema') return { task: 'schema', dealFile: null };
  if (args.length === 1 && first === '--decode') return { task: 'decode', dealFile: null };
  return `${args.join(' ')} is not a call that is known here. ${USAGE}`;
}

interface AboutDeal {
  readonly context: ScenarioContext;
  /** The deal as the file has it; null for this trust. */
  readonly dealForm: DealForm | null;
}

/** The deal of a file, else this trust with its filed months; a sentence where the file cannot be used. */
function aboutDeal(file: string | null): AboutDeal | string {
  if (file === null) return { context: { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) }, dealForm: null };
  let form: unknown;
  try {
    form = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return `The deal file ${file} could not be read as JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const deal = parseDeal(form);
  return deal.ok
    ? { context: { deal: deal.value, filed: null }, dealForm: form as DealForm }
    : `The deal file ${file}, at ${deal.fault.path || 'its top'}: ${deal.fault.message}`;
}

/** Some programs put one before a file's first line. */
const BYTE_ORDER_MARK = /^\uFEFF/;

async function answerAll(answerOf: (line: string) => Answer): Promise<number> {
  let code = 0;
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const text = line.replace(BYTE_ORDER_MARK, '');
    if (text.trim() === '') continue;
    const answer = answerOf(text);
    if (!answer.ok) code = 1;
    // Waiting for the reader keeps a million lines in the memory of one.
    if (!process.stdout.write(`${answer.text}\n`)) await once(process.stdout, 'drain');
  }
  return code;
}

/** A reader that has had enough closes the pipe: that is no fault of this program. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 2);
});
process.exitCode = await main(process.argv.slice(2));
