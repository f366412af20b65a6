import { fieldMeta, type Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod';

import { type FieldOf, fieldsOf } from '../inputs/schema.ts';

/** A label within a sentence: abbreviations such as FAQ keep their capitals. */
export const inSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What a record is called. */
export function titleOf(declaration: Resource, record: Partial<RaRecord> | undefined): string {
  const title = record?.[declaration.titleField] as unknown;
  return typeof title === 'string' && title !== '' ? title : `Untitled ${inSentence(declaration.label.one)}`;
}

/** The declaration's fields by name. */
export const fieldNamed = (declaration: Resource, name: string): FieldOf | undefined =>
  fieldsOf(declaration.schema).find((field) => field.name === name);

/** Where a dotted path leads, in labels: `fee_plans.0.title` is 'Fee plans 1, Title'. */
export function describePath(schema: z.ZodType, path: string): string {
  const words: string[] = [];
  let current: z.ZodType | undefined = schema;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      words.push(`${words.pop() ?? ''} ${Number(step) + 1}`.trim());
      current = current && elementUnder(current);
    } else {
      current = current && shapeUnder(current)?.[step];
      const label = current && fieldMeta(current)?.label;
      if (label) words.push(label);
    }
  }
  return words.join(', ');
}

type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };
const elementUnder = (schema: z.ZodType): z.ZodType | undefined => under(schema, (def) => def.element);
const shapeUnder = (schema: z.ZodType): Record<string, z.ZodType> | undefined => under(schema, (def) => def.shape);

function under<T>(schema: z.ZodType, pick: (def: Def) => T | undefined): T | undefined {
  const def = schema.def as Def;
  return pick(def) ?? (def.innerType && under(def.innerType, pick));
}
