// npm run test:tz: the quick tests of dates and of the projection again, at both ends of the day.
import { install } from './install.mjs';
import { isMain } from './project.mjs';

const ZONES = ['Pacific/Honolulu', 'Asia/Tokyo'];
const FOLDERS = ['src/money/', 'src/engine/'];

/**
 * The tests of money/ and engine/, the long property tests left out, in each zone.
 *
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function zoneTests() {
  const { unitTests } = await import('./steps.mjs');
  const total = { ok: true, passed: 0, failed: 0, skipped: 0 };
  for (const zone of ZONES) {
    console.log(`TZ=${zone}`);
    const found = await unitTests([...FOLDERS, '--exclude=**/*.property.test.ts'], { TZ: zone });
    total.ok &&= found.ok;
    total.passed += found.passed;
    total.failed += found.failed;
    total.skipped += found.skipped;
  }
  return total;
}

if (isMain(import.meta.url)) {
  install();
  const { countLine, step } = await import('./steps.mjs');
  const found = await step('tests in other time zones', zoneTests);
  console.log(`\n${countLine([found])}`);
  process.exitCode = found.ok ? 0 : 1;
}
