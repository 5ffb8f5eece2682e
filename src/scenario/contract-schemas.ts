import { toJsonSchema } from '@valibot/to-json-schema';
import { scenarioSchema } from './scenario-form.ts';

export function contractSchemas(): unknown {
  return { scenario: toJsonSchema(scenarioSchema, { typeMode: 'input', errorMode: 'ignore' }) };
}
