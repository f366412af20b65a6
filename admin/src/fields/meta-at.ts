import { unwrapSchema, type FieldMeta, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/** The metadata of the field at a path such as `fee_plans.0.title`; undefined where the path ends at a part. */
export function metaAt(schema: z.ZodType, path: string): FieldMeta | undefined {
  let current: z.ZodType | undefined = schema;
  for (const step of path.split('.')) {
    const bare: z.ZodType | undefined = current && unwrapSchema(current);
    if (bare instanceof z.ZodArray) current = bare.element as z.ZodType;
    else if (bare instanceof z.ZodObject) current = (bare.shape as Record<string, z.ZodType | undefined>)[step];
    else return undefined;
  }
  return current && fieldMeta(current);
}
