/**
 * Yields of the trust's final term sheet, in percent, bond-equivalent, at 1.3 % ABS to the 10 % call, settling on
 * 23 October 2019 (free writing prospectus of 17 October 2019, SEC accession 0001193125-19-269200).
 */
export const TERM_SHEET_YIELDS: Readonly<Record<string, string>> = {
  'A-2a': '2.025',
  'A-3': '2.030',
  'A-4': '2.140',
  B: '2.340',
  C: '2.620',
  D: '2.820',
};
