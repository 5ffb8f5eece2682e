import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { randomScenario } from './random-scenario.ts';

/** Lines in, lines out, of one process of the command line. */
function headless(lines: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '-s', 'headless'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(out.trim().split('\n')));
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

it('lines spread over two processes are answered as one process answers them', async () => {
  const scenarios = Array.from({ length: 20 }, (_, seed) => randomScenario(seed));
  const request = { scenario: scenarios[0], measures: { settlement: '2019-10-23' } };
  const lines = [...scenarios, request].map((form) => JSON.stringify(form));
  const half = Math.ceil(lines.length / 2);
  const whole = await headless(lines);
  const parts = await Promise.all([headless(lines.slice(0, half)), headless(lines.slice(half))]);
  expect(whole).toHaveLength(lines.length);
  expect(parts.flat()).toEqual(whole);
});
