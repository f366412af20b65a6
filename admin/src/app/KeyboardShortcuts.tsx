import { DataTable, Dialog } from '@prospectus/design-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import type { ConsoleResource } from '../records/console-resource.ts';
import { RecordSearch } from './RecordSearch.tsx';

/** The console's keyboard shortcuts: `?` lists them, Ctrl+K searches the records of these resources. */
export function KeyboardShortcuts({
  resources,
  children,
}: {
  resources: readonly ConsoleResource[];
  children: (openSearch: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState<'shortcuts' | 'search'>();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || (document.querySelector('dialog[open]') && !open)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpen('search');
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault();
      setOpen('shortcuts');
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      {children(() => setOpen('search'))}
      {open === 'search' && <RecordSearch resources={resources} onClose={close} />}
      <Dialog open={open === 'shortcuts'} onClose={close} title="Keyboard shortcuts">
        <DataTable
          caption="Keyboard shortcuts of the console"
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
  { keys: 'Ctrl K', does: 'Searches all records' },
  { keys: 'Ctrl S', does: 'Saves the form as a draft' },
  { keys: 'Space, ↑ ↓, Space', does: 'On the handle of a row: picks it up, moves it, puts it down' },
  { keys: 'Esc', does: 'Closes what is open, or puts a moved row back' },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
