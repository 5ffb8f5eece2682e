import { useMemo, useState } from 'react';
import type { ProofMode } from '../../proof/certificates.ts';
import { filteredProof, type ProofMonth } from '../../view/proof/proof-table.ts';
import { Segments } from '../segments.tsx';
import { useApp } from '../use-app.ts';
import { BackTestView } from './back-test.tsx';
import { MonthList } from './month-list.tsx';
import { ProofLines } from './proof-lines.tsx';
import { addedProofMonths, proofTableOf } from './proof-tables.ts';
import { saveProofCsv } from './save-proof.ts';
import './proof.css';

const VIEWS = [
  { value: 'restart', text: 'Restart each month' },
  { value: 'run on', text: 'Run on from closing' },
  { value: 'back-test', text: 'Back-test of this scenario' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** What the tab showed last: it is as it was when it is opened again. */
let lastView: View = 'restart';

/** The rules against the filings: every line of every certificate, and a projection against what came. */
export function Proof() {
  const [view, setView] = useState<View>(lastView);
  const choose = (next: View): void => {
    lastView = next;
    setView(next);
  };
  const choice = <Segments name="What is compared" options={VIEWS} value={view} onChoose={choose} />;
  return view === 'back-test' ? (
    <BackTestView>{choice}</BackTestView>
  ) : (
    <Certificates mode={view}>{choice}</Certificates>
  );
}

function Certificates({ mode, children }: { readonly mode: ProofMode; readonly children: React.ReactNode }) {
  const [onlyDifferences, setOnly] = useState(false);
  const [text, setText] = useState('');
  const added = useApp((state) => state.added);
  const cursor = useApp((state) => state.cursor);
  const table = proofTableOf(mode);
  const whole = useMemo(() => ({ ...table, months: [...table.months, ...addedProofMonths(added)] }), [table, added]);
  const shown = useMemo(() => filteredProof(whole, { onlyDifferences, text }), [whole, onlyDifferences, text]);
  const selected = nearest(shown, cursor);
  return (
    <div className="proof">
      <div className="proof-bar">
        {children}
        <Summary text={table.summary} />
        <label className="tick-box">
          <input type="checkbox" checked={onlyDifferences} onChange={() => setOnly(!onlyDifferences)} />
          Only differences
        </label>
        <input
          type="search"
          className="text-input proof-search"
          aria-label="Lines that hold"
          placeholder="Find a line"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" className="button" onClick={() => saveProofCsv(mode)}>
          CSV
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="proof-empty" role="status">
          No line of any certificate holds “{text}”{onlyDifferences ? ' and differs' : ''}.
        </p>
      ) : (
        <div className="proof-body">
          <MonthList months={shown} selected={selected} />
          <ProofLines months={shown} selected={selected} mode={mode} />
        </div>
      )}
    </div>
  );
}

/** The month at or after a number among those shown, else the last. */
function nearest(months: readonly ProofMonth[], number: number): number {
  return (months.find(({ month }) => month >= number) ?? months.at(-1))?.month ?? 0;
}

/** The first sentence is what came of it; the rest says how. */
function Summary({ text }: { readonly text: string }) {
  const end = text.indexOf('. ') + 1;
  return (
    <p className="proof-summary">
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </p>
  );
}
