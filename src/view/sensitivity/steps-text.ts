/** Steps of one side of a grid as typed, or a sentence that says what is wrong and what would be right. */
export type StepsRead =
  | { readonly ok: true; readonly steps: readonly string[] }
  | { readonly ok: false; readonly say: string };

const MOST_STEPS = 200;
const NUMBER = /^-?\d{1,12}(\.\d{1,8})?$/;
const RANGE = /^(\S+)\s+to\s+(\S+)\s+by\s+(\S+)$/i;
const WANTED = 'write “1 to 8 by 0.5”, or a list such as “1, 2, 4”.';

/** Reads "1 to 8 by 0.5" or "1, 2, 4": the numbers themselves, exact, with as many decimals as were typed. */
export function readSteps(text: string): StepsRead {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, say: `No steps are given: ${WANTED}` };
  const range = RANGE.exec(trimmed);
  if (range) return readRange(range[1] ?? '', range[2] ?? '', range[3] ?? '');
  const steps = trimmed.split(/[\s,;]+/).filter((one) => one !== '');
  const wrong = steps.find((one) => !NUMBER.test(one));
  if (wrong !== undefined) return { ok: false, say: `“${wrong.slice(0, 20)}” is no number: ${WANTED}` };
  return counted(steps);
}

function readRange(from: string, to: string, by: string): StepsRead {
  const wrong = [from, to, by].find((one) => !NUMBER.test(one));
  if (wrong !== undefined) return { ok: false, say: `“${wrong.slice(0, 20)}” is no number: ${WANTED}` };
  const places = Math.max(...[from, to, by].map(placesOf));
  const [first, last, step] = [unitsOf(from, places), unitsOf(to, places), unitsOf(by, places)];
  if (step === 0n) return { ok: false, say: 'A step of 0 makes no grid: write one above 0, as in “by 0.5”.' };
  if (step < 0n || last < first) {
    return {
      ok: false,
      say: `From ${from} a step of ${by} does not lead to ${to}: write the lesser number first and a step above 0.`,
    };
  }
  const count = (last - first) / step + 1n;
  if (count > BigInt(MOST_STEPS)) return tooMany(count);
  return {
    ok: true,
    steps: Array.from({ length: Number(count) }, (_, at) => textOf(first + BigInt(at) * step, places)),
  };
}

function counted(steps: readonly string[]): StepsRead {
  return steps.length > MOST_STEPS ? tooMany(BigInt(steps.length)) : { ok: true, steps };
}

function tooMany(count: bigint): StepsRead {
  return { ok: false, say: `That makes ${count} steps; one side of a grid has at most ${MOST_STEPS}.` };
}

function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function unitsOf(text: string, places: number): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(places, '0'));
}

function textOf(units: bigint, places: number): string {
  if (places === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
