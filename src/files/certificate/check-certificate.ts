import type { Certificate } from './certificate.ts';
import type { Check } from './check.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkApplication } from './check-application.ts';
import { checkCollections } from './check-collections.ts';
import { checkFirstPeriod } from './check-continuity.ts';
import { checkDatesAndPrint } from './check-dates.ts';
import { checkFloatingInterest } from './check-floating-interest.ts';
import { checkLosses } from './check-losses.ts';
import { checkPoolAndNotes } from './check-pool-and-notes.ts';
import { checkReserve } from './check-reserve.ts';

/**
 * Every sum, roll and rule that the form states, reckoned again from the certificate's own lines, in the form's order. A
 * check that fails is a slip of the filer or a text that was copied wrongly; nothing is put right.
 */
export function checkCertificate(certificate: Certificate): Check[] {
  return [
    ...checkDatesAndPrint(certificate),
    ...checkPoolAndNotes(certificate),
    ...checkCollections(certificate),
    ...checkApplication(certificate),
    ...checkFloatingInterest(certificate),
    ...checkAccounts(certificate),
    ...checkReserve(certificate),
    ...checkLosses(certificate),
    ...checkFirstPeriod(certificate),
  ];
}
