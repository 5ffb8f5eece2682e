import * as v from 'valibot';

/** A schema that is chosen by a look at the input, so that a fault inside keeps its place; it knows all it may choose from. */
export interface ChosenSchema<T extends v.GenericSchema> extends v.LazySchema<T> {
  readonly options: readonly T[];
}

/**
 * One of several schemas, told apart by `choose` before any is tried. A plain union would lose the place of a fault.
 */
export function chosen<const T extends v.GenericSchema>(
  options: readonly T[],
  choose: (input: unknown) => T,
): ChosenSchema<T> {
  return { ...v.lazy(choose), options };
}
