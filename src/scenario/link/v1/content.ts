import type { DealForm } from '../../../deal/parse-deal.ts';
import type { ScenarioForm } from '../../scenario-form.ts';
import type { ByteReader } from '../byte-reader.ts';
import type { ByteWriter } from '../byte-writer.ts';
import { flag, newer, usually, whole } from '../codec.ts';
import { LinkFault, senseless } from '../link-fault.ts';
import { field, object } from '../object-codec.ts';
import { sameJson } from '../same-json.ts';
import { MOST_SCENARIOS, type Workspace, type WorkspaceScenario, type WorkspaceView } from '../workspace.ts';
import { analysisCodec } from './analysis-codec.ts';
import { dealCodec } from './deal-codec.ts';
import { FROZEN_DEAL, FROZEN_SCENARIO } from './frozen-default.ts';
import { packResult, unpackResult } from './result-codec.ts';
import { scenarioCodec } from './scenario-codec.ts';

/** What the bytes of a link say. */
export interface LinkContent {
  readonly workspace: Workspace;
  /** Version of the program that made the link. */
  readonly engineVersion: string;
}

const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;
/** The trust that scenarios without a deal of their own are about: CarMax Auto Owner Trust 2019-4. */
const THIS_TRUST = 0;
const NO_COLOUR = 0;

const viewCodec = object([
  field(1, 'tab', usually(['cash', 'waterfall', 'compare', 'sensitivity', 'pricing', 'proof', 'readings'])),
  field(2, 'month', whole),
  field(3, 'present', flag),
  field(4, 'base', whole),
  field(5, 'active', whole),
  field(6, 'chart', usually(['balances', 'principal', 'interest', 'losses', 'pool'])),
  field(7, 'table', usually(['balance', 'principal', 'interest', 'short'])),
  // Came later: a link without it has not a byte more than before.
  field(8, 'analysis', analysisCodec),
]);

export function packContent(to: ByteWriter, { workspace, engineVersion }: LinkContent): void {
  const { scenarios, view } = workspace;
  if (scenarios.length < 1 || scenarios.length > MOST_SCENARIOS) {
    throw new LinkFault(`A link holds 1 to ${MOST_SCENARIOS} scenarios, not ${scenarios.length}.`);
  }
  packEngineVersion(to, engineVersion);
  to.whole(THIS_TRUST);
  const deals = dealsInPlace(scenarios);
  to.whole(deals.length);
  for (const deal of deals) dealCodec.pack(to, deal, FROZEN_DEAL);
  viewCodec.pack(to, view);
  to.whole(scenarios.length);
  for (const one of scenarios) packScenario(to, one, deals);
}

export function unpackContent(from: ByteReader): LinkContent {
  const engineVersion = unpackEngineVersion(from);
  if (from.whole() !== THIS_TRUST) throw newer();
  const deals = Array.from({ length: countOf(from, 0) }, () => dealCodec.unpack(from, FROZEN_DEAL));
  const view = viewCodec.unpack(from) as WorkspaceView;
  const scenarios = Array.from({ length: countOf(from, 1) }, () => unpackScenario(from, deals));
  for (const place of [view.base ?? 0, view.active ?? 0]) {
    if (place < 0 || place >= scenarios.length) throw senseless('it points to a scenario that it does not hold');
  }
  if (from.left > 0) throw senseless('it goes on after its end');
  return { workspace: { scenarios, view }, engineVersion };
}

function packEngineVersion(to: ByteWriter, version: string): void {
  const parts = VERSION.exec(version)?.slice(1).map(Number);
  to.byte(parts ? 1 : 0);
  if (!parts) to.text(version);
  else for (const part of parts) to.whole(part);
}

function unpackEngineVersion(from: ByteReader): string {
  return from.byte() === 0 ? from.text() : [from.whole(), from.whole(), from.whole()].join('.');
}

/** Each deal once, however many scenarios have it. */
function dealsInPlace(scenarios: readonly WorkspaceScenario[]): readonly DealForm[] {
  const deals: DealForm[] = [];
  for (const { form } of scenarios) {
    if (form.deal !== undefined && !deals.some((one) => sameJson(one, form.deal))) deals.push(form.deal);
  }
  return deals;
}

function packScenario(to: ByteWriter, { form, colour, result }: WorkspaceScenario, deals: readonly DealForm[]): void {
  const { deal, ...own } = form;
  to.whole(deal === undefined ? 0 : 1 + deals.findIndex((one) => sameJson(one, deal)));
  to.whole(colour === undefined ? NO_COLOUR : colour + 1);
  scenarioCodec.pack(to, own, FROZEN_SCENARIO);
  packResult(to, result);
}

function unpackScenario(from: ByteReader, deals: readonly unknown[]): WorkspaceScenario {
  const place = from.whole();
  const colour = from.whole();
  if (place > deals.length) throw senseless('it points to a deal that it does not hold');
  const own = scenarioCodec.unpack(from, FROZEN_SCENARIO) as object;
  const form = (place === 0 ? own : { ...own, deal: deals[place - 1] }) as ScenarioForm;
  const result = unpackResult(from);
  return colour === NO_COLOUR ? { form, result } : { form, colour: colour - 1, result };
}

function countOf(from: ByteReader, least: number): number {
  const count = from.whole();
  if (count < least || count > MOST_SCENARIOS) throw senseless(`it claims ${count} scenarios or deals`);
  return count;
}
