/**
 * A made-up certificate in round figures, for tests: a trust of eight classes, some dates after closing, whose sums can be
 * checked by hand. Labels as short as the reader needs them.
 *
 * Pool 1,000,000,000 - 38,000,000 - 2,000,000 = 960,000,000; Notes 1,000,000,000, target 3,125,000 (0.25 % of the initial
 * 1,250,000,000): Tertiary 985 - 960 = 25 m, Quaternary 40 - 25 = 15 m, Regular 43.125 - 40 = 3.125 m. Interest 2,175,000:
 * A-1 1.80 % and A-2b 1.50 + 0.30 % for 31 actual days (15 Oct to 15 Nov 2019), the others one twelfth. Funds 46,510,000
 * - 833,333.33 - 2,175,000 - 43,125,000 = 376,666.67.
 */
export function madeUpRows(): string[][] {
  return [
    ...heading,
    ...pool,
    ...collections,
    ...application,
    ...accounts,
    ...payments,
    ...reserve,
    ...instructions,
    ...losses,
  ].map(cellsOf);
}

/** "8a|Class A-1 Note Balance|1.00|2.00" as cells: number, letter with label, "$" and amount apart. */
function cellsOf(line: string): string[] {
  const [mark = '', label = '', ...values] = line.split('|');
  const [, number = '', letter = ''] = /^(\d*)([a-z]?)$/.exec(mark) ?? [];
  const inDollars = !/^Weighted Average/.test(label);
  const cells = values.flatMap((value) => (inDollars && /\.\d\d$/.test(value) ? ['$', value] : [value, '']));
  return [
    letter === '' && number !== '' ? `${number}.` : '',
    letter === '' ? label : `${letter}. ${label}`,
    '',
    ...cells,
  ];
}

const heading = [
  "|Monthly Servicer's Certificate",
  '|CarMax Auto Owner Trust',
  '|Series 2019-9',
  '|Collection Period|10/01/19-10/31/19',
  '|Determination Date|11/11/2019',
  '|Distribution Date|11/15/2019',
];

const names = ['A-1', 'A-2a', 'A-2b', 'A-3', 'A-4', 'B', 'C', 'D'];
const before = ['200,000', '300,000', '100,000', '250,000', '80,000', '30,000', '25,000', '15,000'].map(
  (m) => `${m},000.00`,
);
const after = ['156,875,000.00', ...before.slice(1)];
const interest = [
  '310,000.00',
  '600,000.00',
  '155,000.00',
  '625,000.00',
  '220,000.00',
  '90,000.00',
  '100,000.00',
  '75,000.00',
];
const principal = ['43,125,000.00', ...Array<string>(7).fill('0.00')];
const paid = ['43,435,000.00', ...interest.slice(1)];

/** One line a class, from a letter on. */
function each(number: number, from: number, line: (name: string, at: number) => string): string[] {
  return names.map((name, at) => `${number}${letterAt(from + at)}|${line(name, at)}`);
}

function letterAt(at: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'.charAt(at);
}

const pool = [
  '|Pool Balance',
  '1|Pool Balance on the close of the last day of the preceding Collection Period|1,000,000,000.00',
  '2|Collections allocable to Principal|38,000,000.00',
  '3|Purchase Amount allocable to Principal|0.00',
  '4|Defaulted Receivables|2,000,000.00',
  '5|Pool Balance on the close of the last day of the related Collection Period|960,000,000.00',
  '6|Total number of Receivables outstanding|50,000',
  '7|Initial Pool Balance|1,250,000,000.00',
  '|Beginning of Period|End of Period',
  '8|Note Balances',
  ...each(
    8,
    0,
    (name, at) => `Class ${name}${name === 'A-2b' ? ' Floating Rate' : ''} Note Balance|${before[at]}|${after[at]}`,
  ),
  '8i|Note Balance (sum a - h)|1,000,000,000.00|956,875,000.00',
  '9|Pool Factors',
  ...each(
    9,
    0,
    (name, at) => `Class ${name} Note Pool Factor|${at === 0 ? '0.5000000|0.3921875' : '1.0000000|1.0000000'}`,
  ),
  '9i|Note Pool Factor|0.8333333|0.7973958',
  '10|Overcollateralization Target Amount|3,125,000.00',
  '11|Current overcollateralization amount|3,125,000.00',
  '12|Weighted Average Coupon|9.60|%',
  '13|Weighted Average Original Term|66.00',
  '14|Weighted Average Remaining Term|54.50',
  '15|1-Month LIBOR for the interest period ending 11/14/2019|1.50000|%',
  '16|Note Rate applicable to the Class A-2b notes for the interest period ending 11/14/2019|1.80000|%',
];

const collections = [
  '|Collections',
  '17|Finance Charges:',
  '17a|Collections allocable to Finance Charge|8,000,000.00',
  '17b|Liquidation Proceeds allocable to Finance Charge|0.00',
  '17c|Purchase Amount allocable to Finance Charge|0.00',
  '17d|Available Finance Charge Collections (sum a - c)|8,000,000.00',
  '18|Principal:',
  '18a|Collections allocable to Principal|38,000,000.00',
  '18b|Liquidation Proceeds allocable to Principal|500,000.00',
  '18c|Purchase Amount allocable to Principal|0.00',
  '18d|Available Principal Collections (sum a - c)|38,500,000.00',
  '19|Total Finance Charge and Principal Collections (17d + 18d)|46,500,000.00',
  '20|Interest Income from Collection Account|10,000.00',
  '21|Simple Interest Advances|0.00',
  '22|Available Collections (Ln19 + 20 + 21)|46,510,000.00',
  '|Available Funds',
  '23|Available Collections|46,510,000.00',
  '24|Reserve Account Draw Amount|0.00',
  '25|Available Funds|46,510,000.00',
];

/** The four interest lines of a class, from a letter on. */
function interestLines(number: number, from: number, at: number): string[] {
  const name = names[at];
  return [
    `${number}${letterAt(from)}|Class ${name} Monthly Interest|${interest[at]}`,
    `${number}${letterAt(from + 1)}|Additional Note Interest related to Class ${name} Monthly Interest|0.00`,
    `${number}${letterAt(from + 2)}|Interest Due on Additional Note Interest related to Class ${name} Monthly Interest|0.00`,
    `${number}${letterAt(from + 3)}|Total Class ${name} Note Interest|${interest[at]}`,
  ];
}

const application = [
  '|Application of Available Funds',
  '26|Servicing Fee',
  '26a|Monthly Servicing Fee|833,333.33',
  '26b|Amount Unpaid from Prior Months|0.00',
  '26c|Amount Paid|833,333.33',
  '26d|Shortfall Amount (a + b - c)|0.00',
  '27|Unreimbursed Servicer Advances|0.00',
  '28|Successor Servicer and Asset Representations Reviewer Unpaid Expenses and Indemnity Amounts',
  '28a|Successor Servicer Unpaid Transition Expenses (Capped at $175,000 annually)|0.00',
  '28b|Successor Servicer Amount Paid|0.00',
  '28c|Successor Servicer Shortfall Amount|0.00',
  '28d|Asset Representations Reviewer Fees (Capped at $175,000 annually)|0.00',
  '28e|Asset Representations Reviewer Amount Paid|0.00',
  '28f|Asset Representations Reviewer Shortfall Amount|0.00',
  '29|Class A Noteholder Interest Amounts',
  ...[0, 1, 2, 3, 4].flatMap((at) => interestLines(29, 4 * at, at)),
  '30|Priority Principal Distributable Amount|0.00',
  '31|Class B Noteholder Interest Amount',
  ...interestLines(31, 0, 5),
  '32|Secondary Principal Distributable Amount|0.00',
  '33|Class C Noteholder Interest Amount',
  ...interestLines(33, 0, 6),
  '34|Tertiary Principal Distributable Amount|25,000,000.00',
  '35|Class D Noteholder Interest Amount',
  ...interestLines(35, 0, 7),
  '36|Quaternary Principal Distributable Amount|15,000,000.00',
  '37|Required Payment Amount|43,008,333.33',
  '38|Reserve Account Deficiency|0.00',
  '39|Regular Principal Distributable Amount|3,125,000.00',
  '40|Remaining Unpaid Servicer Transition Expenses|0.00',
  '41|Remaining Unpaid Trustee and Asset Representations Reviewer Fees',
  '41a|Remaining Unpaid Trustee Fees|0.00',
  '41b|Remaining Unpaid Asset Representations Reviewer Fees|0.00',
  '42|Remaining Unpaid Successor Servicer Indemnity Amounts|0.00',
];

const accounts = [
  '|Collection Account Activity',
  '43|Deposits',
  '43a|Total Daily Deposits of Finance Charge Collections|8,000,000.00',
  '43b|Total Daily Deposits of Principal Collections|38,500,000.00',
  '43c|Withdrawal from Reserve Account|0.00',
  '43d|Interest Income|10,000.00',
  '43e|Total Deposits to Collection Account|46,510,000.00',
  '44|Withdrawals',
  '44a|Servicing Fee and Unreimbursed Servicer Advances|833,333.33',
  '44b|Successor Servicer Transition Expenses and Indemnity Amounts|0.00',
  '44c|Deposit to Note Payment Account|45,300,000.00',
  '44d|Deposit to Reserve Account|0.00',
  '44e|Excess Collections|376,666.67',
  '44f|Total Withdrawals from Collection Account|46,510,000.00',
];

const payments = [
  '|Note Payment Account Activity',
  '45|Deposits',
  ...each(45, 0, (name, at) => `Class ${name} Interest Distribution|${interest[at]}`),
  ...each(45, 8, (name, at) => `Class ${name} Principal Distribution|${principal[at]}`),
  '45q|Total Deposits to Note Payment Account|45,300,000.00',
  '46|Withdrawals',
  ...each(46, 0, (name, at) => `Class ${name} Distribution|${paid[at]}`),
  '46i|Total Withdrawals from Note Payment Account|45,300,000.00',
];

const reserve = [
  '|Certificate Payment Account Activity',
  '47|Deposits to Certificate Payment Account|376,666.67',
  '48|Withdrawals from Certificate Payment Account|376,666.67',
  '|Required Reserve Account Amount',
  '49|Required Reserve Account Amount (0.25% of Initial Pool Balance)|3,125,000.00',
  '|Reserve Account Reconciliation',
  '50|Beginning Balance|3,125,000.00',
  '51|Investment Earnings|1,250.00',
  '52|Reserve Account Draw Amount|0.00',
  '53|Reserve Account Amount|3,126,250.00',
  '54|Deposit from Available Funds|0.00',
  '55|If Reserve Account Balance exceeds Required Reserve Account Amount, payment to',
  '55a|the Note Payment Account|0.00',
  '55b|any Successor Servicer|0.00',
  '56|Payment to Depositor|1,250.00',
  '57|Ending Balance|3,125,000.00',
  '58|Reserve Account Deficiency|0.00',
];

const instructions = [
  '|Instructions to the Trustee',
  '59|Amount to be deposited from the Reserve Account into the Collection Account|0.00',
  '60|Amount to be paid to Servicer from the Collection Account|833,333.33',
  '61|Amount to be deposited from the Collection Account into the Note Payment Account|45,300,000.00',
  '62|Amount to be deposited from the Collection Account into the Certificate Payment Account|376,666.67',
  '63|Amount to be deposited from the Collection Account into the Reserve Account|0.00',
  '64|Amount to be deposited from the Reserve Account, if it exceeds its requirement, into',
  '64a|the Note Payment Account|0.00',
  '64b|the Depositor|1,250.00',
  ...names.map((name, at) => `${65 + at}|Amount to be paid to Class ${name} Noteholders|${paid[at]}`),
  '73|Amount to be paid to Certificateholders|376,666.67',
];

const losses = [
  '|Delinquency Activity',
  '74|Delinquency Analysis',
  '74a|31 to 60 days past due|100|1,000,000.00',
  '74b|61 to 90 days past due|20|200,000.00',
  '74c|91 to 120 days past due|5|50,000.00',
  '74d|121 or more days past due|0|0.00',
  '74e|Total Past Due|125|1,250,000.00',
  '74f|Delinquent Loans as a percentage of end of period Pool Balance|0.1302|%',
  '75|Has a Delinquency Trigger Event occurred?|No',
  '|Loss Activity',
  '76|Defaulted Receivables (charge-offs)|100|2,000,000.00',
  '77|Recoveries|25|500,000.00',
  '78|Net Losses|1,500,000.00',
  '79|Ratio of Net Losses to Beginning of Period Pool Balance|0.1500|%',
  '|Cumulative Loss Activity',
  '80|Defaulted Receivables (charge-offs)|400|8,000,000.00',
  '81|Recoveries|100|2,000,000.00',
  '82|Cumulative Net Losses|6,000,000.00',
  '83|Ratio of Cumulative Net Losses to Initial Pool Balance|0.4800|%',
  '84|Average Net Loss on Defaulted Receivables|15,000.00',
  '|In witness whereof, the undersigned has signed.',
];
