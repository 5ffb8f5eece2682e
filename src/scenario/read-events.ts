import { faultAt, type Read } from '../deal/fault.ts';
import { ZERO } from '../money/cents.ts';
import { owedOf } from './read-start.ts';
import { EVENT_KINDS, type EventKind, type EventState, type Events } from './scenario.ts';
import type { ScenarioValues } from './scenario-form.ts';

type EventValues = NonNullable<ScenarioValues['events']>;
type StateValues = NonNullable<NonNullable<EventValues['eod']>['i']>;

/** The user's events in the engine's form; a choice of a month without the month is a fault. */
export function readEvents(values: EventValues): Read<Events> {
  const states = {} as Record<EventKind, EventState>;
  for (const kind of EVENT_KINDS) {
    const read = stateOf(values.eod?.[kind], `/events/eod/${kind}`);
    if (!read.ok) return read;
    states[kind] = read.value;
  }
  const acceleration = values.acceleration ?? { mode: 'default' };
  if (acceleration.mode === 'month' && acceleration.month === undefined) return monthMissing('/events/acceleration');
  const call = values.call ?? { mode: 'first' };
  if (call.mode === 'month' && call.month === undefined) return monthMissing('/events/call');
  const { sale, servicer_transfer: transfer } = values;
  return {
    ok: true,
    value: {
      eventsOfDefault: states,
      acceleration:
        acceleration.mode === 'month' ? { mode: 'month', month: acceleration.month ?? 0 } : { mode: acceleration.mode },
      rescissionMonth: values.rescission?.month ?? null,
      waivers: values.waivers ?? [],
      sale: sale
        ? {
            month: sale.month,
            price: sale.price_pct,
            consentOfAll: sale.consent_all ?? false,
            insufficiencyAndTwoThirds: sale.insufficiency_and_two_thirds ?? false,
          }
        : null,
      call: call.mode === 'month' ? { mode: 'month', month: call.month ?? 0 } : { mode: call.mode },
      servicerTransfer: transfer
        ? {
            month: transfer.month,
            successor: transfer.successor,
            additionalFeeMonthly: transfer.additional_fee_monthly ?? ZERO,
          }
        : null,
      claims: (values.claims ?? []).map(({ month, ...amounts }) => ({ month, amounts: owedOf(amounts) })),
    },
  };
}

function stateOf(values: StateValues | undefined, path: string): Read<EventState> {
  if (values?.state !== 'forced')
    return { ok: true, value: { state: values?.state === 'ignored' ? 'ignored' : 'modelled' } };
  if (values.month === undefined) return monthMissing(path);
  const cured = values.cured_month ?? null;
  if (cured !== null && cured < values.month) {
    return faultAt(
      `${path}/cured_month`,
      `It cannot be cured in month ${cured}, before it occurs in month ${values.month}.`,
    );
  }
  return { ok: true, value: { state: 'forced', month: values.month, curedMonth: cured } };
}

function monthMissing(path: string) {
  return faultAt(`${path}/month`, '"month" is missing: say in which month (the number of a Distribution Date).');
}
