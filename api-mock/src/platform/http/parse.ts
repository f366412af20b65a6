import { ApiError } from '@prospectus/contract';
import { fieldErrors } from '@prospectus/contract/forms';
import { z } from 'zod';

/** Parses a request body or query; throws INVALID_FIELDS with all wrong fields. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiError('INVALID_FIELDS', { errors: errorsOf(parsed.error) });
}

/** An unknown field is reported like a wrong one. */
function errorsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const known = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].map(String).join('.')) : [],
  );
  return {
    ...fieldErrors(new z.core.$ZodError(known)),
    ...Object.fromEntries(unknown.map((path) => [path, 'There is no such field.'])),
  };
}
