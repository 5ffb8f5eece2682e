import * as v from 'valibot';
import { type Fault, faultAt, faultOfIssue, type Read } from '../../deal/fault.ts';
import * as field from '../../deal/fields.ts';
import { objectOf } from '../../deal/object-of.ts';
import { type Month, monthOfDay, parseDay, printMonth } from '../../money/day.ts';
import { COLLECTION_LINES, type CollectionLine } from '../../scenario/collections.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { AddedCertificate } from './added-certificate.ts';
import { certificateOfForm } from './added-form.ts';
import { afterAddedMonths } from './continue-scenario.ts';
import {
  type AddedMonth,
  formOfMonth,
  type KnownMonths,
  lastKnownMonth,
  type RepLineForm,
  type StartAfterForm,
} from './known-months.ts';

/** The last Note falls due well before. */
const MOST_CERTIFICATES = 60;
/** Figures that a certificate prints: a dozen, and four of each class. */
const MOST_FIGURES = 100;

/** Text that is read by its own reader further on. */
const asText = <T extends v.GenericSchema<string, unknown>>(schema: T) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => v.safeParse(schema, text).success,
      (issue) => v.safeParse(schema, issue.input).issues?.[0].message ?? '',
    ),
  );
const shortText = (most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= most, `This may have at most ${most} characters.`),
  );

const amount = asText(field.signedMoney);
const collections = objectOf(
  Object.fromEntries(COLLECTION_LINES.map((line) => [line, amount])) as Record<CollectionLine, typeof amount>,
);

const certificate = objectOf({
  month: v.number(),
  distribution_date: asText(field.day),
  collections,
  /** Read by parseScenario, as a scenario's own. */
  start: v.custom<StartAfterForm>(isAfter, 'This must be a start with balances, of the kind "after".'),
  rep_line: v.nullable(v.custom<RepLineForm>((given) => typeof given === 'object', 'This must be a rep line or null.')),
  net_loss: amount,
  benchmark_pct: v.nullable(asText(field.percentBetween(-50, 50))),
  printed: v.pipe(
    v.array(objectOf({ key: v.string(), line: shortText(10), label: shortText(200), amount })),
    v.check((list) => list.length <= MOST_FIGURES, `This list may have at most ${MOST_FIGURES} entries.`),
  ),
});

const certificates = v.pipe(
  v.array(certificate),
  v.check((list) => list.length <= MOST_CERTIFICATES, `This list may have at most ${MOST_CERTIFICATES} entries.`),
);

export type CertificateForm = v.InferInput<typeof certificate>;

function isAfter(given: unknown): boolean {
  return typeof given === 'object' && given !== null && (given as { readonly kind?: unknown }).kind === 'after';
}

/**
 * Reads added certificates, doubting all of them: each must be of the month after the one before it, run from what stood
 * then, and leave a start from which a scenario can go on.
 * @param context this trust with its filed months
 */
export function readAdded(given: unknown, context: KnownMonths['context']): Read<readonly AddedCertificate[]> {
  const read = v.safeParse(certificates, given, { abortEarly: true });
  if (!read.success) return { ok: false, fault: faultOfIssue(read.issues[0]) };
  const added: AddedCertificate[] = [];
  for (const [at, form] of read.output.entries()) {
    const one = certificateOfForm(form);
    const known = { context, added: added.map(({ month }) => month) };
    const fault = faultOf(one, known);
    if (fault) return faultAt(`/${at}${fault.path}`, fault.message);
    added.push(one);
  }
  return { ok: true, value: added };
}

/** What keeps a certificate from following on the months that are known. */
function faultOf({ month: one, printed }: AddedCertificate, known: KnownMonths): Fault | null {
  const next = lastKnownMonth(known) + 1;
  const { deal } = known.context;
  if (one.month !== next || one.start.after_date !== next) {
    return { path: '/month', message: `The next month after those that are known is ${next}.` };
  }
  const wanted = printMonth((deal.firstDistribution + next - 1) as Month);
  const day = parseDay(one.distributionDate);
  if (day === null || printMonth(monthOfDay(day)) !== wanted) {
    return { path: '/distribution_date', message: `The Distribution Date of month ${next} lies in ${wanted}.` };
  }
  const keys = resultKeys(deal.classes.map(({ name }) => name));
  const odd = printed.findIndex(({ key }) => !keys.has(key));
  if (odd >= 0) return { path: `/printed/${odd}/key`, message: 'No run has a figure of this name.' };
  const through = formOfMonth(known, next, one.collections, one.benchmark);
  return faultOfForm(through, known) ?? faultOfForm(onFrom(one, known), known);
}

/** A scenario that goes on from the month, as one on the screen does. */
function onFrom(one: AddedMonth, known: KnownMonths): ScenarioForm {
  const read = one.repLine ? afterAddedMonths({}, { ...known, added: [...known.added, one] }) : null;
  return read?.ok === true ? read.value : { start: one.start, collections: [{}] };
}

function faultOfForm(form: ScenarioForm, known: KnownMonths): Fault | null {
  const read = parseScenario(form, known.context);
  return read.ok ? null : read.fault;
}

const TESTS = ['priority', 'secondary', 'tertiary', 'quaternary', 'regular', 'required_payment'];
const RESERVE = ['draw', 'top_up', 'to_regular', 'to_successor', 'to_depositor', 'closing'];
const OF_CLASS = ['interest_due', 'interest_paid', 'principal', 'after'];

/** The names of the figures that filedResultsOf gives. */
function resultKeys(classes: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...['pool_end', 'available_collections', 'fee.current', 'fee.paid', 'certificateholders'],
    ...TESTS.map((name) => `tests.${name}`),
    ...RESERVE.map((name) => `reserve.${name}`),
    ...classes.flatMap((name) => OF_CLASS.map((quantity) => `classes.${name}.${quantity}`)),
  ]);
}
