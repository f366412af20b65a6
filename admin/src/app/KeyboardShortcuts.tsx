import { DataTable, Dialog } from '@prospectus/design-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { Finder } from './Finder.tsx';

/** The console's keys: `?` shows them, Ctrl+K finds any record. */
export function Keys({ children }: { children: (openFinder: () => void) => ReactNode }) {
  const [shown, setShown] = useState<'keys' | 'finder'>();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || (document.querySelector('dialog[open]') && !shown)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setShown('finder');
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault();
      setShown('keys');
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setShown(undefined);
  return (
    <>
      {children(() => setShown('finder'))}
      {shown === 'finder' && <Finder onClose={close} />}
      <Dialog open={shown === 'keys'} onClose={close} title="Keys">
        <DataTable
          caption="Keys of the console"
          captionHidden
          columns={[
            { key: 'keys', label: 'Keys' },
            { key: 'does', label: 'What they do' },
          ]}
          rows={ROWS}
        />
      </Dialog>
    </>
  );
}

const ROWS = [
  { keys: '?', does: 'Shows this list' },
  { keys: 'Ctrl K', does: 'Finds any record' },
  { keys: 'Ctrl S', does: 'Saves the form as a draft' },
  { keys: 'Space, ↑ ↓, Space', does: 'On the handle of a row: picks it up, moves it, puts it down' },
  { keys: 'Esc', does: 'Closes what is open, or puts a moved row back' },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
