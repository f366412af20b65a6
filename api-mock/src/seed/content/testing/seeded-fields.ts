import { unwrapSchema, type DocumentName, type FieldKind, fieldMeta, resources } from '@prospectus/contract';
import { z } from 'zod';

import { seed } from '../index.ts';

/** A string somewhere in a seeded record: `at` says where, `kind` and `refersTo` what its declaration says of it. */
export type SeededField = {
  resource: DocumentName;
  key: string;
  at: string;
  kind: FieldKind;
  refersTo: string | undefined;
  value: string;
};

/** A seeded record, parsed as it will be stored. */
export type SeededRecord = { resource: DocumentName; key: string; fields: Record<string, unknown> };

const names = Object.keys(seed) as DocumentName[];

export const seededRecords: readonly SeededRecord[] = names.flatMap((resource) =>
  seed[resource].map((row): SeededRecord => ({
    resource,
    key: row.key,
    fields: resources[resource].schema.parse(row),
  })),
);

/** Every string of every record that is not empty. */
export const seededFields: readonly SeededField[] = seededRecords.flatMap(({ resource, key, fields }) =>
  stringsIn(resources[resource].schema, fields, `${resource} ${key}`).map((found) => ({ resource, key, ...found })),
);

type SeededText = Omit<SeededField, 'resource' | 'key'>;

function stringsIn(schema: z.ZodType, value: unknown, at: string): SeededText[] {
  const meta = fieldMeta(schema);
  if (typeof value === 'string') return value && meta ? [{ at, kind: meta.kind, refersTo: meta.resource, value }] : [];
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(bare.element as z.ZodType, item, `${at}.${index}`));
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const shape = bare.shape as Record<string, z.ZodType>;
  return Object.entries(value).flatMap(([name, field]) =>
    shape[name] ? stringsIn(shape[name], field, `${at}.${name}`) : [],
  );
}
