import { unwrapSchema, type FieldMeta, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/** The fields of pictures that a field of alternative text can be for (§3). */
export const PICTURES_OF_ALT: Readonly<Record<string, readonly string[]>> = {
  alt: ['image'],
  alt_image_name: ['image', 'desktop_image'],
  alt_acc_img_name: ['badge'],
  alt_certificate_image: ['certificate_image'],
  alt_bg_image_name: ['bg_image'],
  alt_logo_name: ['logo'],
  alt_text: ['desktop_image'],
};

/** A single value of a record, with its path and the part that contains it. */
export type Leaf = { path: string; meta: FieldMeta; value: string | number; part: Readonly<Record<string, unknown>> };

/** Every single value of a record at any depth, in the order of the schema; empty texts included. */
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
