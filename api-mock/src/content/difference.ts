import { isDeepStrictEqual } from 'node:util';

import { unwrapSchema, type Difference, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

type Location = { path: string; label: string };
type Part = Record<string, unknown> & { id: string };

/**
 * The differences between two states of a record, field by field, in the order of its schema. Parts are compared by id:
 * a removed one has no `after`, a new one no `before`, and a new order is shown by the titles.
 */
export const differencesOf = (schema: z.ZodObject, before: object, after: object): Difference[] =>
  differencesInObject(schema, { path: '', label: '' }, before, after);

function differencesInObject(schema: z.ZodObject, at: Location, before: object, after: object): Difference[] {
  return Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, field]) =>
      differencesInField(field, under(at, name, fieldMeta(field)?.label), valueOf(before, name), valueOf(after, name)),
    );
}

function differencesInField(schema: z.ZodType, at: Location, before: unknown, after: unknown): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && unwrapSchema(bare.element as z.ZodType) instanceof z.ZodObject)
    return differencesInParts(
      unwrapSchema(bare.element as z.ZodType) as z.ZodObject,
      at,
      partsOf(before),
      partsOf(after),
    );
  if (bare instanceof z.ZodObject && isObject(before) && isObject(after))
    return differencesInObject(bare, at, before, after);
  return [{ ...at, before: before ?? null, after: after ?? null }];
}

function differencesInParts(schema: z.ZodObject, at: Location, before: Part[], after: Part[]): Difference[] {
  const [beforeById, afterById] = [byId(before), byId(after)];
  const locate = (part: Part, index: number) => under(at, String(index), titleOf(schema, part) || String(index + 1));
  const removed = before.flatMap((part, index) =>
    afterById.has(part.id) ? [] : [{ ...locate(part, index), before: part, after: null }],
  );
  const changed = after.flatMap((part, index) => {
    const earlier = beforeById.get(part.id);
    return earlier
      ? differencesInObject(schema, locate(part, index), earlier, part)
      : [{ ...locate(part, index), before: null, after: part }];
  });
  const stayed = (parts: Part[], others: Map<string, Part>) => parts.filter(({ id }) => others.has(id));
  const [order, newOrder] = [stayed(before, afterById), stayed(after, beforeById)];
  const moved = !isDeepStrictEqual(
    order.map(({ id }) => id),
    newOrder.map(({ id }) => id),
  );
  const titles = (parts: Part[]) => parts.map((part) => titleOf(schema, part));
  const orders = moved ? [{ ...under(at, '', 'Order'), before: titles(order), after: titles(newOrder) }] : [];
  return [...removed, ...changed, ...orders];
}

const under = ({ path, label }: Location, name: string, title = ''): Location => ({
  path: [path, name].filter(Boolean).join('.'),
  label: [label, title].filter(Boolean).join(' › '),
});

/** A part's title: its first field of text that is filled. */
function titleOf(schema: z.ZodObject, part: Part): string {
  const first = Object.entries(schema.shape as Record<string, z.ZodType>).find(
    ([name, field]) => fieldMeta(field)?.kind === 'text' && typeof part[name] === 'string' && part[name] !== '',
  );
  return first ? String(part[first[0]]) : '';
}

const byId = (parts: Part[]) => new Map(parts.map((part) => [part.id, part]));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
const valueOf = (fields: object, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
