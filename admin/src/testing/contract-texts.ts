import {
  unwrapSchema,
  ERRORS,
  fieldMeta,
  leadFields,
  parts,
  type PartResource,
  type Resource,
  resources,
} from '@prospectus/contract';
import type { z } from 'zod';

/** Every label, help and choice of the contract's fields, what its resources are called, and the messages of its errors. */
export function contractTexts(): Set<string> {
  const found = new Set<string>();
  for (const { label, schema } of [...Object.values<Resource>(resources), ...Object.values<PartResource>(parts)]) {
    found.add(label.one).add(label.many);
    collect(schema, found);
  }
  for (const { where } of Object.values<Resource>(resources)) if (where !== undefined) found.add(where);
  for (const { msg } of Object.values(ERRORS)) found.add(msg);
  for (const [, { label, names = {} }] of leadFields())
    for (const english of [label, ...Object.values(names)]) if (english) found.add(english);
  return found;
}

type Def = { shape?: Record<string, z.ZodType>; element?: z.ZodType };

function collect(schema: z.ZodType, found: Set<string>): void {
  const meta = fieldMeta(schema);
  if (meta) {
    found.add(meta.label);
    if (meta.help !== undefined) found.add(meta.help);
    for (const { name } of meta.options ?? []) found.add(name);
  }
  const { shape, element } = unwrapSchema(schema).def as Def;
  for (const field of Object.values(shape ?? {})) collect(field, found);
  if (element) collect(element, found);
}
