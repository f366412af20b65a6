import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Values = Record<string, unknown>;

/** Calls the listener after every change of the form's values. */
export function useOnFormChange(form: UseFormReturn<Values>, listener: () => void): void {
  const onChange = useEffectEvent(listener);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onChange() }), [subscribe]);
}
