import { isModalOpen, useKeyDown } from './use-key-down.ts';

type Steps = { undo: () => unknown; redo: () => unknown };

/**
 * Undo by Ctrl+Z and redo by Ctrl+Shift+Z or Ctrl+Y, unless a dialog is open. In a text field the keys are the browser's
 * own; `inText` is called there.
 */
export function useUndoKeys({ undo, redo }: Steps, inText?: (field: HTMLElement, step: () => unknown) => void) {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : undefined;
    if (!step || isModalOpen()) return;
    if (isTextField(event.target)) {
      inText?.(event.target, step);
      return;
    }
    event.preventDefault();
    step();
  });
}

const isTextField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file', 'range'].includes(target.type)));
