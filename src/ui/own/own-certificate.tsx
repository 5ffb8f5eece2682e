import { useMemo, useState } from 'react';
import type { Certificate } from '../../files/certificate/certificate.ts';
import { isThisTrust } from '../../files/certificate/propose-deal.ts';
import { type CertificateReading, readCertificate } from '../../files/certificate/read-certificate.ts';
import { rowsFromText } from '../../files/certificate/rows-from-text.ts';
import { dateText } from '../../view/date-text.ts';
import { rowsFromDocument } from '../certificate/rows-from-document.ts';
import { OtherTrust } from './other-trust.tsx';
import { type Source, SourceField } from './source.tsx';
import { ThisTrust } from './this-trust.tsx';

/** A monthly certificate: read, checked, compared, and taken on from. */
export function OwnCertificate({ file }: { readonly file: File | null }) {
  const [source, setSource] = useState<Source | null>(null);
  const reading = useMemo(() => (source === null || source.text.trim() === '' ? null : read(source)), [source]);
  return (
    <>
      <SourceField
        label="Certificate, pasted"
        accept=".htm,.html,.txt,text/html,text/plain"
        file={file}
        onSource={setSource}
      >
        The monthly servicer’s certificate of a CarMax Auto Owner Trust (Exhibit 99.1 to Form 10-D): drop the .htm file,
        or select all of its page in the browser, copy, and paste.
      </SourceField>
      {reading && !reading.ok && <Faults reading={reading} />}
      {reading?.ok && <Read certificate={reading.certificate} />}
    </>
  );
}

/** A page is parsed into a document that nothing is run, fetched or drawn in; only its texts are taken. */
function read({ text, isPage }: Source): CertificateReading {
  if (!isPage) return readCertificate(rowsFromText(text));
  // Styles written into tags would each be reported as a breach of the page's policy, which stops them: they go by another name.
  const unstyled = text.replace(/\sstyle\s*=/gi, ' data-style=');
  return readCertificate(rowsFromDocument(new DOMParser().parseFromString(unstyled, 'text/html')));
}

function Faults({ reading }: { readonly reading: CertificateReading & { readonly ok: false } }) {
  return (
    <div className="own-read" role="status">
      <p>
        <b>This cannot be read as a certificate.</b> Nothing was changed.
      </p>
      <ul className="own-faults" aria-label="What is wrong with the certificate">
        {reading.faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

function Read({ certificate }: { readonly certificate: Certificate }) {
  return (
    <div className="own-read">
      <p role="status">
        <b>{certificate.trust}</b>, Distribution Date {dateText(certificate.distributionDate)}
        {certificate.closed ? '' : '; its closing words are missing, so it may be cut short'}.
      </p>
      {isThisTrust(certificate) ? <ThisTrust certificate={certificate} /> : <OtherTrust certificate={certificate} />}
      {certificate.remarks.map((remark) => (
        <p key={remark} className="note">
          {remark}
        </p>
      ))}
    </div>
  );
}
