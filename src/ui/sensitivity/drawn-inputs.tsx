import { setAnalysis } from '../../store/analysis.ts';
import {
  DISTRIBUTION_FIELDS,
  DISTRIBUTION_KINDS,
  DISTRIBUTION_WORDS,
  type DistributionKind,
  type DrawnPlan,
  type DrawnText,
  drawnWords,
  FIELD_WORDS,
} from '../../view/sensitivity/drawn-plan.ts';

interface DrawnInputsProps {
  readonly plan: DrawnPlan;
  readonly trusts: number;
  readonly isEdited: boolean;
}

/** The inputs that are drawn: each with its distribution, and how they go together. */
export function DrawnInputs({ plan, trusts, isEdited }: DrawnInputsProps) {
  const change = (place: number, input: DrawnText): void =>
    setAnalysis({ plan: { ...plan, inputs: plan.inputs.with(place, input) } });
  return (
    <div className="drawn">
      <table className="drawn-table">
        <caption>Distributions</caption>
        <tbody>
          {plan.inputs.map((input, place) => (
            <DrawnRow key={input.path} input={input} onChange={(to) => change(place, to)} />
          ))}
        </tbody>
      </table>
      <table className="drawn-table">
        <caption>Correlations</caption>
        <tbody>
          {plan.inputs.map((one, row) => (
            <tr key={one.path}>
              <th scope="row">{drawnWords(one.path).label}</th>
              {plan.inputs.slice(0, row).map((other, column) => (
                <td key={other.path}>
                  <input
                    className="short-text"
                    inputMode="decimal"
                    aria-label={`Correlation of ${drawnWords(one.path).label} and ${drawnWords(other.path).label}`}
                    value={plan.correlation[`${column} ${row}`] ?? '0'}
                    onChange={(event) =>
                      setAnalysis({
                        plan: {
                          ...plan,
                          correlation: { ...plan.correlation, [`${column} ${row}`]: event.target.value },
                        },
                      })
                    }
                  />
                </td>
              ))}
              <td>1</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isEdited && (
        <button type="button" className="button" onClick={() => setAnalysis({ plan: null })}>
          Back to the {trusts} trusts of the shelf
        </button>
      )}
    </div>
  );
}

function DrawnRow({ input, onChange }: { readonly input: DrawnText; readonly onChange: (input: DrawnText) => void }) {
  const { path, kind, fields } = input;
  const { label, unit } = drawnWords(path);
  return (
    <tr>
      <th scope="row">
        {label}, {unit}
      </th>
      <td>
        <select
          className="picker"
          aria-label={`${label}, distribution`}
          value={kind}
          onChange={(event) => onChange({ ...input, kind: event.target.value as DistributionKind })}
        >
          {DISTRIBUTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {DISTRIBUTION_WORDS[one]}
            </option>
          ))}
        </select>
      </td>
      <td>
        {DISTRIBUTION_FIELDS[kind].map((name) => (
          <label key={name} className="drawn-field">
            {FIELD_WORDS[name]}{' '}
            <input
              className={name === 'values' ? 'side-steps' : 'short-text'}
              inputMode="decimal"
              aria-label={`${label}, ${FIELD_WORDS[name]}`}
              value={fields[name] ?? ''}
              onChange={(event) => onChange({ ...input, fields: { ...fields, [name]: event.target.value } })}
            />
          </label>
        ))}
      </td>
    </tr>
  );
}
