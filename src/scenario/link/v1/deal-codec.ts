import { day, month } from '../calendar-codec.ts';
import { flag, text, whole, word } from '../codec.ts';
import { decimal } from '../decimal-codec.ts';
import { className, table } from '../list-codecs.ts';
import { field, object } from '../object-codec.ts';

/** A deal in place, as its differences from the frozen terms of this trust. Numbers of fields are for ever. */
export const dealCodec = object([
  field(1, 'name', text),
  field(2, 'closing', day),
  field(3, 'cutoff', day),
  field(4, 'first_distribution', month),
  field(5, 'distribution_day', whole),
  field(6, 'initial_pool', decimal),
  field(7, 'oc_target', decimal),
  field(8, 'reserve_initial', decimal),
  field(9, 'reserve_required', decimal),
  field(10, 'servicing_fee_pct', decimal),
  field(11, 'call_threshold_pct', decimal),
  field(12, 'sweep_when_all_paid', flag),
  field(13, 'caps', object([field(1, 'successor_total', decimal), field(2, 'reviewer_per_year', decimal)])),
  field(
    14,
    'classes',
    table([
      field(1, 'name', className),
      field(2, 'cusip', text),
      field(3, 'level', word(['A', 'B', 'C', 'D'])),
      field(4, 'rank', whole),
      field(5, 'balance', decimal),
      field(6, 'rate_pct', decimal),
      field(7, 'benchmark_spread_pct', decimal),
      field(8, 'day_count', word(['act/360', '30/360'])),
      field(9, 'final', month),
      field(10, 'first_after_acceleration', flag),
    ]),
  ),
]);
