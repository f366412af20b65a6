import { unwrapSchema } from '@prospectus/contract';
import { z } from 'zod';

/** How many characters a text may have; undefined where the contract sets no limit. */
export function textLimit(schema: z.ZodType): number | undefined {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodString ? (bare.maxLength ?? undefined) : undefined;
}
