import { filedCertificateUrl } from '../../deal/carmx-2019-4/filed-months.ts';
import { askInput, whyStore } from '../../store/why.ts';
import { inputLabel } from '../../view/compare/input-labels.ts';
import { inputAt } from '../../view/form/inputs.ts';
import type { Input, Method, Operator, Origin } from '../../view/why/explanation.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { valueText } from '../../view/why/value.ts';
import { toField } from '../assumptions/to-field.ts';

const SIGNS: Readonly<Record<Operator, string>> = { plus: '+', less: '−', times: '×', 'divided by': '÷' };
const WORDS: Readonly<Record<Operator, string>> = {
  plus: 'plus ',
  less: 'less ',
  times: 'times ',
  'divided by': 'divided by ',
};
/** Methods in which the operators between the inputs mean what they say. */
const CHAINED: readonly Method[] = ['sum', 'excess', 'product', 'product down', 'unrounded', 'reaches'];

export function inputKey({ label, origin }: Input, place: number): string {
  return origin.kind === 'figure' ? figureAddress(origin.id) + place : `${label} ${place}`;
}

export interface InputLineProps {
  readonly input: Input;
  readonly isFirst: boolean;
  readonly method: Method;
}

/** One input: what it is, what is done with it, its value; a figure opens in turn, a leaf says where it comes from. */
export function InputLine({ input, isFirst, method }: InputLineProps) {
  const { label, value, operator, origin } = input;
  const shows = CHAINED.includes(method) && !isFirst;
  const text = valueText(value);
  return (
    <li className={text === '0.00' ? 'why-input is-nil' : 'why-input'}>
      <span className="why-label">
        {origin.kind === 'figure' ? (
          <button type="button" className="why-into" onClick={() => askInput(figureAddress(origin.id), origin.run)}>
            {label}
          </button>
        ) : (
          label
        )}
        <OriginNote origin={origin} />
      </span>
      <span className="why-sign" aria-hidden="true">
        {shows ? SIGNS[operator] : ''}
      </span>
      <span className="why-value">
        {shows && <span className="hidden-text">{WORDS[operator]}</span>}
        {text}
      </span>
    </li>
  );
}

/** An assumption, which leads to its field in the panel. */
function Assumed({ pointer }: { readonly pointer: string }) {
  const label = inputLabel(inputAt(pointer)?.pointer ?? pointer);
  return (
    <small>
      assumed:{' '}
      <button
        type="button"
        className="why-into"
        aria-label={`To the assumption: ${label}`}
        onClick={() => toField(pointer, whyStore.getState().asked.at(-1)?.run ?? '')}
      >
        {label}
      </button>
    </small>
  );
}

/** Where a leaf comes from: a line of a certificate, a field of the panel, a term of the deal. */
function OriginNote({ origin }: { readonly origin: Origin }) {
  switch (origin.kind) {
    case 'filed': {
      const url = filedCertificateUrl(origin.month);
      const words = `certificate ${origin.accession}, line ${origin.line}`;
      return <small>filed: {url === null ? words : <a href={url}>{words}</a>}</small>;
    }
    case 'assumption':
      return <Assumed pointer={origin.pointer} />;
    case 'term':
      return (
        <small>
          {/^\d/.test(origin.clause) ? `§ ${origin.clause}` : origin.clause}, {origin.source}
        </small>
      );
    case 'typed':
      return <small>typed: {origin.where}</small>;
    case 'found':
      return <small>found: {origin.how}</small>;
    default:
      return null;
  }
}
