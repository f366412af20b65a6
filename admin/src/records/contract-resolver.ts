import { fieldErrors } from '@prospectus/contract/forms';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

import type { View } from './view.ts';

/** Checks a form by the resource's own schema, all wrong fields at once; the server has the last word. */
export const contractResolver =
  ({ declaration, check }: View): Resolver<Record<string, unknown>> =>
  (values) => {
    const parsed = declaration.schema.safeParse(values);
    const found = { ...(parsed.success ? {} : fieldErrors(parsed.error)) };
    for (const [path, message] of Object.entries(check?.(values) ?? {})) found[path] ??= message;
    if (Object.keys(found).length === 0) return { values, errors: {} };
    const errors: FieldErrors<Record<string, unknown>> = {};
    for (const [path, message] of Object.entries(found)) set(errors, path, { type: 'contract', message });
    return { values: {}, errors };
  };
