import { z } from 'zod';

import { unwrapped } from './schema.ts';

/** How many characters a text may have; undefined where the contract sets no limit. */
export function textLimit(schema: z.ZodType): number | undefined {
  const bare = unwrapped(schema);
  return bare instanceof z.ZodString ? (bare.maxLength ?? undefined) : undefined;
}
