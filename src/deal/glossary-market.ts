import type { Meaning } from './glossary.ts';

/** Terms of the market, after the Standard Formulas of SIFMA (1999), cited as SF, and terms of this product. */
export const MARKET_TERMS = {
  ABS: {
    clause: 'SF-13',
    meaning:
      'Absolute prepayment speed: the share of the original number of loans that prepays each month. In month m from origination, SMM = ABS ÷ (1 − ABS × (m − 1)).',
  },
  Acceleration: {
    clause: '5.2(a)',
    meaning: 'The declaration that makes all Notes due at once; from the next date § 5.4(b) shares out the money.',
  },
  'Break-even': {
    clause: 'measure',
    meaning: 'The highest loss, default rate or multiple at which a class still passes a test.',
  },
  Call: {
    clause: '10.1(a)',
    meaning: 'The Servicer’s purchase of the pool once it is down to 10 % of the initial one. It pays off all Notes.',
  },
  CDR: {
    clause: 'SF-17',
    meaning:
      'Conditional default rate: the share of the pool that would default in a year. MDR = 1 − (1 − CDR)^(1/12).',
  },
  CNL: {
    clause: 'line 83',
    meaning: 'Cumulative net loss: defaults less recoveries to date, as a share of the initial pool.',
  },
  CPR: {
    clause: 'SF-5',
    meaning:
      'Conditional prepayment rate: the share of the pool that would prepay in a year. SMM = 1 − (1 − CPR)^(1/12).',
  },
  'Discount margin': {
    clause: 'measure',
    meaning: 'What a buyer of A-2b earns over the benchmark at a given price.',
  },
  MDR: {
    clause: 'SF-17',
    meaning: 'Monthly default rate: the share of the performing pool that defaults in a month.',
  },
  OC: {
    clause: 'line 11',
    meaning: 'Overcollateralization: what the Pool Balance exceeds the Note Balance by.',
  },
  'Pay-off amount': {
    clause: '8.2(b); 10.1(a)',
    meaning:
      'What would pay everything on a date: fee, advances, capped claims, all Total Note Interest and all Notes.',
  },
  Projection: {
    clause: 'collections',
    meaning: 'Months reckoned from assumptions. Not a forecast.',
  },
  'Recovery lag': {
    clause: 'SF-16',
    meaning: 'Months between a default and the cash got back on it.',
  },
  Replay: {
    clause: 'collections',
    meaning: 'The filed collections run through the rules from closing, to prove the rules.',
  },
  Rescission: {
    clause: '5.2(b)',
    meaning:
      'The undoing of an acceleration, once all that would otherwise be due is paid and every event cured or waived.',
  },
  SMM: {
    clause: 'SF-5',
    meaning: 'Single monthly mortality: the share of the pool, after scheduled principal, that prepays in a month.',
  },
  WAL: {
    clause: 'measure',
    meaning:
      'Weighted average life: years until a dollar of principal is paid, on average over the principal paid, from closing by 30/360.',
  },
  'Yield, bond-equivalent': {
    clause: 'measure',
    meaning: 'The yearly yield, compounded twice a year, at which a class’s payments are worth its price.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
