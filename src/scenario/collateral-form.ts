import * as v from 'valibot';

export const collateralSchema = v.strictObject({});
