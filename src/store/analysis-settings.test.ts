import { describe, expect, test } from 'vitest';
import { EVERY_SETTING } from '../scenario/link/links-for-tests.ts';
import { setAnalysis, setQuote } from './analysis.ts';
import { readSettings, settingsOf } from './analysis-settings.ts';
import { FIRST_ANALYSIS } from './analysis-state.ts';
import { DEFAULT_FORM, INITIAL_STATE } from './app-state.ts';
import { appStore, setView, typeInto } from './app-store.ts';
import { keptWorkOf, readKept, writeKept } from './kept-work.ts';
import { redo, undo } from './scenarios.ts';
import { openWorkspace } from './workspace.ts';

test('nothing changed is nothing to keep; every setting changed comes back', () => {
  expect(settingsOf(INITIAL_STATE)).toBeUndefined();
  expect(settingsOf(readSettings(EVERY_SETTING))).toEqual(EVERY_SETTING);
  expect(readSettings(undefined).analysis).toBe(FIRST_ANALYSIS);
});

test('classes that were not quoted anew, and the other rows, are as at first', () => {
  const { analysis } = readSettings(EVERY_SETTING);
  // The yield of Class D as the term sheet prints it.
  expect(analysis.quotes).toMatchObject({ B: { by: 'price', text: '99.5' }, D: { by: 'yield', text: '2.820' } });
  expect(analysis.tableRows).toEqual({ price: '99 to 101 by 0.25', yield: '2 to 3 by 0.125' });
});

test.each([
  ['a number', 5],
  ['a list', [1, 2]],
  ['settings of other kinds', { part: 'chart', seed: 7, x: { path: 'a' }, plan: { inputs: [] }, quotes: { B: '99' } }],
  ['a text beyond all measure', { settlement: 'x'.repeat(4001) }],
  ['names of every object', JSON.parse('{"__proto__": {"seed": "9"}, "quotes": {"__proto__": {"by": "price"}}}')],
])('%s is not taken over', (_, raw) => {
  expect(readSettings(raw)).toEqual({
    sensitivityPart: 'break-even',
    pricingPart: 'classes',
    analysis: FIRST_ANALYSIS,
  });
});

test('kept with the work, and back with it', () => {
  openWorkspace({ scenarios: [{ form: DEFAULT_FORM, result: null }], view: { analysis: EVERY_SETTING } });
  const read = readKept(writeKept({ ...keptWorkOf(appStore.getState()), stamp: 1 }));
  expect(read.ok && read.work.workspace.view.analysis).toEqual(EVERY_SETTING);
  openWorkspace({ scenarios: [{ form: DEFAULT_FORM, result: null }], view: {} });
  expect(appStore.getState().analysis).toBe(FIRST_ANALYSIS);
});

describe('undo', () => {
  test('a setting goes back by itself, and its place on the screen is shown', () => {
    setAnalysis({ seed: '2' });
    setView({ tab: 'waterfall', sensitivityPart: 'grid' });
    undo();
    expect(appStore.getState()).toMatchObject({
      tab: 'sensitivity',
      sensitivityPart: 'draws',
      analysis: { seed: '1' },
    });
    redo();
    expect(appStore.getState().analysis.seed).toBe('2');
  });

  test('what is typed without a rest is one step; another field is another', () => {
    const before = appStore.temporal.getState().pastStates.length;
    for (const text of ['9', '99', '99.']) setQuote('D', { text });
    for (const text of ['2', '23 Oct 2019']) setAnalysis({ settlement: text });
    expect(appStore.temporal.getState().pastStates.length - before).toBe(2);
    undo();
    expect(appStore.getState().analysis).toMatchObject({ settlement: '', quotes: { D: { text: '99.' } } });
    undo();
    expect(appStore.getState().analysis.quotes['D']).toEqual(FIRST_ANALYSIS.quotes['D']);
  });

  test('an input of the scenario goes back and leaves the tab and the settings as they are', () => {
    setAnalysis({ draws: '500' });
    typeInto('/collateral/recovery_pct', 'percent', '40');
    setView({ tab: 'waterfall' });
    undo();
    expect(appStore.getState()).toMatchObject({ tab: 'waterfall', analysis: { draws: '500' } });
  });
});
