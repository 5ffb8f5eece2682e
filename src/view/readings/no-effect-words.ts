import type { ReadingSwitch } from '../../deal/readings.ts';
import { planOf } from '../../engine/plan.ts';
import type { Projection } from '../../engine/projection.ts';
import { interestDueAt } from '../../measures/class-summary.ts';
import { classBalances } from '../class-balances.ts';
import { classPlace } from '../why/walk.ts';

const SAME = 'every payment is the same under either option';

/** Why switching a reading changes nothing in a run: a known reason where it holds, else only that it changes nothing. */
export function noEffectWords(projection: Projection, name: ReadingSwitch): string {
  return REASONS[name](projection) ?? SAME;
}

type Say = (projection: Projection) => string | null;

function some({ count }: Projection, test: (at: number) => boolean): boolean {
  for (let at = 0; at < count; at += 1) if (test(at)) return true;
  return false;
}

const noInterestUnpaid: Say = (projection) => {
  const { byClass, dates, deal } = projection;
  const isUnpaid = deal.classes.some((_, noteClass) =>
    some(
      projection,
      (at) =>
        interestDueAt(projection, noteClass * dates + at) > (byClass.interestPaid[noteClass * dates + at] as number),
    ),
  );
  return isUnpaid ? null : 'no interest is unpaid on any date';
};

const noDraw: Say = (projection) =>
  some(projection, (at) => (projection.byDate.reserveDraw[at] as number) > 0) ? null : 'the reserve is never drawn';

const notWhole: Say = (projection) => {
  const { byDate } = projection;
  const isWhole = some(projection, (at) => byDate.regime[at] === 0 && byDate.wholeAccount[at] === 1);
  return isWhole ? null : 'the account is never drawn whole before an acceleration';
};

const fifthNeverGoverns: Say = ({ payments }) =>
  payments['5.4(b)(v)'] === null ? 'the fifth clause of § 5.4(b) never governs' : null;

const NO_CLAIM = 'no claim of a successor reaches the cap';

const noClaim: Say = ({ scenario }) => {
  const { claims, servicerTransfer } = scenario.events;
  const isTrustee = servicerTransfer?.successor === 'trustee';
  return isTrustee && (claims.length > 0 || scenario.start.owed.successor_transition > 0)
    ? NO_CLAIM
    : 'the Indenture Trustee never services, or has no claim';
};

const notAtFinal: Say = (projection) => {
  const { finalDate } = planOf(projection.deal, projection.scenario.readings);
  const balances = classBalances(projection);
  const isLate = projection.deal.classes.some((_, noteClass) =>
    some(projection, (at) => {
      const isFinal = projection.startAfter + at + 1 >= (finalDate[noteClass] as number);
      return isFinal && (balances[noteClass]?.[at] ?? 0) > 0;
    }),
  );
  return isLate ? null : 'no class reaches its Final Distribution Date with a balance';
};

const a4PaidBefore: Say = (projection) => {
  const place = classPlace({ projection, form: {} }, 'A-4');
  if (place < 0) return 'the deal has no Class A-4';
  const last = classBalances(projection)[place]?.[projection.count] ?? 0;
  return last === 0 ? 'Class A-4 is paid off before either date' : null;
};

const noCallTest: Say = ({ scenario, statuses }) => {
  if (scenario.events.call.mode === 'never') return 'no call is to be made';
  const isTested = statuses.some(({ code }) => code === 'called' || code === 'call_refused');
  return isTested
    ? 'the call passes or fails its test without the reserve as with it'
    : 'the pool never falls to the threshold of the call';
};

const REASONS: Readonly<Record<ReadingSwitch, Say>> = {
  interest_on_unpaid_interest: noInterestUnpaid,
  first_purse: noDraw,
  whole_account_draw: notWhole,
  blank_5_4_b_v_E: fifthNeverGoverns,
  a4_final: a4PaidBefore,
  successor_cap: noClaim,
  call_test: noCallTest,
  fdd_floor: notAtFinal,
};
