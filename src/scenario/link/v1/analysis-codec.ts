import { strangeKey } from '../../../deal/strange-key.ts';
import { type Codec, codec, text, usually } from '../codec.ts';
import { decimal } from '../decimal-codec.ts';
import { senseless } from '../link-fault.ts';
import { table } from '../list-codecs.ts';
import { field, object, propertiesOf } from '../object-codec.ts';

/** Values by a name: of a class, of a field of a distribution, of a pair. */
function byName(of: Codec): Codec {
  return codec(
    (to, value) => {
      const entries = Object.entries(propertiesOf(value));
      to.whole(entries.length);
      for (const [name, one] of entries) {
        text.pack(to, name);
        of.pack(to, one);
      }
    },
    (from) => {
      const entries = Array.from(
        { length: from.count() },
        () => [text.unpack(from) as string, of.unpack(from)] as const,
      );
      const read = Object.fromEntries(entries);
      if (strangeKey(read) !== null) throw senseless('one of its settings goes by a name that none can have');
      return read;
    },
  );
}

const input = usually([
  'collateral.default.multiple',
  'collateral.default.pct',
  'collateral.prepayment.pct',
  'collateral.recovery_pct',
  'collateral.default.timing.stretch',
]);
const side = object([field(1, 'path', input), field(2, 'steps', text)]);
const quote = object([field(1, 'by', usually(['yield', 'price', 'margin'])), field(2, 'text', decimal)]);

const plan = object([
  field(
    1,
    'inputs',
    table([
      field(1, 'path', input),
      field(2, 'kind', usually(['fixed', 'uniform', 'triangular', 'normal', 'lognormal', 'empirical'])),
      field(3, 'fields', byName(decimal)),
    ]),
  ),
  field(2, 'correlation', byName(decimal)),
]);

/** How Sensitivity and Pricing are set, where that differs from how they are set at first. */
export const analysisCodec: Codec = object([
  field(1, 'part', usually(['break-even', 'grid', 'shelf', 'draws'])),
  field(2, 'pricing', usually(['classes', 'table', 'months'])),
  field(3, 'loss', usually(['multiple', 'cnl_pct', 'cdr_pct'])),
  field(4, 'x', side),
  field(5, 'y', side),
  field(6, 'figure', text),
  field(7, 'of', text),
  field(8, 'trusts', usually(['ended', 'all'])),
  field(9, 'seed', decimal),
  field(10, 'draws', decimal),
  field(11, 'plan', plan),
  field(12, 'settlement', text),
  field(13, 'basis', usually(['bey', 'monthly'])),
  field(14, 'quotes', byName(quote)),
  field(15, 'tableClass', text),
  field(16, 'tableBy', usually(['price', 'yield'])),
  field(17, 'tableRows', object([field(1, 'price', text), field(2, 'yield', text)])),
  field(18, 'tableColumns', side),
  field(19, 'residualPrice', decimal),
]);
