import { beforeEach, describe, expect, test } from 'vitest';
import { printWorkspace, readWorkspace } from '../files/workspace/workspace-file.ts';
import { encodeLink } from '../scenario/link.ts';
import { activeTab, INITIAL_STATE } from './app-state.ts';
import { appStore, keepDraft, setValue, typeInto } from './app-store.ts';
import { keptWorkOf, readKept, writeKept } from './kept-work.ts';
import { TRUST } from './trust.ts';
import { isMoreThanKept } from './typed-work.ts';
import { openWorkspace, workspaceOf } from './workspace.ts';

const SPEED = '/collateral/prepayment/pct';
const MULTIPLE = '/collateral/default/multiple';

beforeEach(() => appStore.setState(INITIAL_STATE, true));

/** The work as the browser gives it back when the page is loaded again. */
function reload(): void {
  const read = readKept(writeKept({ ...keptWorkOf(appStore.getState()), stamp: 1 }));
  if (!read.ok) throw new Error(read.why);
  appStore.setState(INITIAL_STATE, true);
  openWorkspace(read.work.workspace);
}

function throughFile(): void {
  const printed = printWorkspace(workspaceOf(appStore.getState()), '0.1.0', TRUST.deal.name);
  if (!printed.ok) throw new Error(printed.message);
  appStore.setState(INITIAL_STATE, true);
  const read = readWorkspace(printed.text, TRUST);
  if (!read.ok) throw new Error(read.message);
  openWorkspace(read.workspace);
}

describe.each([
  ['the browser’s store', reload],
  ['a workspace file', throughFile],
])('through %s', (_, through) => {
  test('text that cannot be read comes back in its field, and the run is the one shown before', () => {
    typeInto(MULTIPLE, 'multiple', '4');
    typeInto(SPEED, 'vector', '1.3 FOR 12 1.3 RAMP 12');
    const before = activeTab(appStore.getState());
    through();
    const after = activeTab(appStore.getState());
    expect(after.drafts).toEqual({ [SPEED]: '1.3 FOR 12 1.3 RAMP 12' });
    expect(after.form).toEqual(before.shown);
    expect(after.form).toBe(after.shown);
  });

  test('a form that can be read and is at fault comes back as it was left, and the run before it is shown', () => {
    setValue('/start', { kind: 'filed', month: 12 });
    const shown = activeTab(appStore.getState()).form;
    typeInto('/start/month', 'month', '60');
    expect(activeTab(appStore.getState()).shown).toBe(shown);
    through();
    const after = activeTab(appStore.getState());
    expect(after.form.start).toEqual({ kind: 'filed', month: 60 });
    expect(after.shown.start).toEqual({ kind: 'filed', month: 12 });
  });
});

test('a link has neither: it is made of what has a result', () => {
  const plain = encodeLink(workspaceOf(appStore.getState()), '0.1.0');
  typeInto(SPEED, 'vector', 'fast');
  expect(encodeLink(workspaceOf(appStore.getState()), '0.1.0')).toEqual(plain);
});

test('text beyond what is kept is told, and the rest is kept', () => {
  typeInto(SPEED, 'vector', 'x'.repeat(20_000));
  expect(isMoreThanKept(activeTab(appStore.getState()))).toBe(false);
  typeInto(MULTIPLE, 'multiple', 'x'.repeat(20_001));
  expect(isMoreThanKept(activeTab(appStore.getState()))).toBe(true);
  reload();
  expect(Object.keys(activeTab(appStore.getState()).drafts)).toEqual([SPEED]);
});

test('what its reader would refuse is told and left out, so that the other work comes back', () => {
  typeInto(SPEED, 'vector', '1.3 RAMP');
  keepDraft(`/start/balances/${'x'.repeat(200)}`, 'x');
  expect(isMoreThanKept(activeTab(appStore.getState()))).toBe(true);
  setValue('/events', { claims: 'many' });
  reload();
  const after = activeTab(appStore.getState());
  expect(after.drafts).toEqual({ [SPEED]: '1.3 RAMP' });
  expect(after.form).toBe(after.shown);
  setValue('/events', { claims: 'many' });
  expect(isMoreThanKept(activeTab(appStore.getState()))).toBe(true);
});

describe('a store with something else in that place is not taken for work', () => {
  const text = writeKept({ ...keptWorkOf(INITIAL_STATE), stamp: 1 });
  test.each([
    [{ drafts: { 'no pointer': 'x' } }, /^its scenario 1 is not valid: The place of a field begins with "\/"/],
    [{ drafts: { '/a': 'x'.repeat(20_001) } }, /at most 20000 characters/],
    [{ drafts: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`/${at}`, 'x'])) }, /At most 200 fields/],
    [{ drafts: { '/a': 5 } }, /must be text/],
    [{ form: { events: { claims: 'many' } } }, /must have the fields of a scenario/],
    [{ notes: 'x' }, /"notes" is not a field/],
  ])('%#', (typed, why) => {
    const read = readKept(text.replace('"result":null', `"result":null,"typed":${JSON.stringify(typed)}`));
    expect(read.ok ? '' : read.why).toMatch(why);
  });
});
