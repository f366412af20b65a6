import type { FormField } from './schema.ts';

/** The title of a part in its row: its first text or number, else its position. */
export function partTitle(fields: readonly FormField[], part: Record<string, unknown>, index: number): string {
  for (const { name, meta } of fields) {
    const value = part[name];
    if (typeof value === 'string' && value.trim() !== '' && meta.kind !== 'image') return plainText(value);
    if (typeof value === 'number' && meta.kind === 'number') return `${meta.label} ${value}`;
  }
  return `Entry ${index + 1}`;
}

const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
