export const DISTRIBUTION_KINDS = ['fixed', 'uniform', 'triangular', 'normal', 'lognormal', 'empirical'] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

export const DISTRIBUTION_WORDS: Readonly<Record<DistributionKind, string>> = {
  fixed: 'Fixed',
  uniform: 'Uniform',
  triangular: 'Triangular',
  normal: 'Normal',
  lognormal: 'Lognormal',
  empirical: 'One of a list',
};

/** The figures that each kind of distribution is stated by, in the names of the contract. */
export const DISTRIBUTION_FIELDS: Readonly<Record<DistributionKind, readonly string[]>> = {
  fixed: ['value'],
  uniform: ['min', 'max'],
  triangular: ['min', 'mode', 'max'],
  normal: ['mean', 'sd', 'min', 'max'],
  lognormal: ['mean', 'sd', 'min', 'max'],
  empirical: ['values'],
};

export const FIELD_WORDS: Readonly<Record<string, string>> = {
  value: 'value',
  min: 'least',
  max: 'most',
  mode: 'mode',
  mean: 'mean',
  sd: 'std. dev.',
  values: 'values',
};

/** An input to be drawn, as typed. */
export interface DrawnText {
  readonly path: string;
  readonly kind: DistributionKind;
  /** Texts by the field's name; those of other kinds are kept while one is chosen. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface DrawnPlan {
  readonly inputs: readonly DrawnText[];
  /** Correlation of each pair, `"0 1"` for the first and second input. */
  readonly correlation: Readonly<Record<string, string>>;
}

const LABELS: Readonly<Record<string, readonly [label: string, unit: string]>> = {
  'collateral.prepayment.pct': ['Speed', '%'],
  'collateral.default.pct': ['Lifetime net loss', '%'],
  'collateral.recovery_pct': ['Recovery', '%'],
  'collateral.default.timing.stretch': ['Loss timing, stretched', '×'],
};

/** An input by its path in words, and the unit of its figures. */
export function drawnWords(path: string): { readonly label: string; readonly unit: string } {
  const [label, unit] = (Object.hasOwn(LABELS, path) ? LABELS[path] : undefined) ?? [path, ''];
  return { label, unit };
}
