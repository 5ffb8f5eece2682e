import * as v from 'valibot';

/**
 * An object with these fields and no others. Unlike the library's own it refuses a list, which would pass for an object
 * whose fields are all absent.
 */
export function objectOf<const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> {
  const schema = v.strictObject(entries);
  const notList: typeof schema = {
    ...schema,
    '~run'(dataset, config) {
      // What is no object at all is refused by the schema itself; a list is shown to it as such.
      const seen = Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset;
      const result = schema['~run'](seen, config);
      if (seen !== dataset) for (const issue of result.issues ?? []) Object.assign(issue, { input: dataset.value });
      return result;
    },
  };
  return notList;
}
