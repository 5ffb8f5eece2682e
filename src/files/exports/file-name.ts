import type { ExportAbout } from './export-about.ts';

/** Characters that some file system refuses, and those that no name needs. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu;
const LONGEST_PART = 60;

/** "CarMax Auto Owner Trust 2019-4, Losses 4x, Balances.csv": a name that every file system takes. */
export function exportFileName({ deal, scenario }: ExportAbout, what: string, extension: string): string {
  return `${[deal, scenario, what].map(part).join(', ')}.${extension}`;
}

function part(text: string): string {
  const clean = text.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim();
  // A name may not begin or end with a point; cut at whole characters.
  const cut = Array.from(clean)
    .slice(0, LONGEST_PART)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return cut === '' ? 'unnamed' : cut;
}
