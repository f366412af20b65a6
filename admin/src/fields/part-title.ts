import type { FormField } from './schema.ts';

/** The title of a part in its row: its first text or number; undefined where it has none. */
export function partTitle(fields: readonly FormField[], part: Record<string, unknown>): string | undefined {
  for (const { name, meta } of fields) {
    const value = part[name];
    if (typeof value === 'string' && value.trim() !== '' && meta.kind !== 'image') return plainText(value);
    if (typeof value === 'number' && meta.kind === 'number') return `${meta.label} ${value}`;
  }
  return undefined;
}

const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
