import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { digestOf } from '../../engine/digest.ts';
import type { Projection } from '../../engine/projection.ts';
import { parseDay } from '../../money/day.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { dateText } from '../../view/date-text.ts';
import { runLabel } from '../../view/run-label.ts';

/** What everything that leaves the program says of itself. */
export interface ExportAbout {
  readonly deal: string;
  readonly scenario: string;
  /** "projection", "replay", "replay, events changed" */
  readonly run: string;
  readonly version: string;
  /** How far the filed data goes. */
  readonly data: string;
  readonly digest: string;
  readonly notice: string;
}

export const NOTICE = 'Projection, not a forecast';

/** @param version of the program, "0.1.0" */
export function exportAbout(projection: Projection, form: ScenarioForm, version: string): ExportAbout {
  return {
    deal: projection.deal.name,
    scenario: form.name === undefined || form.name === '' ? 'Scenario without a name' : form.name,
    run: runLabel(form).text,
    version: `Paydown ${version}`,
    data: form.deal === undefined ? filedThrough() : 'No filings: the deal was put in by hand',
    digest: digestOf(projection),
    notice: NOTICE,
  };
}

/** "Filings through 15 Nov 2023 (month 49)" */
export function filedThrough(): string {
  const last = parseDay(FILED_MONTHS.distributionDate.at(-1) ?? '');
  return last === null ? 'No filings' : `Filings through ${dateText(last)} (month ${FILED_MONTHS.count})`;
}

/** The same as rows of a label and a value. */
export function aboutRows(about: ExportAbout): readonly (readonly [label: string, value: string])[] {
  return [
    ['Deal', about.deal],
    ['Scenario', about.scenario],
    ['Run', about.run],
    ['Version', about.version],
    ['Data', about.data],
    ['Digest of the result', about.digest],
    ['Notice', about.notice],
  ];
}
