import { type Deal, LEVELS, type NoteClass } from '../deal/deal.ts';
import { rollForward } from '../money/business-days.ts';
import { type Column, columnFrom } from '../money/column.ts';
import { civilOf, type Day, dayInMonth, type Month, parseMonth } from '../money/day.ts';
import { days360 } from '../money/day-count.ts';
import { RATE_ONE } from '../money/rate.ts';
import type { Readings } from '../scenario/scenario.ts';
import { type CompiledList, compileList, firstGroupOf } from './priorities/clause-list.ts';
import { FIRST_AFTER_RETURN, section28 } from './priorities/section-2.8.ts';
import { section54Fifth, section54Fourth } from './priorities/section-5.4.ts';
import type { Regime } from './projection.ts';

/** A deal made ready for the loop: lists compiled, classes as arrays, dates reckoned. Depends on the deal and two readings only. */
export interface Plan {
  readonly deal: Deal;
  readonly classCount: number;
  readonly lists: Readonly<Record<Regime, CompiledList>>;
  /** First group of § 2.8(a) that is reckoned after unspent reserve money has gone back. */
  readonly returnGroup: number;
  /** Place of each class's level, 0 for A to 3 for D. */
  readonly level: Int32Array;
  /** First class after those of each level and of the levels above it. */
  readonly levelEnd: Int32Array;
  /** Number of the Distribution Date that is the class's final one. */
  readonly finalDate: Int32Array;
  /** First class after those of the same rank. */
  readonly rankEnd: Int32Array;
  readonly fixedRate: Column;
  readonly spread: Column;
  readonly floating: Uint8Array;
  readonly actual360: Uint8Array;
  readonly firstFinalDate: number;
  readonly lastFinalDate: number;
  readonly callThreshold: number;
}

/** The calendar of a deal, by number of the Distribution Date; entry 0 is the closing. */
export interface Calendar {
  readonly dates: Int32Array;
  readonly actualDays: Int32Array;
  readonly days360: Int32Array;
  /** Calendar year of each date. */
  readonly years: Int32Array;
}

const plans = new WeakMap<Deal, Map<string, Plan>>();
const calendars = new WeakMap<Deal, Calendar>();

/** The plan of a deal under the readings that shape it; kept, since a deal is never changed. */
export function planOf(deal: Deal, readings: Readings): Plan {
  const key = `${readings.blank54bvE} ${readings.a4Final}`;
  const known = plans.get(deal) ?? new Map<string, Plan>();
  plans.set(deal, known);
  const found = known.get(key);
  if (found) return found;
  const made = makePlan(deal, readings);
  known.set(key, made);
  return made;
}

function makePlan(deal: Deal, readings: Readings): Plan {
  const { classes } = deal;
  const before = compileList(section28(deal), classes.length);
  const finalDate = Int32Array.from(classes, (one) => numberOfMonth(deal, finalMonth(one, readings)));
  return {
    deal,
    classCount: classes.length,
    lists: {
      '2.8(a)': before,
      '5.4(b)(iv)': compileList(section54Fourth(deal), classes.length),
      '5.4(b)(v)': compileList(section54Fifth(deal, readings), classes.length),
    },
    returnGroup: firstGroupOf(before, FIRST_AFTER_RETURN),
    level: Int32Array.from(classes, (one) => LEVELS.indexOf(one.level)),
    levelEnd: Int32Array.from(LEVELS, (level) => 1 + classes.findLastIndex((one) => one.level <= level)),
    finalDate,
    rankEnd: Int32Array.from(classes, (one) => 1 + classes.findLastIndex((other) => other.rank === one.rank)),
    fixedRate: columnFrom(classes, ({ coupon }) => (coupon.kind === 'fixed' ? coupon.rate : 0)),
    spread: columnFrom(classes, ({ coupon }) => (coupon.kind === 'floating' ? coupon.spread : 0)),
    floating: Uint8Array.from(classes, ({ coupon }) => (coupon.kind === 'floating' ? 1 : 0)),
    actual360: Uint8Array.from(classes, (one) => (one.dayCount === 'act/360' ? 1 : 0)),
    firstFinalDate: finalDate.reduce((first, date) => Math.min(first, date)),
    lastFinalDate: finalDate.reduce((latest, date) => Math.max(latest, date), 1),
    callThreshold: thresholdOf(deal),
  };
}

/** The greatest whole number of cents that is at or below the threshold's share of the initial pool. */
function thresholdOf(deal: Deal): number {
  return Number((BigInt(deal.initialPool) * BigInt(deal.callThreshold)) / BigInt(RATE_ONE));
}

/** CUSIP of Class A-4 of CarMax Auto Owner Trust 2019-4, the one class that the reading a4_final is about. */
const A4_CUSIP = '14315WAE0';
const A4_AMENDED = parseMonth('2025-07');

/** Reading a4_final: Amendment No. 1 moved the Class A-4 Final Distribution Date from the note form's July 2024. */
function finalMonth(one: NoteClass, readings: Readings): Month {
  const isAmended = one.cusip === A4_CUSIP && one.final === A4_AMENDED;
  return isAmended ? (parseMonth(readings.a4Final) ?? one.final) : one.final;
}

function numberOfMonth(deal: Deal, month: Month): number {
  return month - deal.firstDistribution + 1;
}

/** The calendar of a deal through at least the Distribution Date of the given number. */
export function calendarOf(deal: Deal, through: number): Calendar {
  const known = calendars.get(deal);
  if (known && known.dates.length > through) return known;
  const made = makeCalendar(deal, Math.max(through, 120));
  calendars.set(deal, made);
  return made;
}

function makeCalendar(deal: Deal, through: number): Calendar {
  const dates = new Int32Array(through + 1);
  const actualDays = new Int32Array(through + 1);
  const thirties = new Int32Array(through + 1);
  const years = new Int32Array(through + 1);
  dates[0] = deal.closing;
  years[0] = civilOf(deal.closing).year;
  for (let number = 1; number <= through; number += 1) {
    const unrolled = dayInMonth((deal.firstDistribution + number - 1) as Month, deal.distributionDay);
    dates[number] = rollForward(unrolled);
    actualDays[number] = (dates[number] as number) - (dates[number - 1] as number);
    years[number] = civilOf(dates[number] as Day).year;
    thirties[number] = number === 1 ? days360(deal.closing, unrolled) : 30;
  }
  return { dates, actualDays, days360: thirties, years };
}

/** The Distribution Date of a number; 0 is the closing. */
export function distributionDate(deal: Deal, number: number): Day {
  return calendarOf(deal, number).dates[number] as Day;
}
