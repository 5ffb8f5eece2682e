/** The amounts of the date in hand, by name, in cents. One object for a whole run; each date fills it anew. */
export interface DateAmounts {
  /** Number of the Distribution Date. */
  number: number;
  /** Place in the columns. */
  at: number;
  poolBegin: number;
  poolEnd: number;
  availableCollections: number;
  callPrice: number;
  saleProceeds: number;
  notesBefore: number;
  feeCurrent: number;
  feeDue: number;
  advancesDue: number;
  cappedIndemnity: number;
  cappedTransition: number;
  cappedReviewer: number;
  totalInterestDue: number;
  priority: number;
  secondary: number;
  tertiary: number;
  quaternary: number;
  regular: number;
  requiredPayment: number;
  payOff: number;
  reserveOpening: number;
  reserveEarnings: number;
  wholeAccount: boolean;
  draw: number;
}

export function emptyDateAmounts(): DateAmounts {
  return {
    number: 0,
    at: 0,
    poolBegin: 0,
    poolEnd: 0,
    availableCollections: 0,
    callPrice: 0,
    saleProceeds: 0,
    notesBefore: 0,
    feeCurrent: 0,
    feeDue: 0,
    advancesDue: 0,
    cappedIndemnity: 0,
    cappedTransition: 0,
    cappedReviewer: 0,
    totalInterestDue: 0,
    priority: 0,
    secondary: 0,
    tertiary: 0,
    quaternary: 0,
    regular: 0,
    requiredPayment: 0,
    payOff: 0,
    reserveOpening: 0,
    reserveEarnings: 0,
    wholeAccount: false,
    draw: 0,
  };
}
