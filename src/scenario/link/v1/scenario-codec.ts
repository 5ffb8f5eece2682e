import { type Codec, flag, text, usually, whole, wholeOrNull, word, wordOr } from '../codec.ts';
import { decimal } from '../decimal-codec.ts';
import { byClass, decimals, points, table } from '../list-codecs.ts';
import { type Field, field, object } from '../object-codec.ts';
import { vector } from '../vector-codec.ts';

/** Numbers the names from 1 on; all of one codec. */
function fields(of: Codec, names: readonly string[]): readonly Field[] {
  return names.map((name, at) => field(at + 1, name, of));
}

const start = object([
  field(1, 'kind', word(['closing', 'filed', 'after'])),
  field(2, 'month', whole),
  field(3, 'after_date', whole),
  field(4, 'balances', byClass),
  field(5, 'pool', decimal),
  field(6, 'reserve', decimal),
  field(7, 'unpaid_interest', byClass),
  field(8, 'unpaid_fee', decimal),
  field(9, 'unpaid_advances', decimal),
  field(
    10,
    'owed',
    object(
      fields(decimal, [
        'successor_indemnity',
        'successor_transition',
        'reviewer',
        'trustee',
        'owner_trustee',
        'additional_fee',
        'advances',
      ]),
    ),
  ),
  field(11, 'cap_successor_used', decimal),
  field(12, 'cap_reviewer_used', decimal),
]);

const collections = table(
  fields(decimal, [
    'principal',
    'finance_charges',
    'liquidation_proceeds',
    'purchase_principal',
    'purchase_finance',
    'defaulted',
    'account_interest',
    'reserve_earnings',
    'advances',
    'unreimbursed_advances',
  ]),
);

const collateral = object([
  field(1, 'rep_lines', table(fields(decimal, ['balance', 'rate_pct', 'original_term', 'remaining_term']))),
  field(2, 'prepayment', object([field(1, 'kind', word(['abs', 'cpr', 'smm'])), field(2, 'pct', vector)])),
  field(
    3,
    'default',
    object([
      field(1, 'kind', word(['cdr', 'mdr', 'cnl'])),
      field(2, 'pct', vector),
      field(3, 'multiple', decimal),
      field(4, 'timing', object([field(1, 'cumulative_pct', points), field(2, 'monthly_pct', decimals)])),
      field(5, 'filed_net_loss', decimal),
      field(6, 'mid_life', word(['curve', 'net'])),
    ]),
  ),
  field(4, 'recovery_pct', vector),
  field(5, 'recovery_lag', whole),
  field(6, 'prior_defaults', decimals),
]);

const replacementNames = usually(['SOFR30A', 'TermSOFR', 'Term SOFR', 'SOFR']);

const benchmark = object([
  field(1, 'first_month', whole),
  field(2, 'rates_pct', decimals),
  field(3, 'shift_pct', decimal),
  field(
    4,
    'replacements',
    table([field(1, 'from_month', whole), field(2, 'name', replacementNames), field(3, 'adjustment_pct', decimal)]),
  ),
]);

const KINDS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

const eventState = object([
  field(1, 'state', word(['modelled', 'forced', 'ignored'])),
  field(2, 'month', whole),
  field(3, 'cured_month', wholeOrNull),
]);

const claims = table([
  field(1, 'month', whole),
  field(2, 'successor_indemnity', decimal),
  field(3, 'successor_transition', decimal),
  field(4, 'reviewer', decimal),
  field(5, 'trustee', decimal),
  field(6, 'owner_trustee', decimal),
]);

const events = object([
  field(1, 'eod', object(fields(eventState, KINDS))),
  field(2, 'acceleration', object([field(1, 'mode', word(['default', 'month', 'never'])), field(2, 'month', whole)])),
  field(3, 'rescission', object([field(1, 'month', whole)])),
  field(4, 'waivers', table([field(1, 'kind', word(KINDS)), field(2, 'month', whole)])),
  field(
    5,
    'sale',
    object([
      field(1, 'month', whole),
      field(2, 'price_pct', decimal),
      field(3, 'consent_all', flag),
      field(4, 'insufficiency_and_two_thirds', flag),
    ]),
  ),
  field(6, 'call', object([field(1, 'mode', word(['first', 'month', 'never'])), field(2, 'month', whole)])),
  field(
    7,
    'servicer_transfer',
    object([
      field(1, 'month', whole),
      field(2, 'successor', word(['trustee', 'other'])),
      field(3, 'additional_fee_monthly', decimal),
    ]),
  ),
  field(8, 'claims', claims),
]);

/** A scenario without its deal, as its differences from the frozen default. Numbers of fields are for ever. */
export const scenarioCodec = object([
  field(1, 'name', text),
  field(2, 'note', text),
  field(3, 'start', start),
  field(4, 'collections', wordOr('filed', collections)),
  field(5, 'collateral', collateral),
  field(6, 'benchmark', wordOr('filed', benchmark)),
  field(7, 'events', events),
  field(8, 'switches', object([field(1, 'interest_on_unpaid_interest', flag), field(2, 'horizon', whole)])),
  field(
    9,
    'readings',
    object([
      field(1, 'blank_5_4_b_v_E', word(['pro_rata', 'sequential'])),
      field(2, 'a4_final', word(['2025-07', '2024-07'])),
      field(3, 'whole_account_draw', flag),
      field(4, 'interest_on_unpaid_interest', flag),
      field(5, 'successor_cap', word(['aggregate', 'annual'])),
      field(6, 'first_purse', word(['reserve', 'collections'])),
      field(7, 'call_test', word(['without_reserve', 'with_reserve'])),
      field(8, 'fdd_floor', word(['cumulative', 'own_class'])),
    ]),
  ),
]);
