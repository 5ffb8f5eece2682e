import { needed, optional } from './line-rule.ts';

/** The accounts: Collection, Note Payment, Certificate Payment and Reserve Account, and the instructions to the trustee. */
export const ACCOUNT_RULES = {
  depositFinance: optional('money', 'collectionAccount', '43a', /^total daily deposits of finance/, /^deposits/),
  depositPrincipal: optional('money', 'collectionAccount', '43b', /^total daily deposits of principal/, /^deposits/),
  depositReserve: optional('money', 'collectionAccount', '43c', /^withdrawal from reserve account/, /^deposits/),
  depositInterest: optional('money', 'collectionAccount', '43d', /^interest income/, /^deposits/),
  depositTotal: optional('money', 'collectionAccount', '43e', /^total deposits to collection account/, /^deposits/),
  withdrawFee: needed('money', 'collectionAccount', '44a', /^servicing fee/, /^withdrawals/),
  withdrawSuccessor: optional(
    'money',
    'collectionAccount',
    '44b',
    /^(?:successor servicer|backup servicing)/,
    /^withdrawals/,
  ),
  withdrawNotes: needed('money', 'collectionAccount', '44c', /^deposit to note payment account/, /^withdrawals/),
  withdrawReserve: needed('money', 'collectionAccount', '44d', /^deposit to reserve account/, /^withdrawals/),
  excessCollections: needed('money', 'collectionAccount', '44e', /^excess collections/, /^withdrawals/),
  withdrawTotal: optional(
    'money',
    'collectionAccount',
    '44f',
    /^total withdrawals from collection account/,
    /^withdrawals/,
  ),

  noteDeposits: needed('money', 'notePayment', '45q', /^total deposits to note payment account/, /^deposits/),
  noteWithdrawals: optional(
    'money',
    'notePayment',
    '46i',
    /^total withdrawals from note payment account/,
    /^withdrawals/,
  ),

  certificateDeposits: optional('money', 'certificatePayment', '47', /^deposits to certificate payment account/),
  certificateWithdrawals: optional(
    'money',
    'certificatePayment',
    '48',
    /^withdrawals from certificate payment account/,
  ),
  certificateExcess: optional('money', 'certificatePayment', '45a (2014)', /^excess collections/, /^deposits/),
  certificateSurplus: optional('money', 'certificatePayment', '45b (2014)', /^reserve account surplus/, /^deposits/),
  certificateDepositTotal: optional(
    'money',
    'certificatePayment',
    '45c (2014)',
    /^total deposits to certificate/,
    /^deposits/,
  ),
  certificateDistribution: optional(
    'money',
    'certificatePayment',
    '46a (2014)',
    /^certificateholder distribution/,
    /^withdrawals/,
  ),
  certificateWithdrawalTotal: optional(
    'money',
    'certificatePayment',
    '46b (2014)',
    /^total withdrawals from certificate/,
  ),

  reserveLesserNotes: optional('money', 'requiredReserve', '47b (2014)', /^note balance/, /^lesser of/),
  reserveRequired: needed('money', 'requiredReserve', '49', /^required reserve account amount/),

  reserveBegin: needed('money', 'reserve', '50', /^beginning balance/),
  reserveEarnings: needed('money', 'reserve', '51', /^investment earnings/),
  reserveDraw: needed('money', 'reserve', '52', /^reserve account draw amount/),
  reserveAmount: optional('money', 'reserve', '53', /^reserve account amount/),
  reserveDeposit: needed('money', 'reserve', '54', /^deposit from available funds/),
  reserveToNotes: optional(
    'money',
    'reserve',
    '55a',
    /^the note payment account/,
    /^if reserve account balance exceeds/,
  ),
  reserveToSuccessor: optional(
    'money',
    'reserve',
    '55b',
    /^any successor servicer/,
    /^if reserve account balance exceeds/,
  ),
  reserveExcess: needed('money', 'reserve', '56', /^payment to (?:the )?(?:depositor|certificateholder)/),
  reserveEnd: needed('money', 'reserve', '57', /^ending balance/),
  reserveDeficiency: optional('money', 'reserve', '58', /^reserve account deficiency/),

  instructReserveToCollection: optional(
    'money',
    'instructions',
    '59',
    /^amount to be deposited from the reserve account into the collection/,
  ),
  instructServicer: optional('money', 'instructions', '60', /^amount to be paid to servicer/),
  instructBackup: optional('money', 'instructions', '60 (2014)', /^amount to be paid to backup servicer/),
  instructNotes: optional(
    'money',
    'instructions',
    '61',
    /^amount to be deposited from the collection account into the note payment/,
  ),
  instructCertificate: optional(
    'money',
    'instructions',
    '62',
    /^amount to be deposited from the collection account into the certificate/,
  ),
  instructReserve: optional(
    'money',
    'instructions',
    '63',
    /^amount to be deposited from the collection account into the reserve/,
  ),
  instructReserveToNotes: optional(
    'money',
    'instructions',
    '64a',
    /^the note payment account/,
    /^amount to be deposited from the reserve account, if/,
  ),
  instructReserveExcess: optional(
    'money',
    'instructions',
    '64b',
    /^the (?:depositor|certificate payment account)/,
    /^amount to be deposited from the reserve account, if/,
  ),
  instructCertificateholders: optional('money', 'instructions', '73', /^amount to be paid to certificateholders?/),
} as const;

/** Delinquencies, losses and what else the servicer reports. The form of 2014 prints net losses only. */
export const LOSS_RULES = {
  pastDue31: optional('loans', 'delinquency', '74a', /^31 (?:to|-) ?60 days/, /^delinquency analysis/),
  pastDue61: optional('loans', 'delinquency', '74b', /^61 (?:to|-) ?90 days/, /^delinquency analysis/),
  pastDue91: optional('loans', 'delinquency', '74c', /^91 (?:to|-) ?120 days/, /^delinquency analysis/),
  pastDue91OrMore: optional('loans', 'delinquency', '76c (2014)', /^91 or more days/, /^delinquency analysis/),
  pastDue121: optional('loans', 'delinquency', '74d', /^121 or more days/, /^delinquency analysis/),
  pastDueTotal: optional('loans', 'delinquency', '74e', /^total past due/, /^delinquency analysis/),
  pastDuePercent: optional(
    'percent',
    'delinquency',
    '74f',
    /^delinquent loans as a percentage/,
    /^delinquency analysis/,
  ),
  trigger: optional('word', 'delinquency', '75', /^has a delinquency trigger event occurred/),

  defaulted: optional('loans', 'loss', '76', /^defaulted receivables/),
  recoveries: optional('loans', 'loss', '77', /^(?:recoveries|liquidation proceeds)/),
  netLosses: optional('money', 'loss', '78', /^net losses/),
  netLossRatio: optional('percent', 'loss', '79', /^ratio of net losses/),

  cumulativeDefaulted: optional('loans', 'cumulative', '80', /^defaulted receivables/),
  cumulativeRecoveries: optional('loans', 'cumulative', '81', /^(?:recoveries|liquidation proceeds)/),
  cumulativeNetLosses: optional('money', 'cumulative', '82', /^cumulative net losses/),
  cumulativeNetLossRatio: optional(
    'percent',
    'cumulative',
    '83',
    /^(?:ratio of cumulative net losses|cumulative net loss percentage)/,
  ),
  averageNetLoss: optional('money', 'cumulative', '84', /^average net loss/),

  extended: optional('money', 'other', '85', /^principal balance of receivables extended/),
  extensionBase: optional('money', 'other', '86', /^pool balance on the close of the last day of the preceding/),
  extensionRatio: optional('percent', 'other', '87', /^ratio of extensions/),
  netWorth: optional('money', 'other', '77 (2014)', /^carmax.* consolidated tangible net worth as of/),
  netWorthTest: optional('word', 'other', '78 (2014)', /^is carmax.* consolidated tangible net worth greater/),
} as const;

/**
 * The lines that are printed once for every class; CLASS stands for "class a-2b" and the like.
 */
export const CLASS_RULES = {
  balance: needed('period', 'pool', '8', /^CLASS (?:floating rate )?note balance/, /^note balances?/),
  factor: optional('factors', 'pool', '9', /^CLASS (?:floating rate )?note pool factor/, /^pool factors?/),
  monthlyInterest: needed('money', 'application', '29, 31, 33, 35', /^CLASS monthly interest/),
  additionalInterest: optional('money', 'application', '29, 31, 33, 35', /^additional note interest related to CLASS/),
  interestOnAdditional: optional(
    'money',
    'application',
    '29, 31, 33, 35',
    /^interest due on additional note interest related to CLASS/,
  ),
  totalInterest: needed('money', 'application', '29, 31, 33, 35', /^total CLASS note interest/),
  interestPaid: needed('money', 'notePayment', '45', /^CLASS interest distribution/, /^deposits/),
  principalPaid: needed('money', 'notePayment', '45', /^CLASS principal distribution/, /^deposits/),
  distribution: optional('money', 'notePayment', '46', /^CLASS distribution/, /^withdrawals/),
  toNoteholders: optional('money', 'instructions', '65 to 72', /^amount to be paid to CLASS noteholders?/),
} as const;
