import type { RefObject } from 'react';

import { isModalOpen, isTyping, useKeyDown } from '../layout/use-key-down.ts';
import type { Selection } from './use-selection.ts';

/** Marks the link that stands for a record's row. */
export const ROW = 'data-record';

/**
 * The keys of a list: j and k move between its rows, Enter opens one, x selects it, Shift+x all from the last selected,
 * Shift+j and Shift+k select on the way; `/` goes to the search. `actions` are further keys, for the record of the row.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { add, toggle }: Selection,
  actions: Readonly<Record<string, (id: string) => void>> = {},
): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isModalOpen()) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
    const focused = document.activeElement?.closest('tr, li');
    const at = rows.findIndex((row) => focused?.contains(row));
    const id = rows[at]?.getAttribute(ROW) ?? undefined;
    const move = (to: number) => {
      const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      const nextId = next?.getAttribute(ROW);
      if (event.shiftKey && nextId) add([...(id ? [id] : []), nextId]);
    };
    const key = event.key.toLowerCase();
    // Space presses the button that has the focus.
    if (key === ' ' && rows[at] !== document.activeElement) return;
    switch (key) {
      case '/':
        list.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
        break;
      case 'j':
        move(at + 1);
        break;
      case 'k':
        move(at - 1);
        break;
      case 'x':
        if (!id) return;
        toggle(id, event.shiftKey);
        break;
      default: {
        const action = actions[key];
        if (!action || !id) return;
        action(id);
      }
    }
    event.preventDefault();
  });
}
