import { ApiError, unwrapSchema, type Resource } from '@prospectus/contract';
import { z } from 'zod';

import type { Database } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { freeSlug } from './addresses.ts';
import { complete } from './complete.ts';
import { create } from './editing.ts';
import { type DocumentRequest, lockResource, findDocument } from './locking.ts';
import { type DocumentRow, workingCopy } from './record.ts';
import type { Fields } from './tables.ts';
import type { WriteDeps } from './writing.ts';

/** Copies a document as a new draft, with another address or title and with new ids of its parts. */
export async function clone(tx: Database, deps: WriteDeps, request: DocumentRequest): Promise<DocumentRow> {
  const { resource } = request;
  if (resource.single) throw new ApiError('LOCKED', { msg: `There is one ${resource.label.one.toLowerCase()} only.` });
  await lockResource(tx, resource);
  const row = await findDocument(tx, resource, request.id);
  request.check?.(row);
  const original = workingCopy(row);
  const fields = complete(resource.schema, withoutIds(resource.schema, original), deps.clock.now()) as Fields;
  if (Object.hasOwn(resource.schema.shape, 'origin')) fields['origin'] = 'managed';
  const name = resource.slug
    ? { [resource.slug.field]: await slugOfCopy(tx, resource, fields) }
    : renamed(resource, fields);
  return create(tx, deps, request, { ...fields, ...name }, 'clone');
}

/** `x-copy`, `x-copy-2`, …; a required ending such as `-lp` stays at the end. */
async function slugOfCopy(tx: Database, resource: Resource, fields: Fields): Promise<string> {
  const field = resource.slug?.field ?? '';
  const schema = resource.schema.shape[field] as z.ZodType;
  const original = String(fields[field]).replace(/-copy(-\d+)?(?=(-lp)?$)/, '');
  // One at a time for each slug, so that two copies do not choose the same.
  await lock(tx, 'copy', original);
  const candidates = Array.from({ length: MAX_COPIES }, (_, index) => {
    const copy = index === 0 ? '-copy' : `-copy-${index + 1}`;
    const forms = [
      `${original.slice(0, MAX_LENGTH - copy.length)}${copy}`,
      `${original.replace(/-?lp$/, '').slice(0, MAX_LENGTH - copy.length - 3)}${copy}-lp`,
    ];
    return forms.find((form) => schema.safeParse(form).success) ?? '';
  }).filter(Boolean);
  const free = await freeSlug(tx, resource, fields, candidates);
  if (free === undefined)
    throw new ApiError('SLUG_TAKEN', { errors: { [field]: 'Too many copies have this address.' } });
  return free;
}

const MAX_COPIES = 200;
const MAX_LENGTH = 80;

/** The title with “(copy)” after it, cut to the maximum length of its field. */
function renamed({ titleField, schema }: Resource, fields: Fields): Fields {
  const title = String(fields[titleField]);
  const maxLength = maxLengthOf(schema.shape[titleField] as z.ZodType) - COPY.length;
  return { [titleField]: `${title.slice(0, maxLength).toWellFormed()}${COPY}` };
}

const COPY = ' (copy)';

function maxLengthOf(schema: z.ZodType): number {
  const bare = unwrapSchema(schema);
  return (bare instanceof z.ZodString && bare.maxLength) || Number.POSITIVE_INFINITY;
}

/** The value without the ids of its parts, which get new ones. */
function withoutIds(schema: z.ZodType, value: unknown): unknown {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutIds(bare.element as z.ZodType, item));
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = bare.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name === 'id') return [name, ''];
      return [name, shape[name] ? withoutIds(shape[name], field) : field];
    }),
  );
}
