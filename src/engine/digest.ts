import type { Column } from '../money/column.ts';
import { COLLECTION_LINES } from '../scenario/collections.ts';
import { CLAIMANTS } from '../scenario/scenario.ts';
import { murmur3 } from './murmur3.ts';
import type { CompiledList } from './priorities/clause-list.ts';
import type { ClassQuantity, DateQuantity, EventRecord, Projection, StatusRecord } from './projection.ts';

/** The hash that a digest names: the first 64 bits of MurmurHash3_x86_128. */
const DIGEST_NAME = 'murmur3';

/**
 * The digest of a run, "murmur3:0123456789abcdef": equal where every figure and label of the result is equal. Engine and
 * app version, the names of deal and scenario and the words of a refusal have no part in it, nor has the room that the
 * columns happen to have. Twenty links are kept with their digests, so what is hashed here in which order may not change.
 */
export function digestOf(projection: Projection): string {
  const [first, second] = murmur3(...wordsOf(projection));
  return `${DIGEST_NAME}:${hex(first)}${hex(second)}`;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Written out, not taken from the engine's own list: a column that is added there must not change the digest of old links. */
const OF_DATE: readonly DateQuantity[] = [
  'regime',
  'poolBegin',
  'poolEnd',
  'principalCollections',
  'purchasePrincipal',
  'defaulted',
  'availableCollections',
  'unreimbursedAdvances',
  'callPrice',
  'saleProceeds',
  'feeCurrent',
  'feeUnpaidPrior',
  'feePaid',
  'priority',
  'secondary',
  'tertiary',
  'quaternary',
  'regular',
  'requiredPayment',
  'payOff',
  'reserveOpening',
  'reserveEarnings',
  'reserveDraw',
  'wholeAccount',
  'reserveReturned',
  'reserveTopUp',
  'reserveToRegular',
  'reserveToTransition',
  'reserveToAdditionalFee',
  'reserveToDepositor',
  'reserveClosing',
  'reserveRequired',
  'acceleratedAfter',
  'advancesOwed',
];

const OF_CLASS: readonly ClassQuantity[] = [
  'rate',
  'before',
  'unpaidPrior',
  'interestCurrent',
  'interestOnUnpaid',
  'interestPaid',
  'principal',
];

const SECTIONS = ['2.8(a)', '5.4(b)(iv)', '5.4(b)(v)'] as const;

/** The canonical sequence of a run as 32-bit words, and how many there are. */
function wordsOf(projection: Projection): [words: Int32Array, count: number] {
  const { deal, startAfter, count, dates, byDate, byClass, collections, opening } = projection;
  sequence.length = 0;
  sequence.number(startAfter);
  sequence.number(count);
  for (const { name } of deal.classes) sequence.text(name);
  sequence.row(projection.distributionDates, 0, count);
  sequence.row(projection.actualDays, 0, count);
  sequence.row(projection.days360, 0, count);
  for (const name of OF_DATE) sequence.row(byDate[name], 0, count);
  for (const name of OF_CLASS) {
    for (let row = 0; row < deal.classes.length; row += 1) sequence.row(byClass[name], row * dates, count);
  }
  for (let row = 0; row < CLAIMANTS.length; row += 1) sequence.row(projection.owed, row * dates, count);
  // Given collections are an input: what a run does not use of them is no part of its result.
  const months = projection.collateral === null ? 0 : Math.min(count, collections.count);
  for (const line of COLLECTION_LINES) sequence.row(collections.lines[line], 0, months);
  for (const section of SECTIONS) addPayments(projection, section);
  addHappenings(opening);
  addHappenings(projection);
  return [sequence.words, sequence.length];
}

/** Due, paid and from the reserve of each line that is ever due, with its clause and payee. */
function addPayments({ payments, lists, count }: Projection, section: (typeof SECTIONS)[number]): void {
  const columns = payments[section];
  if (columns === null) return;
  const labels = labelsOf(lists[section]);
  for (let row = 0; row < labels.length; row += 1) {
    const from = row * columns.dates;
    if (isNil(columns.due, from, count)) continue;
    sequence.text(labels[row] as string);
    sequence.row(columns.due, from, count);
    sequence.row(columns.paid, from, count);
    sequence.row(columns.fromReserve, from, count);
  }
}

function isNil(column: Column, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) if (column[at] !== 0) return false;
  return true;
}

const labelsKnown = new WeakMap<CompiledList, readonly string[]>();

/** Clause and payee of each row, put together once for each list. */
function labelsOf(list: CompiledList): readonly string[] {
  const known = labelsKnown.get(list);
  if (known) return known;
  const labels = list.rows.map(({ clause, payee }) => `${clause} ${payee}`);
  labelsKnown.set(list, labels);
  return labels;
}

interface Happenings {
  readonly events: readonly EventRecord[];
  readonly statuses: readonly StatusRecord[];
}

function addHappenings({ events, statuses }: Happenings): void {
  sequence.number(events.length);
  for (const { kind, month, date, source, about } of events) {
    sequence.text(`${kind} ${source} ${about}`);
    sequence.number(month);
    sequence.number(date);
  }
  sequence.number(statuses.length);
  for (const { month, code } of statuses) {
    sequence.text(code);
    sequence.number(month);
  }
}

/** Words that are no half of a number: the high half of a whole number below 2^53 lies between -2^21 and 2^21. */
const ROW_BEGINS = 0x50000000;
const ZEROS = 0x40000000;
const TEXT_BEGINS = 0x60000000;
const WORD = 2 ** -32;
/** Most words that an entry of a row takes: zeros before it, and two halves. */
const MOST_AN_ENTRY = 3;
const FIRST_ROOM = 16_384;

/**
 * Whole numbers and texts as 32-bit words. A number is its high and its low half (two's complement), by arithmetic and
 * not by its bytes, so that neither the order of bytes nor a negative zero shows. Zeros, most of a run's cells, are
 * counted; those at the end of a row are left out.
 */
class Sequence {
  words = new Int32Array(FIRST_ROOM);
  length = 0;

  number(value: number): void {
    this.#reserve(2);
    this.words[this.length] = Math.floor(value * WORD) | 0;
    this.words[this.length + 1] = value | 0;
    this.length += 2;
  }

  text(text: string): void {
    this.#reserve(text.length + 1);
    this.words[this.length] = TEXT_BEGINS + text.length;
    for (let at = 0; at < text.length; at += 1) this.words[this.length + 1 + at] = text.charCodeAt(at);
    this.length += text.length + 1;
  }

  row(column: Column | Int32Array, from: number, count: number): void {
    this.#reserve(1 + MOST_AN_ENTRY * count);
    const { words } = this;
    let next = this.length;
    words[next] = ROW_BEGINS;
    next += 1;
    let zeros = 0;
    for (let at = from; at < from + count; at += 1) {
      const value = column[at] as number;
      if (value === 0) {
        zeros += 1;
        continue;
      }
      if (zeros > 0) {
        words[next] = ZEROS + zeros;
        next += 1;
        zeros = 0;
      }
      words[next] = Math.floor(value * WORD) | 0;
      words[next + 1] = value | 0;
      next += 2;
    }
    this.length = next;
  }

  #reserve(more: number): void {
    if (this.length + more <= this.words.length) return;
    const larger = new Int32Array(2 * (this.length + more));
    larger.set(this.words.subarray(0, this.length));
    this.words = larger;
  }
}

/** One room for all digests: a new one each time would cost as much as the hashing. */
const sequence = new Sequence();
