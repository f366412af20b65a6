import type { FieldOf } from './schema.ts';

/** What a part is called in its row and when it is moved: its first words or number, else its place. */
export function partTitle(fields: readonly FieldOf[], part: Record<string, unknown>, index: number): string {
  for (const { name, meta } of fields) {
    const value = part[name];
    if (typeof value === 'string' && value.trim() !== '' && meta.kind !== 'image') return plain(value);
    if (typeof value === 'number' && meta.kind === 'number') return `${meta.label} ${value}`;
  }
  return `Entry ${index + 1}`;
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
