import type { Role } from '@prospectus/contract';
import { type ReactNode, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router';

import { lazyPart } from '../layout/lazy-part.tsx';
import { isModalOpen, isTyping, useKeyDown } from '../layout/use-key-down.ts';
import { menuFor } from './menu.ts';
import { RecordSearch } from './find/RecordSearch.tsx';

/** The console's keyboard shortcuts: `?` lists them, Ctrl+K searches, `g` and then a letter leads to a screen of the menu. */
export function KeyboardShortcuts({ children }: { children: (openSearch: () => void) => ReactNode }) {
  const { permissions } = usePermissions<Role | null>();
  const navigate = useNavigate();
  const goes = useRef(Number.NEGATIVE_INFINITY);
  const [open, setOpen] = useState<'shortcuts' | 'search'>();
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || (isModalOpen() && !open)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpen('search');
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault();
      setOpen('shortcuts');
    } else if (!event.ctrlKey && !event.metaKey && !isTyping(event.target)) go(event);
  });
  const go = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const to = GO_TO[key];
    if (key === 'g') goes.current = event.timeStamp;
    else if (to !== undefined && event.timeStamp - goes.current < SEQUENCE_MS) {
      goes.current = Number.NEGATIVE_INFINITY;
      if (!menuFor(permissions ?? null).some((item) => item.to === to)) return;
      event.preventDefault();
      void navigate(to);
    }
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {children(() => setOpen('search'))}
      {open === 'search' && <RecordSearch onClose={close} />}
      {open === 'shortcuts' && <KeyList onClose={close} />}
    </>
  );
}

// Loaded when it is first opened, unlike the search, because people type right after its key.
const KeyList = lazyPart(async () => (await import('./KeyList.tsx')).KeyList);

/** How long after `g` the letter may come. */
const SEQUENCE_MS = 1_500;
const GO_TO: Readonly<Record<string, string>> = { d: '/', c: '/content', p: '/program', l: '/live-lectures' };
