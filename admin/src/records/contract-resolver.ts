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
    const messages = { ...(parsed.success ? {} : fieldErrors(parsed.error)) };
    for (const [path, message] of Object.entries(validate?.(values) ?? {})) messages[path] ??= message;
    if (Object.keys(messages).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Record<string, unknown>> = {};
    for (const [path, message] of Object.entries(messages)) set(errors, path, { type: 'contract', message });
    return { values: {}, errors };
  };

/** The resource's own inputs, with the one for its address where its records have pages of their own. */
export const inputsOf = ({ declaration: { slug }, inputs }: ConsoleResource): Readonly<Record<string, KindInput>> => ({
  ...(slug && slug.folder !== 'metadata' && { [slug.field]: SlugInput }),
  ...inputs,
});
