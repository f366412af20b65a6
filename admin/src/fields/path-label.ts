import { fieldMeta } from '@prospectus/contract';
import type { z } from 'zod';

/** The labels along a field's path: `fee_plans.0.title` is 'Fee plans 1, Title'. Empty where the schema has no such path. */
export function fieldPathLabel(schema: z.ZodType, path: string): string {
  const labels: string[] = [];
  let current: z.ZodType | undefined = schema;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      labels.push(`${labels.pop() ?? ''} ${Number(step) + 1}`.trim());
      current = current && elementIn(current);
    } else {
      current = current && shapeIn(current)?.[step];
      const label = current && fieldMeta(current)?.label;
      if (label) labels.push(label);
    }
  }
  return labels.join(', ');
}

type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };
const elementIn = (schema: z.ZodType): z.ZodType | undefined => unwrapping(schema, (def) => def.element);
const shapeIn = (schema: z.ZodType): Record<string, z.ZodType> | undefined => unwrapping(schema, (def) => def.shape);

function unwrapping<T>(schema: z.ZodType, pick: (def: Def) => T | undefined): T | undefined {
  const def = schema.def as Def;
  return pick(def) ?? (def.innerType && unwrapping(def.innerType, pick));
}
