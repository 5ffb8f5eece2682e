/**
 * The pool at each month's end: lines 12 to 14 and 6. Percentages and months in hundredths. The original term falls
 * by a quarter of a month in November 2021, when the Servicer changed its system.
 * Source: the monthly certificates of CarMax Auto Owner Trust 2019-4 (EX-99.1 to Form 10-D, CIK 1788503),
 * November 2019 to November 2023; the accession number of each stands in filed-dates.ts.
 */
export const FILED_CHARACTERISTICS = {
  /** Line 12: weighted average coupon, hundredths of a percent. */
  wac: [
    866, 867, 869, 870, 871, 872, 873, 873, 875, 876, 877, 877, 878, 879, 880, 881, 882, 883, 884, 884, 885, 885, 885,
    887, 887, 888, 888, 889, 890, 891, 892, 893, 895, 896, 898, 900, 902, 904, 906, 909, 912, 915, 918, 922, 925, 929,
    933, 937, 942,
  ],
  /** Line 13: weighted average original term, hundredths of a month. */
  originalTerm: [
    6644, 6647, 6649, 6652, 6654, 6659, 6668, 6673, 6678, 6680, 6683, 6685, 6687, 6690, 6693, 6697, 6700, 6704, 6707,
    6710, 6714, 6718, 6721, 6726, 6701, 6705, 6709, 6714, 6718, 6722, 6728, 6733, 6738, 6743, 6749, 6755, 6761, 6768,
    6776, 6783, 6792, 6802, 6812, 6822, 6834, 6845, 6857, 6870, 6883,
  ],
  /** Line 14: weighted average remaining term, hundredths of a month. */
  remainingTerm: [
    6093, 6014, 5934, 5853, 5772, 5688, 5607, 5523, 5440, 5353, 5266, 5178, 5088, 5001, 4912, 4821, 4732, 4636, 4542,
    4449, 4356, 4260, 4166, 4072, 3973, 3877, 3783, 3689, 3597, 3499, 3407, 3315, 3224, 3131, 3041, 2950, 2859, 2772,
    2683, 2594, 2508, 2417, 2333, 2250, 2167, 2087, 2006, 1926, 1849,
  ],
  /** Line 6: receivables outstanding. */
  receivables: [
    89823, 88449, 86631, 83897, 81004, 78325, 76765, 75183, 73551, 71713, 69935, 68214, 66724, 65389, 63829, 61928,
    60105, 57710, 56049, 54724, 53271, 51869, 50569, 49435, 48318, 47214, 46155, 45185, 44156, 43032, 42084, 41076,
    40121, 39186, 38207, 37444, 36678, 36014, 35379, 34600, 33882, 33048, 32342, 31460, 30524, 29706, 28706, 27956,
    27290,
  ],
  /** At the cutoff: lines 12 and 13 of the first certificate, and its line 14 with the month gone by added back. */
  atCutoff: { wac: 866, originalTerm: 6644, remainingTerm: 6193 },
} as const satisfies {
  readonly [column: string]: readonly number[] | Readonly<Record<string, number>>;
};
