import { unwrapSchema, type FieldMeta, fieldMeta } from '@prospectus/contract';
import { z } from 'zod';

/** A field of a record, and the text that shows it in a page's HTML. */
export type Mark = { field: string; shown: string };

/**
 * Fields for a record in which every text, file, link and amount is unique. `fixed` has the values of other fields by
 * path: `fee_plans.title`.
 */
export function markedRecord(schema: z.ZodType, fixed: Readonly<Record<string, unknown>>) {
  const marks: Mark[] = [];
  const walk = (field: z.ZodType, path: string): unknown => {
    if (path in fixed) return fixed[path];
    const bare = unwrapSchema(field);
    if (bare instanceof z.ZodObject) {
      const parts = Object.entries(bare.shape as Record<string, z.ZodType>).map(
        ([name, part]) => [name, walk(part, path ? `${path}.${name}` : name)] as const,
      );
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    }
    if (bare instanceof z.ZodArray) {
      const entry = walk(bare.element as z.ZodType, path);
      return entry === undefined ? undefined : [entry];
    }
    const meta = fieldMeta(field);
    // Icons are drawn by name.
    if (/(^|\.)icon$/.test(path)) return 'award';
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
