import { useInput } from 'react-admin';
import type { z } from 'zod';

import { fieldId } from '../fields/open-field.ts';
import type { KindInputProps } from './kind-input.ts';

/** Binds a control of the design system to a field of the form: its value, events, label, help and error. */
export function useField<T>({ source, schema, meta }: KindInputProps, empty: T) {
  const { id, field, fieldState } = useInput({ source, id: fieldId(source), format: asIs, parse: asIs });
  const message = fieldState.error?.message;
  const texts = {
    label: meta.label,
    help: meta.help,
    requiredMark: isRequired(schema),
    error: typeof message === 'string' ? message : undefined,
  };
  const control = { id, name: field.name };
  const blur = () => field.onBlur();
  return {
    value: (field.value ?? empty) as T,
    change: (value: T) => field.onChange(value),
    blur,
    ref: field.ref,
    texts,
    control,
    bound: { ...control, ...texts, ref: field.ref, onBlur: blur },
  };
}

/** Whether the contract takes neither nothing nor an empty text. */
const isRequired = (schema: z.ZodType): boolean =>
  !schema.safeParse(undefined).success && !schema.safeParse('').success;

// By default react-admin turns an empty text into null; the contract's texts are empty strings.
const asIs = (value: unknown): unknown => value;
