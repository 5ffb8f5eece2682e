import { expect, test } from 'vitest';
import { CARMX_2019_4 } from './carmx-2019-4/terms.ts';
import { parseDeal } from './parse-deal.ts';

test.each(['constructor', 'toString', '__proto__'])(
  'a class cannot be named %s, as every object has that key',
  (name) => {
    const [first, ...others] = CARMX_2019_4.classes;
    const read = parseDeal({ ...CARMX_2019_4, classes: [{ ...first, name }, ...others] });
    expect(read.ok ? null : read.fault).toEqual({
      path: '/classes/0/name',
      message: `A class cannot be named "${name}", by which no field of a form can go. Use a name as in "A-1".`,
    });
  },
);
