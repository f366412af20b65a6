import { fieldErrors } from '@prospectus/contract/forms';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

import { SlugInput } from '../inputs/SlugInput.tsx';
import type { KindInput } from '../inputs/kind-input.ts';
import type { ConsoleResource } from './console-resource.ts';

/** Validates a form with the resource's schema and reports every invalid field at once; the API validates again. */
export const contractResolver =
  ({ declaration, validate }: ConsoleResource): Resolver<Record<string, unknown>> =>
  (values) => {
    const parsed = declaration.schema.safeParse(values);
    const found = { ...(parsed.success ? {} : fieldErrors(parsed.error)) };
    for (const [path, message] of Object.entries(validate?.(values) ?? {})) found[path] ??= message;
    if (Object.keys(found).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Record<string, unknown>> = {};
    for (const [path, message] of Object.entries(found)) set(errors, path, { type: 'contract', message });
    return { values: {}, errors };
  };

type Inputs = Readonly<Record<string, KindInput>>;
const made = new WeakMap<ConsoleResource, Inputs>();

/** The resource's own inputs, with the one for its address where its records have pages of their own. */
export function inputsOf(resource: ConsoleResource): Inputs {
  const known = made.get(resource);
  if (known) return known;
  const { slug } = resource.declaration;
  const inputs = { ...(slug && slug.folder !== 'metadata' && { [slug.field]: SlugInput }), ...resource.inputs };
  made.set(resource, inputs);
  return inputs;
}
