import { useState } from 'react';
import { linkAddress } from '../share/link-address.ts';

/** A link that opens the work with this figure's reasons. */
export function CopyLink({ address }: { readonly address: string }) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const link = linkAddress({ onlyActive: false, presents: false });
    if (!link.ok) {
      setSaid(link.message);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${link.address}&why=${encodeURIComponent(address)}`);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let the page copy.');
    }
  };
  return (
    <div className="why-foot">
      <button type="button" className="link-button" onClick={copy}>
        Copy a link to this figure
      </button>
      <span aria-live="polite">{said}</span>
    </div>
  );
}
