import { ApiError } from '@prospectus/contract';
import { fieldErrors } from '@prospectus/contract/forms';
import { z } from 'zod';

/** Reads what came from outside; throws INVALID_FIELDS with all wrong fields at once. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiError('INVALID_FIELDS', { errors: fieldErrors(parsed.error) });
}
