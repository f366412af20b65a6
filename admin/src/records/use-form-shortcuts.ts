import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S (or ⌘S) saves the form, Ctrl+Enter publishes it; the browser's and the editor's own meanings do not happen. */
export function useFormShortcuts({ save, publish }: { save: () => void; publish?: (() => void) | undefined }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? publish : undefined;
    if (!action || (event.key === 'Enter' && document.querySelector('dialog[open]'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !document.querySelector('dialog[open]')) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Before the text editor, in which Ctrl+Enter begins a line.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
