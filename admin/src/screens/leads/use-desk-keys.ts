import type { RefObject } from 'react';

import { isModalOpen, isTyping, useKeyDown } from '../../layout/use-key-down.ts';
import { ROW } from '../../lists/use-list-keys.ts';

type Actions = Record<'open' | 'note' | 'take' | 'toggle' | 'preview', (id: string) => void>;
const KEYS: Readonly<Record<string, keyof Actions>> = {
  o: 'open',
  e: 'note',
  a: 'take',
  x: 'toggle',
  ' ': 'preview',
};

/**
 * The keys of the list of leads: j and k move between its rows, o opens one, a takes it, e opens it at its note, x
 * chooses it, Space previews it; `/` goes to the search. Letters typed into a field are that field's.
 */
export function useDeskKeys(list: RefObject<HTMLElement | null>, actions: Actions): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isModalOpen()) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
    const own = document.activeElement?.closest('tr, li');
    const at = rows.findIndex((row) => own?.contains(row));
    const id = rows[at]?.getAttribute(ROW);
    const key = event.key.toLowerCase();
    // Space presses the button or the box that has the focus.
    if (key === ' ' && rows[at] !== document.activeElement) return;
    const action = KEYS[key];
    if (key === 'j' || key === 'k') {
      const next = rows[Math.max(0, Math.min(at + (key === 'j' ? 1 : -1), rows.length - 1))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    } else if (key === '/') {
      document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus();
    } else if (action && id) {
      actions[action](id);
    } else return;
    event.preventDefault();
  });
}
