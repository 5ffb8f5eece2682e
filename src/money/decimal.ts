import { Decimal as Library } from 'decimal.js';

/**
 * decimal.js at a precision that holds every product of this project exactly. At the library's default of 20 digits a
 * product of a balance, a rate and a day count was seen a cent off.
 */
export const Decimal = Library.clone({ precision: 40, rounding: Library.ROUND_HALF_UP });
export type Decimal = Library;
