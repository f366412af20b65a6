import {
  type FieldMeta,
  fieldMeta,
  type Resource,
  type ResourceName,
  resources,
  unwrapSchema,
} from '@prospectus/contract';
import { z } from 'zod';

export type FormField = { name: string; schema: z.ZodType; meta: FieldMeta };

/** The fields that staff edit, in the contract's order. Ids and times of parts have no metadata and are left out. */
export function fieldsOf(schema: z.ZodType): FormField[] {
  const bare = unwrapSchema(schema);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const meta = fieldMeta(field);
    if (meta) return [{ name, schema: field, meta }];
    // The fields of a plain object inside a part (an EMI option's instalment) are listed with those of the part.
    return fieldsOf(field).map((nested) => ({ ...nested, name: `${name}.${nested.name}` }));
  });
}

export const findField = ({ schema }: Resource, name: string): FormField | undefined =>
  fieldsOf(schema).find((field) => field.name === name);

/** The schema of one entry of a list; undefined where the schema is no list. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodArray ? (bare.element as z.ZodType) : undefined;
}

/** Whether a list's entries are parts, with fields of their own, and not plain texts or ids. */
export const isPart = (schema: z.ZodType): boolean => unwrapSchema(schema) instanceof z.ZodObject;

/** The initial value of a new record or part: the contract's defaults, empty texts where a value is required. */
export function initialValue(schema: z.ZodType): unknown {
  const initial = schema.safeParse(undefined);
  if (initial.success) return initial.data;
  const bare = unwrapSchema(schema);
  if (!(bare instanceof z.ZodObject)) return '';
  const shape = bare.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = initialValue(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A new part. It gets its id here, because the form tracks its parts by id. */
export function newPart(schema: z.ZodType): Record<string, unknown> {
  const part = initialValue(schema) as Record<string, unknown>;
  return 'id' in part ? { ...part, id: crypto.randomUUID() } : part;
}

/** How many characters a text may have; undefined where the contract sets no limit. */
export function textLimit(schema: z.ZodType): number | undefined {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodString ? (bare.maxLength ?? undefined) : undefined;
}

/** The field of a resource that holds a record's title; `id` for an unknown resource. */
export const titleFieldOf = (resource: string | undefined): string =>
  resource !== undefined && Object.hasOwn(resources, resource) ? resources[resource as ResourceName].titleField : 'id';

/** The title of a part in its row: its first text or number; undefined where it has none. */
export function partTitle(fields: readonly FormField[], part: Record<string, unknown>): string | undefined {
  for (const { name, meta } of fields) {
    const value = part[name];
    if (typeof value === 'string' && value.trim() !== '' && meta.kind !== 'image')
      return value
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 80);
    if (typeof value === 'number' && meta.kind === 'number') return `${meta.label} ${value}`;
  }
  return undefined;
}
