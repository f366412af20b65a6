import { unwrapSchema, fieldMeta } from '@prospectus/contract';
import { v7 } from 'uuid';
import { z } from 'zod';

import { cleanHtml } from './rich-text.ts';

/**
 * Prepares parsed fields for storage: sanitises rich text, and gives parts an id where it is missing or duplicate, and
 * their time of creation where their schema has one.
 */
export function complete(schema: z.ZodType, value: unknown, now: Date): unknown {
  if (typeof value === 'string') return fieldMeta(schema)?.kind === 'richText' ? cleanHtml(value) : value;
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return distinct(
      value.map((item, index) => complete(bare.element as z.ZodType, item, new Date(now.getTime() + index))),
    );
  }
  if (!(bare instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape = bare.shape as Record<string, z.ZodType>;
  const completed = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, shape[key] ? complete(shape[key], field, now) : field]),
  );
  if ('id' in shape && !completed['id']) completed['id'] = v7();
  // Items created together get increasing times: subjects are sorted by them.
  if ('created_at' in shape && !completed['created_at']) completed['created_at'] = now.toISOString();
  return completed;
}

function distinct(items: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return items.map((item) => {
    if (!isRecord(item) || !('id' in item)) return item;
    const fresh = seen.has(item['id']) ? { ...item, id: v7() } : item;
    seen.add(item['id']);
    return fresh;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
