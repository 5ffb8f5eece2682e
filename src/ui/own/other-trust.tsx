import { useMemo, useState } from 'react';
import { compareCertificate } from '../../files/added-month/compare-certificate.ts';
import type { Certificate } from '../../files/certificate/certificate.ts';
import { checkCertificate } from '../../files/certificate/check-certificate.ts';
import { type Proposal, proposeDeal } from '../../files/certificate/propose-deal.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { activeTab, DEFAULT_FORM } from '../../store/app-state.ts';
import { appStore, changeForm } from '../../store/app-store.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { describeScenario, duplicateScenario } from '../../store/scenarios.ts';
import { START_POINTERS } from '../../view/form/start-choice.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ChecksTable, ComparisonTable } from './certificate-tables.tsx';

/** A certificate of another trust of the shelf: its terms from its own lines, each with how it was found, or why not. */
export function OtherTrust({ certificate }: { readonly certificate: Certificate }) {
  const [closing, setClosing] = useState('');
  const [first, setFirst] = useState('');
  const checks = useMemo(() => checkCertificate(certificate), [certificate]);
  const proposal = useMemo(
    () =>
      proposeDeal(certificate, {
        ...(closing === '' ? {} : { closing }),
        ...(first === '' ? {} : { firstDistribution: first }),
      }),
    [certificate, closing, first],
  );
  return (
    <>
      <ChecksTable checks={checks} />
      {proposal.ok ? (
        <Offer certificate={certificate} proposal={proposal} />
      ) : (
        <>
          <p>
            <b>No deal can be made of it.</b>
          </p>
          {proposal.faults.map(({ message }) => (
            <FaultNote key={message} id="no-deal">
              {message}
            </FaultNote>
          ))}
        </>
      )}
      {(!proposal.ok || closing !== '' || first !== '') && (
        <div className="own-known">
          <label>
            Closing{' '}
            <input
              className="text-input"
              value={closing}
              placeholder="2019-10-23"
              onChange={(event) => setClosing(event.target.value.trim())}
            />
          </label>
          <label>
            First Distribution Date{' '}
            <input
              className="text-input"
              value={first}
              placeholder="2019-11"
              onChange={(event) => setFirst(event.target.value.trim())}
            />
          </label>
        </div>
      )}
    </>
  );
}

function Offer({ certificate, proposal }: { readonly certificate: Certificate; readonly proposal: Proposal }) {
  const { deal, start, notes } = proposal;
  const figures = useMemo(() => comparisonOf(certificate, proposal), [certificate, proposal]);
  const form = useMemo(() => formOf(proposal), [proposal]);
  const outcome = outcomeOf(form);
  return (
    <>
      {figures && <ComparisonTable figures={figures} />}
      <h3>As a deal of its own</h3>
      <dl className="own-terms">
        <dt>Classes</dt>
        <dd>{deal.classes.map(({ name, balance }) => `${name} ${balance}`).join(' · ')}</dd>
        <dt>Initial pool</dt>
        <dd>{deal.initial_pool}</dd>
        <dt>OC target, reserve</dt>
        <dd>
          {deal.oc_target}, {deal.reserve_required}
        </dd>
        <dt>Starts</dt>
        <dd>
          after month {start.after_date}, pool {start.pool}, reserve {start.reserve}
        </dd>
      </dl>
      <details>
        <summary>How each term was found</summary>
        <ul className="own-faults">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
      {outcome.kind === 'fault' && <FaultNote id="deal-fault">{outcome.fault.message}</FaultNote>}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={closeOverlay}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={outcome.kind !== 'result'}
          onClick={() => openDeal(certificate.series, form)}
        >
          Open {deal.name.replace(' Auto Owner Trust', '')} as a new scenario
        </button>
      </div>
    </>
  );
}

/** The certificate's own date run again by the terms that were found. */
function comparisonOf(certificate: Certificate, { deal, replay }: Proposal) {
  const outcome = outcomeOf({
    deal,
    start: replay.start,
    collections: [...replay.collections],
    ...(replay.benchmark ? { benchmark: benchmarkForm(replay.benchmark) } : {}),
    events: { call: { mode: 'never' } },
    switches: { horizon: 1 },
  });
  if (outcome.kind !== 'result') return null;
  return compareCertificate(certificate, outcome.projection, replay.start.after_date + 1);
}

function benchmarkForm(benchmark: NonNullable<Proposal['benchmark']>): NonNullable<ScenarioForm['benchmark']> {
  return { first_month: benchmark.first_month, rates_pct: [...benchmark.rates_pct] };
}

/** The scenario's assumptions on the other trust's pool, from the certificate's date on. */
function formOf({ deal, start, benchmark, repLine, filedNetLoss }: Proposal): ScenarioForm {
  const assumed = DEFAULT_FORM.collateral ?? {};
  const losses = assumed.default;
  return {
    deal,
    start,
    ...(benchmark ? { benchmark: benchmarkForm(benchmark) } : {}),
    collateral: {
      ...assumed,
      ...(repLine ? { rep_lines: [repLine] } : {}),
      ...(losses?.kind === 'cnl' && filedNetLoss !== null
        ? { default: { ...losses, filed_net_loss: filedNetLoss } }
        : {}),
    },
  };
}

function openDeal(series: string, form: ScenarioForm): void {
  const id = duplicateScenario(activeTab(appStore.getState()).id);
  if (id !== null) describeScenario(id, { name: `CarMax ${series}` });
  changeForm(() => form, START_POINTERS);
  closeOverlay();
}
