import type { Resource } from '@prospectus/contract';
import { type FormProblem, FormSummary } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

import { useContractText } from '../texts/language-context.ts';
import { fieldId } from '../fields/field-id.ts';
import { fieldPathLabel } from '../fields/path-label.ts';

/** The list of the form's errors, each a link to its field. It takes focus when a save fails validation. */
export function FormErrors({ declaration }: { declaration: Resource }) {
  const contractText = useContractText();
  const { errors, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const problems = listErrors(errors).map(({ path, message }): FormProblem => ({
    fieldId: fieldId(path),
    label: contractText(fieldPathLabel(declaration.schema, path) || path),
    message: contractText(message),
  }));
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  return <FormSummary ref={summary} problems={problems} />;
}

function listErrors(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }];
  return Object.entries(errors).flatMap(([name, inside]) =>
    name === 'ref' ? [] : listErrors(inside, path ? `${path}.${name}` : name),
  );
}
