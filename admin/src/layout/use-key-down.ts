import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

export function useKeyDown(handle: (event: KeyboardEvent) => void, capture = false): void {
  const onKeyDown = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture });
    return () => window.removeEventListener('keydown', listen, { capture });
  }, [capture]);
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));

/** Whether a dialog, a sheet or a menu is over the page, so that keys are its own. */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** In a list of results below a search field: the arrows move between them and the field, Enter in the field opens one. */
export function moveFocus(
  event: ReactKeyboardEvent,
  results: readonly HTMLElement[],
  field: HTMLElement | null,
  open: () => void,
): void {
  const at = results.findIndex((result) => result === document.activeElement);
  if (event.key === 'ArrowDown') results[Math.min(at + 1, results.length - 1)]?.focus();
  else if (event.key === 'ArrowUp' && at > 0) results[at - 1]?.focus();
  else if (event.key === 'ArrowUp' && at === 0) field?.focus();
  else if (event.key === 'Enter' && event.target === field) open();
  else return;
  event.preventDefault();
}
