import { flag, type Json, list, money, object, optionalNumber, text } from './json.ts';
import { percentFromText } from './percent.ts';
import {
  CLAIM_KINDS,
  type ClaimKind,
  EVENT_KINDS,
  type EventKind,
  type EventTerms,
  type SaleTerms,
  type ScenarioEvents,
} from './terms.ts';

/** Reads the `events` of a scenario in the headless form. */
export function readEvents(events: Json): ScenarioEvents {
  const acceleration = object(events['acceleration']);
  const call = object(events['call']);
  return {
    defaults: EVENT_KINDS.map((kind) => readDefault(kind, object(object(events['eod'])[kind]))),
    acceleration: {
      mode: text(acceleration['mode'], 'default') as 'default' | 'month' | 'never',
      month: optionalNumber(acceleration['month']),
    },
    rescissionMonth: optionalNumber(object(events['rescission'])['month']),
    waivers: list(events['waivers']).map((entry) => ({
      kind: text(object(entry)['kind']) as EventKind,
      month: optionalNumber(object(entry)['month']) ?? 0,
    })),
    sale: readSale(object(events['sale'])),
    call: {
      mode: text(call['mode'], 'first') as 'first' | 'month' | 'never',
      month: optionalNumber(call['month']),
    },
    transfer: readTransfer(object(events['servicer_transfer'])),
    claims: list(events['claims']).map((entry) => readClaim(object(entry))),
  };
}

function readDefault(kind: EventKind, entry: Json): EventTerms {
  return {
    kind,
    state: text(entry['state'], 'modelled') as EventTerms['state'],
    month: optionalNumber(entry['month']),
    curedMonth: optionalNumber(entry['cured_month']),
  };
}

function readSale(sale: Json): SaleTerms | null {
  const month = optionalNumber(sale['month']);
  if (month === null) return null;
  return {
    month,
    price: percentFromText(text(sale['price_pct'], '100')),
    consentAll: flag(sale['consent_all'], false),
    insufficiencyAndTwoThirds: flag(sale['insufficiency_and_two_thirds'], false),
  };
}

function readTransfer(transfer: Json): ScenarioEvents['transfer'] {
  const month = optionalNumber(transfer['month']);
  if (month === null) return null;
  return {
    month,
    successor: text(transfer['successor']) as 'trustee' | 'other',
    additionalFee: money(transfer['additional_fee_monthly']),
  };
}

function readClaim(claim: Json): ScenarioEvents['claims'][number] {
  const amounts = {} as Record<ClaimKind, bigint>;
  for (const kind of CLAIM_KINDS) amounts[kind] = money(claim[kind]);
  return { month: optionalNumber(claim['month']) ?? 0, amounts };
}
