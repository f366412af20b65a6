import type { Resource } from '@prospectus/contract';
import { type FormProblem, FormSummary } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

import { fieldId } from '../inputs/field-id.ts';
import { describePath } from './names.ts';

/** All that is wrong with the form, each line a way to its field; takes focus after a save that was refused. */
export function Problems({ declaration }: { declaration: Resource }) {
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const problems = flat(errors).map(({ path, message }): FormProblem => ({
    fieldId: fieldId(path),
    label: describePath(declaration.schema, path) || path,
    message,
  }));
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  return <FormSummary ref={box} problems={problems} />;
}

function flat(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }];
  return Object.entries(errors).flatMap(([name, inside]) =>
    name === 'ref' ? [] : flat(inside, path ? `${path}.${name}` : name),
  );
}
