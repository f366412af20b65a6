import type { KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const FIELD = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const STOP = `a[href], button:not(:disabled), ${FIELD}, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])`;

/** Shows a dialog element as a modal while it is mounted; restores the focus afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const last = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (!dialog) return;
    const remember = (event: FocusEvent) => {
      last.current = event.target;
    };
    dialog.addEventListener('focusin', remember);
    dialog.showModal();
    firstFocus(dialog)?.focus();
    return () => {
      dialog.removeEventListener('focusin', remember);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // A next step replaces the focused element: the new first field gets the focus, or the title.
  useLayoutEffect(() => {
    const isLost =
      last.current instanceof Node && !last.current.isConnected && document.activeElement === document.body;
    if (isLost && ref.current) firstFocus(ref.current)?.focus();
  });
  return ref;
}

/** Keeps Tab inside the panel instead of letting it leave into the browser's bars. */
export function trapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOP)].filter((stop) => stop.checkVisibility());
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const atTitle = event.shiftKey && document.activeElement?.hasAttribute('data-dialog-title');
  if (document.activeElement !== edge && !atTitle) return;
  event.preventDefault();
  other?.focus();
}

/** The element that gets the focus when a dialog opens. */
export const firstFocus = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>(FIELD) ??
  dialog.querySelector<HTMLElement>('[data-dialog-title]');
