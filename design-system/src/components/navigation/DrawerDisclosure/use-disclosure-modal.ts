import { type RefObject, useEffect, useRef } from 'react';

/**
 * A `<dialog>` inside a `<details>`: without script the details shows it as a plain sheet; with script it becomes modal
 * as soon as it is open, also if it was opened before the script loaded.
 */
export function useDisclosureModal(): {
  details: RefObject<HTMLDetailsElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
} {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const outer = details.current;
    const sheet = dialog.current;
    if (!outer || !sheet) return;
    const follow = () => {
      if (outer.open && !sheet.open) {
        sheet.showModal();
        sheet.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
      } else if (!outer.open) sheet.close();
    };
    const shut = () => {
      outer.open = false;
      outer.querySelector('summary')?.focus();
    };
    // A wider screen may hide the button together with its sheet; the page must not stay inert behind it.
    const vanish = () => {
      if (sheet.open && !sheet.checkVisibility()) sheet.close();
    };
    follow();
    outer.addEventListener('toggle', follow);
    sheet.addEventListener('close', shut);
    window.addEventListener('resize', vanish);
    return () => {
      outer.removeEventListener('toggle', follow);
      sheet.removeEventListener('close', shut);
      window.removeEventListener('resize', vanish);
    };
  }, []);
  return { details, dialog };
}
