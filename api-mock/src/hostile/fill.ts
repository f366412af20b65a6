import { unwrapSchema, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/**
 * A value of the schema with the payload in every text field, except at the dotted paths that refused it.
 * Undefined where the schema has no text.
 */
export function filled(schema: z.ZodType, payload: string, refused: ReadonlySet<string>, path = ''): unknown {
  if (refused.has(path)) return undefined;
  const kind = fieldMeta(schema)?.kind;
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray) {
    const item = filled(bare.element as z.ZodType, payload, refused, `${path}.0`);
    return item === undefined ? undefined : [item];
  }
  if (bare instanceof z.ZodObject) {
    const fields = Object.entries(bare.shape as Record<string, z.ZodType>)
      .filter(([name]) => name !== 'id')
      .map(([name, field]) => [name, filled(field, payload, refused, path ? `${path}.${name}` : name)] as const)
      .filter(([, value]) => value !== undefined);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  return bare instanceof z.ZodString && kind !== 'reference' ? payload : undefined;
}

/** Each text of a value with its dotted path and the kind its field is of. */
export function textsIn(schema: z.ZodType, value: unknown, path = ''): { path: string; kind: string; text: string }[] {
  if (typeof value === 'string') return [{ path, kind: fieldMeta(schema)?.kind ?? 'text', text: value }];
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => textsIn(bare.element as z.ZodType, item, `${path}.${index}`));
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    name === 'id' ? [] : textsIn(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name),
  );
}
