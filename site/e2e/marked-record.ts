import { unwrapSchema, type FieldMeta, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/** A field of a record, and the text that shows it in a page's HTML. */
export type Mark = { field: string; shown: string };

/** Texts to put into fields; undefined where none fits. A list has `entries` of them, a list within a list three. */
export type TextSource = { entries: number; next: (field: z.ZodType, kind: FieldMeta['kind']) => string | undefined };

/**
 * Fields for a record in which every text, file, link and amount is unique, or is of `texts` where one fits. `fixed` has
 * the values of other fields by path: `fee_plans.title`.
 */
export function markedRecord(schema: z.ZodType, fixed: Readonly<Record<string, unknown>>, texts?: TextSource) {
  const marks: Mark[] = [];
  const walk = (field: z.ZodType, path: string, inList = false): unknown => {
    if (path in fixed) return fixed[path];
    const bare = unwrapSchema(field);
    if (bare instanceof z.ZodObject) {
      const parts = Object.entries(bare.shape as Record<string, z.ZodType>).map(
        ([name, part]) => [name, walk(part, path ? `${path}.${name}` : name, inList)] as const,
      );
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    }
    if (bare instanceof z.ZodArray) {
      const length = texts ? (inList ? 3 : texts.entries) : 1;
      const entries = Array.from({ length }, () => walk(bare.element as z.ZodType, path, true));
      while (entries.length > 1 && !field.safeParse(entries).success) entries.length = Math.floor(entries.length / 2);
      return entries[0] === undefined ? undefined : entries;
    }
    const meta = fieldMeta(field);
    // Icons are drawn by name.
    if (/(^|\.)icon$/.test(path)) return 'award';
    const text = meta && texts?.next(field, meta.kind);
    if (text !== undefined) {
      marks.push({ field: path, shown: text });
      return text;
    }
    const form = meta && formsOf(meta).find(({ value }) => field.safeParse(value).success);
    if (!form) return undefined;
    marks.push({ field: path, shown: form.shown });
    return form.value;
  };
  return { fields: walk(schema, '') as Record<string, unknown>, marks };
}

let last = 0;
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** Candidate values by kind; the next one is tried if a field refuses one. */
function formsOf({ kind, accept }: FieldMeta): { value: unknown; shown: string }[] {
  last += 1;
  const as = (shown: string) => ({ value: shown, shown });
  const host = `zq${last}x.example`;
  switch (kind) {
    case 'text':
    case 'longText':
      return [as(`Zq${last}x`), as(host), as(`#${(0xf0e000 + last).toString(16)}`), as('2026-03-05')];
    case 'richText':
      return [{ value: `<p>Zq${last}x</p>`, shown: `Zq${last}x` }];
    case 'image':
      return [as(`/media/zq${last}x.${accept ?? 'png'}`)];
    case 'link':
      return [as(`https://${host}/`)];
    case 'money':
      return [{ value: 1_000_000 + last, shown: rupees(1_000_000 + last) }];
    default:
      return [];
  }
}
