// npm test: unit, property and proof tests, then the browser tests. "npm test -- unit" or "npm test -- e2e" runs one of the two.
import { install } from './install.mjs';

install();
const { browserTests, countLine, step, unitTests } = await import('./steps.mjs');

const [only, ...rest] = process.argv.slice(2);
if (only !== undefined && only !== 'unit' && only !== 'e2e') {
  console.error(
    `npm test: "${only}" is not a part; give "unit" or "e2e" and then what that part takes, or nothing for both.`,
  );
  process.exit(2);
}
const outcomes = [];
if (only !== 'e2e') outcomes.push(await step('unit, property and proof tests', () => unitTests(rest)));
if (only !== 'unit') outcomes.push(await step('browser tests', () => browserTests(rest)));
console.log(`\n${countLine(outcomes)}`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
