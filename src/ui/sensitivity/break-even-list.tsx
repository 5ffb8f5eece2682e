import { useStore } from 'zustand';
import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import { analysisStore } from '../../store/analysis.ts';
import { type BreakEvenLine, breakEvenLines, monthOf } from '../../view/sensitivity/break-even-list.ts';
import { type BreakEvenCell, LOSS_WORDS } from '../../view/sensitivity/break-even-rows.ts';
import { gridInput } from '../../view/sensitivity/grid-inputs.ts';
import { breakEvenAddresses, lossKey } from '../../view/why/analysis-figures.ts';
import { FaultNote } from '../fields/notes.tsx';
import { useSettled } from '../use-app.ts';
import { FigureText } from '../why/figure-text.tsx';
import { unbroken, useBreakEven } from './break-evens.tsx';

/** What each class bears, the most junior first: all principal paid, all interest on time. */
export function BreakEvenList() {
  const { form, projection } = useSettled();
  const loss = useStore(analysisStore, (state) => state.loss);
  const names = projection.deal.classes.map(({ name }) => name);
  const principal = useBreakEven(form, loss, 'principal_ever');
  const interest = useBreakEven(form, loss, 'timely');
  const { lines, most } = breakEvenLines(principal?.answer ?? null, interest?.answer ?? null, loss, names);
  const fault = [principal, interest].find((work) => work?.state === 'refused' || work?.state === 'broken');
  // Only as a multiple are the scenario's own losses one number.
  const own = loss === 'multiple' ? gridInput('collateral.default.multiple').numberIn(form) : null;
  const now = own === null || !(Number(own) <= most) ? null : Number(own);
  return (
    <section className="aside-part">
      <h2 className="aside-title">Break-evens, other inputs as they stand</h2>
      {fault && <FaultNote id="break-even-list-fault">{fault.message}</FaultNote>}
      <table className="grid analysis-table break-even-list">
        <caption className="hidden-text">
          Largest loss with all principal paid, and with all interest on time; {LOSS_WORDS[loss].title}
        </caption>
        <Head most={most} unit={LOSS_WORDS[loss].unit} now={now} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row" className="words">
                <span className={`swatch class-${line.noteClass + 1}`} />
                {line.name}
              </th>
              <Cells line={line} loss={loss} most={most} now={now} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ScaleProps {
  readonly most: number;
  /** The scenario's own loss; null where it lies on no such scale. */
  readonly now: number | null;
}

/** Nearer to an end of the scale than this, the word at the scenario's own loss takes the place of the end's number. */
const NEAR = 0.3;

function Head({ most, unit, now }: ScaleProps & { readonly unit: string }) {
  const share = now === null ? 0.5 : now / most;
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className="words">
          Class
        </th>
        <th colSpan={3} scope="colgroup" className="words group-begin">
          All principal paid up to
        </th>
        <th colSpan={2} scope="colgroup" className="words group-begin">
          Interest on time up to
        </th>
      </tr>
      <tr>
        <th scope="col" className="group-begin">
          Loss
        </th>
        <th scope="col">CNL</th>
        <th scope="col" className="break-even-scale">
          <span className="hidden-text">
            From 0 to {most} {unit}
          </span>
          <span aria-hidden="true" className="scale-ends">
            <span>{share < NEAR ? '' : '0'}</span>
            {now !== null && <b style={{ left: `${(100 * now) / most}%` }}>now</b>}
            <span>{share > 1 - NEAR ? '' : most}</span>
          </span>
        </th>
        <th scope="col" className="group-begin">
          Loss
        </th>
        <th scope="col">Month</th>
      </tr>
    </thead>
  );
}

interface CellsProps extends ScaleProps {
  readonly line: BreakEvenLine;
  readonly loss: LossInput;
}

function Cells({ line: { name, principal, interest }, loss, most, now }: CellsProps) {
  if (principal && interest && principal.value === null && principal.because === interest.because) {
    return <None cell={principal} columns={5} />;
  }
  return (
    <>
      {principal === null || principal.value === null ? (
        <None cell={principal} columns={3} />
      ) : (
        <>
          <td className="group-begin strong">
            <FigureText of={breakEvenAddresses(principal, name, loss, 'principal_ever').value} text={principal.value} />
          </td>
          <td>
            <FigureText of="lifetime-loss-share" run={lossKey(loss, principal.holdsAt ?? 0)} text={principal.netLoss} />
          </td>
          <td className="break-even-scale">
            <Scale size={principal.size ?? 0} most={most} now={now} />
          </td>
        </>
      )}
      {interest === null || interest.value === null ? (
        <None cell={interest} columns={2} />
      ) : (
        <>
          <td className="group-begin">
            <FigureText of={breakEvenAddresses(interest, name, loss, 'timely').value} text={interest.value} />
          </td>
          <td>
            <FigureText of={breakEvenAddresses(interest, name, loss, 'timely').binding} text={monthOf(interest)} />
          </td>
        </>
      )}
    </>
  );
}

function None({ cell, columns }: { readonly cell: BreakEvenCell | null; readonly columns: number }) {
  return (
    <td colSpan={columns} className="group-begin words faint break-even-none">
      {cell ? unbroken(cell.because) : '…'}
    </td>
  );
}

const WIDTH = 70;

/** A mark for the class's loss on a scale that all classes share, and a line for the scenario's own. */
function Scale({ size, most, now }: ScaleProps & { readonly size: number }) {
  const x = (value: number): number => 3 + ((WIDTH - 6) * value) / most;
  return (
    <svg className="scale-line" width={WIDTH} height={14} aria-hidden="true">
      <line x1={3} x2={x(size)} y1={7} y2={7} />
      {now !== null && <line className="scale-now" x1={x(now)} x2={x(now)} y1={-6} y2={20} />}
      <circle className={now !== null && now > size ? 'is-short' : undefined} cx={x(size)} cy={7} r={3} />
    </svg>
  );
}
