import type * as v from 'valibot';

/**
 * A schema that reads a given object once: a long list (rep lines, collections) that stays the same object from one
 * change of a scenario to the next is not read again. Scenario forms are never changed in place.
 */
export function remembered<const T extends v.GenericSchema>(schema: T): T {
  const known = new WeakMap<object, unknown>();
  const read: T['~run'] = (dataset, config) => schema['~run'](dataset, config);
  return {
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const given = dataset.value;
      if (typeof given !== 'object' || given === null) return read(dataset, config);
      if (known.has(given)) return { typed: true, value: known.get(given) };
      const result = read(dataset, config);
      if (result.typed && !result.issues) known.set(given, result.value);
      return result;
    },
  };
}
