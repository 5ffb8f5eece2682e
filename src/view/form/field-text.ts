import { parseCents } from '../../money/cents.ts';
import { parsePercent } from '../../money/rate.ts';
import { COLLATERAL_LIMITS } from '../../scenario/collateral-form.ts';
import { LIMITS } from '../../scenario/scenario-form.ts';
import { parseVector } from '../../scenario/vector/parse-vector.ts';
import { VECTOR_ONE } from '../../scenario/vector/vector-values.ts';
import type { Json } from './json-pointer.ts';

/** What a number field holds, and so how its text is read. */
export type FieldKind = 'month' | 'months' | 'percent' | 'money' | 'multiple' | 'vector';

export type FieldRead =
  | { readonly ok: true; readonly value: Json }
  | {
      readonly ok: false;
      readonly say: string;
      /** The characters that are wrong, where it is not the whole text. */
      readonly range?: { readonly from: number; readonly to: number };
    };

/**
 * Reads what a user typed into the value the form wants, or says what is wrong and what would be right. Only the text of
 * the one field is looked at; what two fields say together is for the scenario's own reading.
 */
export function readField(kind: FieldKind, text: string): FieldRead {
  const trimmed = text.trim();
  if (kind === 'month') return readMonth(trimmed);
  if (kind === 'months') return readMonths(trimmed);
  if (kind === 'money') return readMoney(trimmed);
  if (kind === 'multiple') return readMultiple(trimmed);
  if (kind === 'vector') return readVector(text);
  return readPercent(trimmed);
}

function readMonth(text: string): FieldRead {
  const wanted = `write the number of a Distribution Date, 0 (the start) to ${LIMITS.eventMonth}, as in 20.`;
  if (text === '') return { ok: false, say: `No month is given: ${wanted}` };
  if (!/^\d{1,9}$/.test(text) || Number(text) > LIMITS.eventMonth)
    return { ok: false, say: `“${shown(text)}” is no month: ${wanted}` };
  return { ok: true, value: Number(text) };
}

function readMonths(text: string): FieldRead {
  const wanted = `write whole months, 0 to ${COLLATERAL_LIMITS.recoveryLag}, as in 4.`;
  if (text === '') return { ok: false, say: `No number of months is given: ${wanted}` };
  if (!/^\d{1,9}$/.test(text) || Number(text) > COLLATERAL_LIMITS.recoveryLag)
    return { ok: false, say: `“${shown(text)}” is no number of months: ${wanted}` };
  return { ok: true, value: Number(text) };
}

function readMultiple(text: string): FieldRead {
  const wanted = `write a number from 0 to ${COLLATERAL_LIMITS.multiple}, as in 4 or 4.5.`;
  if (text === '') return { ok: false, say: `No multiple is given: ${wanted}` };
  const plain = text.replace(/\s*[x×]$/i, '');
  if (!PLAIN_NUMBER.test(plain) || Number(plain) > COLLATERAL_LIMITS.multiple)
    return { ok: false, say: `“${shown(text)}” is no multiple: ${wanted}` };
  return { ok: true, value: shortest(plain) };
}

/** Digits with at most 8 decimals, no sign. */
const PLAIN_NUMBER = /^\d{1,4}(\.\d{1,8})?$/;

/** A number without zeros that say nothing, so that 1.30 and 1.3 are one value of a form. */
function shortest(plain: string): string {
  const [whole = '', decimals = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
}

/** Whether a form's rate is one number throughout, and so has a slider. */
export function isPlainNumber(value: Json): value is string {
  return typeof value === 'string' && PLAIN_NUMBER.test(value.trim());
}

function readVector(text: string): FieldRead {
  const plain = text.trim().replace(/\s*%$/, '');
  if (PLAIN_NUMBER.test(plain) && Number(plain) <= 100) return { ok: true, value: shortest(plain) };
  const read = parseVector(text);
  if (!read.ok) {
    const { from, to, message } = read.fault;
    return { ok: false, say: message, range: { from, to } };
  }
  const outside = read.values.findIndex((value) => value < 0 || value > VECTOR_ONE);
  if (outside >= 0) {
    const say = `Month ${outside + 1} of this is not between 0 and 100 %; every value must be.`;
    return { ok: false, say };
  }
  return { ok: true, value: text.trim() };
}

function readPercent(text: string): FieldRead {
  const wanted = 'write digits, a point and at most 8 decimals, as in 2.5.';
  if (text === '') return { ok: false, say: `No percentage is given: ${wanted}` };
  const plain = text.replace(/^[−–]/, '-').replace(/^\+/, '').replace(/\s*%$/, '');
  if (parsePercent(plain) === null) return { ok: false, say: `“${shown(text)}” is no percentage: ${wanted}` };
  return { ok: true, value: plain };
}

function readMoney(text: string): FieldRead {
  const wanted = 'write digits, a point and at most two decimals, as in 25,000.00.';
  if (text === '') return { ok: false, say: `No amount is given: ${wanted}` };
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (parseCents(plain) === null) return { ok: false, say: `“${shown(text)}” is no amount of dollars: ${wanted}` };
  return { ok: true, value: plain };
}

const LONGEST = 24;

function shown(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The text a field shows for a form's value: money with its commas, the rest as it is written. */
export function fieldText(kind: FieldKind, value: Json): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join('; ');
  const text = String(value);
  if (kind === 'multiple') return withTwoPlaces(text);
  if (kind !== 'money') return text;
  const [dollars = '', cents] = text.split('.');
  const withCommas = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === undefined ? withCommas : `${withCommas}.${cents}`;
}

function withTwoPlaces(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

/** The form's value for a place of a slider, a whole number of hundredths for percent, else of units. */
export function valueOfSlider(kind: FieldKind, place: number): Json {
  if (kind === 'month' || kind === 'months') return place;
  if (kind === 'money') return `${place}.00`;
  const sign = place < 0 ? '-' : '';
  const whole = Math.abs(place);
  const text = `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return kind === 'percent' ? text : shortest(text);
}

/** The place of a form's value on a slider; null where it has none. */
export function sliderPlace(kind: FieldKind, value: Json): number | null {
  if (value === undefined || value === null) return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  return Math.round(kind === 'month' || kind === 'months' || kind === 'money' ? number : number * 100);
}
