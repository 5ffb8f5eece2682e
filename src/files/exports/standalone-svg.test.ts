import { describe, expect, test } from 'vitest';
import { type ChartPicture, standaloneSvg } from './standalone-svg.ts';
import { ABOUT } from './stressed-run-for-tests.ts';

describe('a chart that leaves', () => {
  const picture: ChartPicture = {
    width: 640,
    height: 320,
    markup: '<path class="area" d="M0 0"/>',
    style: '.chart > .area { fill: #123456 }',
    title: 'Balances <of> Notes',
    description: 'Class A is paid first.',
    background: '#ffffff',
    ink: '#111111',
  };
  const svg = standaloneSvg(picture, ABOUT);

  test('has its caption, its words and nothing that could run', () => {
    expect(svg).toContain('>CarMax Auto Owner Trust 2019-4 · =6 × &quot;base&quot;, insolvency · projection</text>');
    expect(svg).toContain(
      '>Projection, not a forecast · Filings through 15 Nov 2023 (month 49) · Paydown 0.1.0</text>',
    );
    expect(svg).toContain('<title>Balances &lt;of&gt; Notes</title>');
    expect(svg).toContain('height="376" viewBox="0 0 640 376"');
    expect(standaloneSvg(picture, { ...ABOUT, scenario: '<script>x</script>' })).not.toContain('<script');
  });
});
