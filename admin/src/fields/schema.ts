import { type FieldMeta, fieldMeta, inner } from '@prospectus/contract';
import { z } from 'zod';

/** A field of a resource or of a part: its name, its schema and what the contract says of it. */
export type FieldOf = { name: string; schema: z.ZodType; meta: FieldMeta };

/** The fields of a shape that staff edit, in the contract's order; ids and times of parts have no meta and are left out. */
export function fieldsOf(schema: z.ZodType): FieldOf[] {
  const bare = unwrapped(schema);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const meta = fieldMeta(field);
    if (meta) return [{ name, schema: field, meta }];
    // A plain object inside a part (an EMI option's instalment) contributes its own fields.
    return fieldsOf(field).map((nested) => ({ ...nested, name: `${name}.${nested.name}` }));
  });
}

/** What one entry of a list looks like; undefined where the schema is no list. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const bare = unwrapped(schema);
  return bare instanceof z.ZodArray ? (bare.element as z.ZodType) : undefined;
}

/** Whether entries are parts with fields of their own (rather than bare texts or ids). */
export const isPart = (schema: z.ZodType): boolean => unwrapped(schema) instanceof z.ZodObject;

/** The schema under defaults, nullables and optionals. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const next = inner(schema);
  return next ? unwrapped(next) : schema;
}

/** What a new record or part starts with: the contract's defaults, and empty where something must be filled in. */
export function emptyValue(schema: z.ZodType): unknown {
  const initial = schema.safeParse(undefined);
  if (initial.success) return initial.data;
  const bare = unwrapped(schema);
  if (!(bare instanceof z.ZodObject)) return '';
  const shape = bare.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = emptyValue(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A new part. Its id is given here, so that it keeps its place in the form from the start. */
export function newPart(schema: z.ZodType): Record<string, unknown> {
  const part = emptyValue(schema) as Record<string, unknown>;
  return 'id' in part ? { ...part, id: crypto.randomUUID() } : part;
}
