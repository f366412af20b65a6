import { isModalOpen, isTyping, useKeyDown } from '../layout/use-key-down.ts';

/** Ctrl+S (or ⌘S) saves the form, Ctrl+Enter publishes it; the browser's and the editor's own meanings do not happen. */
export function useFormShortcuts({ save, publish }: { save: () => void; publish?: (() => void) | undefined }): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? publish : undefined;
    if (!action || (event.key === 'Enter' && isModalOpen())) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !isModalOpen()) action();
    // Before the text editor, in which Ctrl+Enter begins a line.
  }, true);
}

/** `/` opens the search for a field, except while something is typed or a dialog is open. */
export function useFindShortcut(open: () => void): void {
  useKeyDown((event) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isModalOpen()) return;
    event.preventDefault();
    open();
  });
}
