import { isDeepStrictEqual } from 'node:util';

import { unwrapSchema, type Difference, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

type Location = { path: string; label: string };
type Part = Record<string, unknown> & { id: string };

/**
 * What differs between two states of a record, field by field, in the order of its schema. Parts are the same where
 * their ids are: one that is gone has no `after`, one that is new no `before`, and a new order is shown by the titles.
 */
export const differencesOf = (schema: z.ZodObject, before: object, after: object): Difference[] =>
  ofObject(schema, { path: '', label: '' }, before, after);

function ofObject(schema: z.ZodObject, at: Location, before: object, after: object): Difference[] {
  return Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, field]) =>
      ofField(field, under(at, name, fieldMeta(field)?.label), of(before, name), of(after, name)),
    );
}

function ofField(schema: z.ZodType, at: Location, before: unknown, after: unknown): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && unwrapSchema(bare.element as z.ZodType) instanceof z.ZodObject)
    return ofParts(unwrapSchema(bare.element as z.ZodType) as z.ZodObject, at, partsOf(before), partsOf(after));
  if (bare instanceof z.ZodObject && isObject(before) && isObject(after)) return ofObject(bare, at, before, after);
  return [{ ...at, before: before ?? null, after: after ?? null }];
}

function ofParts(schema: z.ZodObject, at: Location, before: Part[], after: Part[]): Difference[] {
  const [was, is] = [byId(before), byId(after)];
  const locate = (part: Part, index: number) => under(at, String(index), titleOf(schema, part) || String(index + 1));
  const gone = before.flatMap((part, index) =>
    is.has(part.id) ? [] : [{ ...locate(part, index), before: part, after: null }],
  );
  const changed = after.flatMap((part, index) => {
    const earlier = was.get(part.id);
    return earlier
      ? ofObject(schema, locate(part, index), earlier, part)
      : [{ ...locate(part, index), before: null, after: part }];
  });
  const stayed = (parts: Part[], others: Map<string, Part>) => parts.filter(({ id }) => others.has(id));
  const [order, newOrder] = [stayed(before, is), stayed(after, was)];
  const moved = !isDeepStrictEqual(
    order.map(({ id }) => id),
    newOrder.map(({ id }) => id),
  );
  const titles = (parts: Part[]) => parts.map((part) => titleOf(schema, part));
  const orders = moved ? [{ ...under(at, '', 'Order'), before: titles(order), after: titles(newOrder) }] : [];
  return [...gone, ...changed, ...orders];
}

const under = ({ path, label }: Location, name: string, named = ''): Location => ({
  path: [path, name].filter(Boolean).join('.'),
  label: [label, named].filter(Boolean).join(' › '),
});

/** What a person calls a part: the first line of text in it. */
function titleOf(schema: z.ZodObject, part: Part): string {
  const named = Object.entries(schema.shape as Record<string, z.ZodType>).find(
    ([name, field]) => fieldMeta(field)?.kind === 'text' && typeof part[name] === 'string' && part[name] !== '',
  );
  return named ? String(part[named[0]]) : '';
}

const byId = (parts: Part[]) => new Map(parts.map((part) => [part.id, part]));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
const of = (fields: object, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
