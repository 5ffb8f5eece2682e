import { beforeEach, expect, test } from 'vitest';
import { addMonth } from '../files/added-month/add-month.ts';
import type { AddedCertificate } from '../files/added-month/added-certificate.ts';
import { month50Rows } from '../files/added-month/month-50-for-tests.ts';
import { filedResultsOf } from '../files/certificate/filed-results-of.ts';
import { readCertificate } from '../files/certificate/read-certificate.ts';
import { printWorkspace, readWorkspace } from '../files/workspace/workspace-file.ts';
import { decodeLink, encodeLink } from '../scenario/link.ts';
import { recordedResult } from '../view/recorded-result.ts';
import { goOnAfterAdded, knownMonths } from './added-months.ts';
import { activeTab, INITIAL_STATE } from './app-state.ts';
import { appStore } from './app-store.ts';
import { keptWorkOf, readKeptWhole, writeKept } from './kept-work.ts';
import { resultOf } from './outcome.ts';
import { undo } from './scenarios.ts';
import { TRUST } from './trust.ts';
import { openWorkspace, workspaceOf } from './workspace.ts';

function month50(): AddedCertificate {
  const read = readCertificate(month50Rows());
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = addMonth(read.certificate, knownMonths([]));
  if (reading.kind !== 'next') throw new Error(reading.kind);
  return { month: reading.added, printed: filedResultsOf(read.certificate) };
}

const MONTH_50 = month50();

const figures = () => recordedResult(resultOf(activeTab(appStore.getState()).shown).projection);

beforeEach(() => {
  appStore.setState(INITIAL_STATE, true);
  appStore.temporal.getState().clear();
});

test('a month is added and gone on from in one step, and undone as one', () => {
  expect(goOnAfterAdded(MONTH_50)).toBeNull();
  const { start } = activeTab(appStore.getState()).form;
  // Line 5 of the certificate.
  expect(start).toMatchObject({ kind: 'after', after_date: 50, pool: '142400000.00' });
  expect(appStore.getState().added).toEqual([MONTH_50]);
  undo();
  expect(appStore.getState().added).toEqual([]);
  expect(activeTab(appStore.getState()).form.start).toEqual({ kind: 'closing' });
});

test('another scenario can go on from a month that was added before', () => {
  expect(goOnAfterAdded(null)).toBe('No month has been added after the filed ones.');
  goOnAfterAdded(MONTH_50);
  appStore.setState({ activeId: 'base' });
  expect(goOnAfterAdded(null)).toBeNull();
  expect(appStore.getState().added).toHaveLength(1);
  expect(activeTab(appStore.getState()).form.start).toMatchObject({ after_date: 50 });
});

test('loading the page again brings back the certificate and the result', async () => {
  goOnAfterAdded(MONTH_50);
  const before = figures();
  const read = await readKeptWhole(writeKept({ ...keptWorkOf(appStore.getState()), stamp: 1 }));
  if (!read.ok) throw new Error(read.why);
  appStore.setState(INITIAL_STATE, true);
  openWorkspace(read.work.workspace);
  expect(appStore.getState().added).toEqual([MONTH_50]);
  expect(figures()).toEqual(before);
});

test('so does a workspace file; one without certificates leaves those that are there', () => {
  const plain = workspaceOf(appStore.getState());
  goOnAfterAdded(MONTH_50);
  const before = figures();
  const printed = printWorkspace(workspaceOf(appStore.getState()), '0.1.0', TRUST.deal.name);
  if (!printed.ok) throw new Error(printed.message);
  appStore.setState(INITIAL_STATE, true);
  const read = readWorkspace(printed.text, TRUST);
  if (!read.ok) throw new Error(read.message);
  openWorkspace(read.workspace);
  expect(appStore.getState().added).toEqual([MONTH_50]);
  expect(figures()).toEqual(before);
  openWorkspace(plain);
  expect(appStore.getState().added).toEqual([MONTH_50]);
});

test('a link carries all that the result needs: the same figures where the certificate is not', () => {
  goOnAfterAdded(MONTH_50);
  const before = figures();
  const link = encodeLink(workspaceOf(appStore.getState()), '0.1.0');
  if (!link.ok) throw new Error(link.message);
  expect(link.fragment.length).toBeLessThan(2000);
  appStore.setState(INITIAL_STATE, true);
  const read = decodeLink(link.fragment, TRUST);
  if (!read.ok) throw new Error(read.message);
  openWorkspace(read.workspace);
  expect(appStore.getState().added).toEqual([]);
  expect(figures()).toEqual(before);
});

test('a kept certificate that does not follow on is told', async () => {
  goOnAfterAdded(MONTH_50);
  const text = writeKept({ ...keptWorkOf(appStore.getState()), stamp: 1 });
  const read = await readKeptWhole(
    text.replace('"distribution_date":"2023-12-15"', '"distribution_date":"2024-12-15"'),
  );
  expect(read).toEqual({
    ok: false,
    why: 'its added certificates are not valid: The Distribution Date of month 50 lies in 2023-12.',
  });
});
