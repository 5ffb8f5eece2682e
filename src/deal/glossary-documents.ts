import type { Meaning } from './glossary.ts';

/**
 * Defined terms, spelled as the Indenture spells them. "App. A" stands for Appendix A of the Sale and Servicing
 * Agreement, whose text was not at hand: those meanings rest on the 49 certificates, which they reproduce, or are said to
 * be usual.
 */
export const DOCUMENT_TERMS = {
  'Accrual Period': {
    clause: '2.8(f)',
    meaning:
      'The days for which a date’s interest runs: from the date before (or closing) to this one for A-1 and A-2b, from 15th to 15th for the others.',
  },
  'Additional Servicing Fee': {
    clause: '2.8(a)(xiii)',
    meaning: 'What a Successor Servicer is paid beyond the ordinary fee. Paid late in both priorities.',
  },
  'Asset Representations Reviewer': {
    clause: '2.8(a)(ii)',
    meaning: 'The firm that checks receivables when delinquencies reach a trigger. Called the reviewer here.',
  },
  'Available Collections': {
    clause: 'App. A; line 22',
    meaning:
      'The cash of a Collection Period: principal, finance charges, liquidation proceeds, repurchases, interest of the Collection Account, advances; at a call, its price too.',
  },
  'Available Funds': {
    clause: 'App. A; line 25',
    meaning: 'Available Collections and what is drawn from the Reserve Account: all that a date can pay out.',
  },
  Benchmark: {
    clause: '2.16',
    meaning: 'The rate that A-2b adds 0.30 % to: one-month LIBOR, or what replaces it. Their sum is never below zero.',
  },
  'Benchmark Replacement': {
    clause: '2.16',
    meaning: 'The rate, with an adjustment, that takes the place of a benchmark that has ceased.',
  },
  Certificateholders: {
    clause: '2.8(a)(xiv)',
    meaning: 'The owners of the trust. They are paid what every clause before has left.',
  },
  'Collection Period': {
    clause: 'App. A',
    meaning: 'The calendar month before the month of a Distribution Date.',
  },
  'Controlling Class': {
    clause: 'App. A',
    meaning:
      'The Notes whose holders decide after a default: all Class A together while any is left, then B, C, D. The usual meaning, taken here.',
  },
  'Defaulted Receivable': {
    clause: 'App. A; line 4',
    meaning: 'A loan that the Servicer has charged off. Its whole balance leaves the pool in that month.',
  },
  Depositor: {
    clause: '8.4(b)',
    meaning: 'CarMax Auto Funding LLC, which funded the Reserve Account and gets back what it no longer needs.',
  },
  'Distribution Date': {
    clause: 'Forms of Notes',
    meaning:
      'The day on which the trust pays: the 15th of a month, or the next Business Day. The first was 15 Nov 2019.',
  },
  'Event of Default': {
    clause: '5.1(a)',
    meaning: 'One of six events, (i) to (vi), after which the Notes may be accelerated.',
  },
  'Event of Default (i)': {
    clause: '5.1(a)(i)',
    meaning: 'Interest on the Controlling Class stays unpaid for five Business Days.',
  },
  'Event of Default (ii)': {
    clause: '5.1(a)(ii)',
    meaning: 'A class is not paid in full on its Final Distribution Date.',
  },
  'Event of Default (iii)': {
    clause: '5.1(a)(iii)',
    meaning: 'The Issuer materially breaks a covenant and has not cured it 60 days after notice.',
  },
  'Event of Default (iv)': {
    clause: '5.1(a)(iv)',
    meaning: 'A statement of the Issuer was materially wrong and is not put right 30 days after notice.',
  },
  'Event of Default (v)': {
    clause: '5.1(a)(v)',
    meaning: 'A court’s order against the Issuer in an involuntary bankruptcy stands for 60 days.',
  },
  'Event of Default (vi)': {
    clause: '5.1(a)(vi)',
    meaning: 'The Issuer files for bankruptcy itself, consents to it, or fails generally to pay its debts.',
  },
  'Excess Collections': {
    clause: '2.8(a)(xiv); line 44e',
    meaning: 'What a date’s clauses leave of Available Funds. It goes to the Certificateholders.',
  },
  'Final Distribution Date': {
    clause: '2.8(e)',
    meaning: 'The date by which a class must be paid in full, whatever there is to pay it with.',
  },
  'Indenture Trustee': {
    clause: '5.4; 6.7',
    meaning: 'The bank that pays the Notes and acts for their holders; it services the loans if CarMax no longer does.',
  },
  'Liquidation Proceeds': {
    clause: 'App. A; lines 17b, 18b',
    meaning: 'Cash got back on Defaulted Receivables. It is collected but does not reduce the pool again.',
  },
  'Note Balance': {
    clause: 'App. A; line 8i',
    meaning: 'The unpaid principal of all classes together.',
  },
  'Overcollateralization Target Amount': {
    clause: 'App. A; line 10',
    meaning: 'What the pool should exceed the Notes by: 0.25 % of the initial pool, 3,759,375.01.',
  },
  'Pool Balance': {
    clause: 'App. A; line 5',
    meaning: 'The unpaid principal of the loans at a month’s end, defaulted and repurchased ones left out.',
  },
  'Priority Principal Distributable Amount': {
    clause: '2.8(a)(iv); line 30',
    meaning: 'What Class A exceeds the pool by. Paid before Class B gets any interest.',
  },
  'Secondary Principal Distributable Amount': {
    clause: '2.8(a)(vi); line 32',
    meaning: 'What A and B exceed the pool by, less the Priority amount. Paid before Class C gets any interest.',
  },
  'Tertiary Principal Distributable Amount': {
    clause: '2.8(a)(viii); line 34',
    meaning: 'What A, B and C exceed the pool by, less the two amounts before. Paid before Class D gets any interest.',
  },
  'Quaternary Principal Distributable Amount': {
    clause: '2.8(a)(x); line 36',
    meaning: 'What all Notes exceed the pool by, less the three amounts before.',
  },
  'Regular Principal Distributable Amount': {
    clause: '2.8(a)(xii); line 39',
    meaning: 'What brings the pool’s excess over the Notes to its target, less the four amounts before.',
  },
  'Purchase Amount': {
    clause: 'App. A; lines 3, 17c',
    meaning: 'What CarMax pays to take a loan back: its balance and accrued interest. It happened once in 49 months.',
  },
  'Required Payment Amount': {
    clause: 'App. A; line 37',
    meaning:
      'What the reserve stands behind: the fee, the capped claims, all Total Note Interest and the four principal tests.',
  },
  'Reserve Account': {
    clause: '8.2(b)',
    meaning: 'Cash set aside at closing, 3,759,375.01, to pay when collections fall short.',
  },
  'Reserve Account Deficiency': {
    clause: '2.8(a)(xi); line 38',
    meaning: 'What the Reserve Account lacks of its required amount after the draw.',
  },
  'Reserve Account Draw Amount': {
    clause: '8.2(b); line 24',
    meaning:
      'What is taken from the Reserve Account: the gap to the Required Payment Amount, or at times the whole account.',
  },
  Servicer: {
    clause: '2.8(a)(i)',
    meaning: 'CarMax Business Services, LLC, which collects the loans; after a transfer, its successor.',
  },
  'Successor Servicer': {
    clause: '2.8(a)(ii), (xiii)',
    meaning: 'Who services the loans after CarMax: the Indenture Trustee, or another.',
  },
  'Total Note Interest': {
    clause: '2.8(f); line 29d',
    meaning: 'A class’s interest for the accrual, what earlier dates left unpaid, and interest on that: one amount.',
  },
  'Total Servicing Fee': {
    clause: '2.8(a)(i); line 26',
    meaning: 'A twelfth of 1.00 % of the pool at the month’s start, and what earlier months left unpaid.',
  },
  'Transition Costs': {
    clause: '2.8(a)(ii), (xiii)',
    meaning: 'What it costs to move the servicing to a successor.',
  },
  'Unreimbursed Servicer Advances': {
    clause: '2.8(a)(i); line 27',
    meaning: 'Interest that the Servicer paid ahead for borrowers and has not got back. Reserve money never pays it.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
