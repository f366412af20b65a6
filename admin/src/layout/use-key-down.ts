import { useEffect, useEffectEvent } from 'react';

/** Calls back at every key that is pressed on the page; `capture`: before anything on the page itself. */
export function useKeyDown(handle: (event: KeyboardEvent) => void, capture = false): void {
  const onKeyDown = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture });
    return () => window.removeEventListener('keydown', listen, { capture });
  }, [capture]);
}

/** Whether letters belong to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));

/** Whether a dialog, a sheet or a menu is over the page, so that keys are its own. */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;
