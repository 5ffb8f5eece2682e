import type { Deal } from '../deal/deal.ts';
import { faultAt, pointerTo, quoted, type Read } from '../deal/fault.ts';
import { type Cents, ZERO } from '../money/cents.ts';
import type { Filed } from './filed.ts';
import { CLAIMANTS, type Owed, type Start } from './scenario.ts';
import type { ScenarioValues } from './scenario-form.ts';

type StartValues = NonNullable<ScenarioValues['start']>;
type AfterValues = Extract<StartValues, { kind: 'after' }>;

/** Where a run begins, in the engine's units. A balance of every class is asked for: none is taken for zero. */
export function readStart(values: StartValues, deal: Deal, filed: Filed | null): Read<Start> {
  if (values.kind === 'closing') return { ok: true, value: startAtClosing(deal) };
  if (values.kind === 'after') return startAfter(values, deal);
  if (!filed)
    return faultAt(
      '/start/kind',
      'This deal has no filed months; start at closing, or after a date with balances of your own.',
    );
  if (values.month > filed.count) {
    return faultAt('/start/month', `Month ${values.month} is not filed; months 1 to ${filed.count} are.`);
  }
  return { ok: true, value: filed.startAfter(values.month) };
}

function startAtClosing(deal: Deal): Start {
  return {
    kind: 'closing',
    afterDate: 0,
    pool: deal.initialPool,
    reserve: deal.reserveInitial,
    balances: deal.classes.map((one) => one.balance),
    ...nothingUnpaid(deal),
  };
}

/** A start with no interest, fee, advance or claim unpaid and no cap used. */
export function nothingUnpaid(deal: Deal) {
  return {
    unpaidInterest: deal.classes.map(() => ZERO),
    unpaidFee: ZERO,
    unpaidAdvances: ZERO,
    owed: owedOf({}),
    capSuccessorUsed: ZERO,
    capReviewerUsed: ZERO,
  };
}

/** Amounts owed by claimant; an absent one is 0.00. */
export function owedOf(values: { readonly [claimant in keyof Owed]?: Cents | undefined }): Owed {
  return Object.fromEntries(CLAIMANTS.map((claimant) => [claimant, values[claimant] ?? ZERO])) as unknown as Owed;
}

function startAfter(values: AfterValues, deal: Deal): Read<Start> {
  const names = deal.classes.map((one) => one.name);
  for (const field of ['balances', 'unpaid_interest'] as const) {
    const unknown = Object.keys(values[field] ?? {}).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      return faultAt(
        `/start/${field}${pointerTo(unknown)}`,
        `The deal has no class ${quoted(unknown)}; its classes are ${names.join(', ')}.`,
      );
    }
  }
  const missing = names.find((name) => !Object.hasOwn(values.balances, name));
  if (missing !== undefined) {
    return faultAt(
      `/start/balances${pointerTo(missing)}`,
      `The balance of Class ${missing} is missing; write "0.00" for one that is paid off.`,
    );
  }
  return {
    ok: true,
    value: {
      kind: 'after',
      afterDate: values.after_date,
      pool: values.pool,
      reserve: values.reserve,
      balances: names.map((name) => values.balances[name] ?? ZERO),
      unpaidInterest: names.map((name) => values.unpaid_interest?.[name] ?? ZERO),
      unpaidFee: values.unpaid_fee ?? ZERO,
      unpaidAdvances: ((values.unpaid_advances ?? 0) + (values.owed?.advances ?? 0)) as Cents,
      owed: owedOf(values.owed ?? {}),
      capSuccessorUsed: values.cap_successor_used ?? ZERO,
      capReviewerUsed: values.cap_reviewer_used ?? ZERO,
    },
  };
}
