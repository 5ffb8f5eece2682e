// npm run check: all that must hold before a change is kept. Every step runs, so that one run tells everything that is wrong.
import { install } from './install.mjs';

install();
const { browserTests, buildStep, countLine, plainStep, step, unitTests } = await import('./steps.mjs');
const { zoneTests } = await import('./zones.mjs');

/** @type {[name: string, work: () => Promise<import('./steps.mjs').Outcome>][]} */
const steps = [
  ['format and lint', () => plainStep('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => plainStep('typescript/bin/tsc', ['--noEmit', '--project', '.'])],
  ['unused code', () => plainStep('knip/bin/knip.js', ['--no-progress'])],
  ['unit, property and proof tests', () => unitTests()],
  ['tests in other time zones', () => zoneTests()],
  ['build', buildStep],
  ['size', () => plainStep('size-limit/bin.js', [])],
  ['browser tests', () => browserTests()],
];

const outcomes = [];
const broken = [];
for (const [name, work] of steps) {
  const found = await step(name, work);
  outcomes.push(found);
  if (!found.ok) broken.push(name);
}
if (broken.length > 0) console.error(`\nFAILED: ${broken.join('; ')}`);
console.log(`\n${countLine(outcomes)}`);
process.exitCode = broken.length === 0 ? 0 : 1;
