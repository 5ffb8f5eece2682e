import { FILED_MONTHS, filedCertificateUrl } from '../../deal/carmx-2019-4/filed-months.ts';
import { moveCursor } from '../../store/app-store.ts';
import { dateText } from '../../view/date-text.ts';
import { dateOf } from '../../view/run-dates.ts';
import { Provenance } from '../provenance.tsx';
import { useFollowing } from '../use-app.ts';

/** A month before the start: what its certificate says is shown above; its clauses were not run here. */
export function ActualMonth({ number }: { readonly number: number }) {
  const { projection } = useFollowing('details');
  const first = projection.startAfter + 1;
  const url = filedCertificateUrl(number);
  return (
    <div className="actual-month">
      <p>
        <Provenance of="actual" />
        <b>
          {dateText(dateOf(projection, number))}, month {number}
        </b>{' '}
        is filed: its balances are those of{' '}
        {url === null ? 'the filing' : <a href={url}>certificate {FILED_MONTHS.accession[number - 1]}</a>}, and this run
        begins after it. A replay runs its clauses one by one.
      </p>
      <button type="button" className="button" onClick={() => moveCursor(first)}>
        To month {first}, the first projected
      </button>
    </div>
  );
}
