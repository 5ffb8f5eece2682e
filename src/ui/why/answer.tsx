import { CLAUSES } from '../../deal/clauses.ts';
import { READINGS } from '../../deal/readings.ts';
import { setView } from '../../store/app-store.ts';
import { amountText, plainAmount } from '../../view/amount-text.ts';
import { calculationText } from '../../view/why/calculation-text.ts';
import type { Explanation, Method, ReadingTaken } from '../../view/why/explanation.ts';
import { valueText } from '../../view/why/value.ts';
import { InputLine, inputKey } from './input-line.tsx';

/** Methods whose column of inputs says by itself what is done. */
const PLAIN: readonly Method[] = ['sum', 'product', 'unrounded', 'equal', 'given', 'nil'];

/** An explanation laid out as a calculation: sentence, inputs, result, purses, what was short, readings, clauses. */
export function Answer({ explanation }: { readonly explanation: Explanation }) {
  const { title, sentence, inputs, formula, result, method } = explanation;
  const words = PLAIN.includes(method) || inputs.length > 12 ? '' : calculationText(explanation);
  return (
    <>
      <h2 id="why-title">{title}</h2>
      <p className="why-sentence">{sentence}</p>
      {inputs.length > 0 && (
        <ul className="why-inputs" aria-label="Inputs">
          {inputs.map((input, place) => (
            <InputLine key={inputKey(input, place)} input={input} isFirst={place === 0} method={method} />
          ))}
        </ul>
      )}
      <p className="why-result">
        <span>{formula}</span>
        <b>{valueText(result)}</b>
      </p>
      {words !== '' && <p className="why-words">{words}</p>}
      <Purses explanation={explanation} />
      <Short explanation={explanation} />
      <Readings taken={explanation.readings} />
      <ClauseNames explanation={explanation} />
    </>
  );
}

function Purses({ explanation: { purses } }: { readonly explanation: Explanation }) {
  if (purses === null || (purses.collections === 0 && purses.reserve === 0)) return null;
  return (
    <dl className="why-purses" aria-label="Paid from">
      <div>
        <dt>
          <i className="key-reserve" /> Reserve, first
        </dt>
        <dd>{amountText(purses.reserve)}</dd>
      </div>
      <div>
        <dt>
          <i className="key-collections" /> Collections
        </dt>
        <dd>{amountText(purses.collections)}</dd>
      </div>
    </dl>
  );
}

function Short({ explanation: { short } }: { readonly explanation: Explanation }) {
  if (short === null) return null;
  return (
    <p className="why-short">
      <b>{plainAmount(short.amount)} unpaid.</b> {short.why}
    </p>
  );
}

function Readings({ taken }: { readonly taken: readonly ReadingTaken[] }) {
  if (taken.length === 0) return null;
  return (
    <ul className="why-readings" aria-label="Readings">
      {taken.map(({ id, isAsRead }) => {
        const reading = READINGS.find((one) => one.id === id);
        if (!reading) return null;
        return (
          <li key={id}>
            <button type="button" className="link-button" onClick={() => toReading(id)}>
              Reading{isAsRead ? '' : ', switched'}: {reading.question}
            </button>{' '}
            {isAsRead ? reading.reading : reading.otherwise}
          </li>
        );
      })}
    </ul>
  );
}

/** The Readings tab with the reading in sight. */
function toReading(id: string): void {
  setView({ tab: 'readings' });
  const seek = (left: number): void => {
    const row = document.getElementById(`reading-${id}`);
    if (row) {
      row.scrollIntoView({ block: 'nearest' });
      row.focus();
    } else if (left > 0) requestAnimationFrame(() => seek(left - 1));
  };
  requestAnimationFrame(() => seek(60));
}

function ClauseNames({ explanation: { clauses } }: { readonly explanation: Explanation }) {
  if (clauses.length === 0) return null;
  return (
    <ul className="why-clauses" aria-label="Clauses">
      {clauses.map((clause) => (
        <li key={clause}>
          <b>§ {clause}</b> {CLAUSES[clause].name}: {CLAUSES[clause].about}
        </li>
      ))}
    </ul>
  );
}
