import { type FieldMeta, fieldMeta, unwrapSchema } from '@prospectus/contract';
import { z } from 'zod';

/** The schemas along a path such as `fee_plans.0.title`, one for each step; undefined from where the schema has no such step. */
function schemasAlong(schema: z.ZodType, path: string): { step: string; at: z.ZodType | undefined }[] {
  let at: z.ZodType | undefined = schema;
  return path.split('.').map((step) => {
    const bare: z.ZodType | undefined = at && unwrapSchema(at);
    if (bare instanceof z.ZodArray) at = bare.element as z.ZodType;
    else at = bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType | undefined>)[step] : undefined;
    return { step, at };
  });
}

/** The metadata of the field at a path; undefined where the path ends at a part. */
export function metaAt(schema: z.ZodType, path: string): FieldMeta | undefined {
  const field = schemasAlong(schema, path).at(-1)?.at;
  return field && fieldMeta(field);
}

/**
 * The labels along a field's path, each translated: `fee_plans.0.title` is 'Fee plans 1, Title'. Empty where the schema
 * has no such path.
 */
export function fieldPathLabel(schema: z.ZodType, path: string, translate = (label: string) => label): string {
  const labels: string[] = [];
  for (const { step, at } of schemasAlong(schema, path)) {
    const label = at && fieldMeta(at)?.label;
    if (/^\d+$/.test(step)) labels.push(`${labels.pop() ?? ''} ${Number(step) + 1}`.trim());
    else if (label) labels.push(translate(label));
  }
  return labels.join(', ');
}
