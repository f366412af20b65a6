import type { z } from 'zod';

import type { ConsoleResource } from '../console-resource.ts';

type Fields = Record<string, unknown>;

/** The names of the fields that cannot be saved as they are: each by its schema, and by the resource's own rules. */
export function invalidFields({ declaration, validate }: ConsoleResource, values: Fields, names: readonly string[]) {
  const shape = declaration.schema.shape as Partial<Record<string, z.ZodType>>;
  const across = new Set(Object.keys(validate?.(values) ?? {}).map((path) => path.split('.')[0]));
  return names.filter((name) => across.has(name) || shape[name]?.safeParse(values[name]).success === false);
}
