import { useEffect, useEffectEvent } from 'react';

/** The DOM id of a field's control, which the list of errors links to. */
export const fieldId = (source: string): string => `field-${source.replaceAll('.', '-')}`;

/** The path of the field with this DOM id; undefined for any other id. */
export const fieldOfId = (id: string): string | undefined =>
  id.startsWith('field-') ? id.slice('field-'.length).replaceAll('-', '.') : undefined;

const EVENT = 'console:open-field';
const RETRY_MS = 50;
const MAX_RETRIES = 20;

/**
 * Opens the tab and the parts that a field is in, brings it into sight and focuses it. Inputs of lists come as code of
 * their own, so it is tried for a second; then the nearest part of the path that the form has is shown.
 */
export function openField(path: string, retries = MAX_RETRIES): void {
  const steps = path.split('.');
  // A part mounts its own parts when it opens.
  for (let depth = 0; depth < steps.length; depth += 1)
    window.dispatchEvent(new CustomEvent<string>(EVENT, { detail: path }));
  const exact = document.getElementById(fieldId(path));
  if (!exact && retries > 0) return void setTimeout(() => openField(path, retries - 1), RETRY_MS);
  const control = exact ?? nearest(steps);
  // The page in a frame may have the focus.
  window.focus();
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function nearest(steps: readonly string[]): HTMLElement | undefined {
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const control = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (control) return control;
  }
  return undefined;
}

/** Calls back with the path of a field that is to be opened; what it renders must be there when it returns. */
export function useOpenField(open: (path: string) => void): void {
  const onOpen = useEffectEvent((event: Event) => open((event as CustomEvent<string>).detail));
  useEffect(() => {
    const listener = (event: Event) => onOpen(event);
    window.addEventListener(EVENT, listener);
    return () => window.removeEventListener(EVENT, listener);
  }, []);
}
