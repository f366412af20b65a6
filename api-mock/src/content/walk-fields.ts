import { unwrapSchema, type FieldMeta, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/** A value of a record that is no list and no part, where it is, and the part it is in. */
export type Leaf = { path: string; meta: FieldMeta; value: string | number; part: Readonly<Record<string, unknown>> };

/** Every such value of a record, at any depth, in the order of the schema; empty texts included. */
export const leavesOf = (schema: z.ZodObject, fields: Readonly<Record<string, unknown>>, path = ''): Leaf[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    leavesIn(field, fields[name], path ? `${path}.${name}` : name, fields),
  );

function leavesIn(schema: z.ZodType, value: unknown, path: string, part: Readonly<Record<string, unknown>>): Leaf[] {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => {
      const element = unwrapSchema(bare.element as z.ZodType);
      const at = `${path}.${index}`;
      return element instanceof z.ZodObject && isPart(item)
        ? leavesOf(element, item, at)
        : leavesIn(bare.element as z.ZodType, item, at, part);
    });
  if (bare instanceof z.ZodObject) return isPart(value) ? leavesOf(bare, value, path) : [];
  const meta = fieldMeta(schema);
  return meta && (typeof value === 'string' || typeof value === 'number') ? [{ path, meta, value, part }] : [];
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
