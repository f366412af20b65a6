import { useRef } from 'react';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Read when a handle takes focus. */
export const instructions =
  'To move an item, press Space or Enter on its handle, use the up and down arrow keys, and press Space again to put it down. Press Escape to cancel.';

/** What is said while an item is carried: 'Picked up Fees, position 2 of 6.' */
export function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `Picked up ${name(active.id)}, ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // At once after the start an item is over itself: saying so would cut 'Picked up' short.
      if (over?.id === lastOver.current) return undefined;
      lastOver.current = over?.id ?? null;
      return over ? `${name(active.id)} is over ${place(over.id)}.` : `${name(active.id)} is outside the list.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `Put down ${name(active.id)} at ${place(over.id)}.` : `Put ${name(active.id)} back.`,
    onDragCancel: ({ active }) => `Cancelled. ${name(active.id)} is back at ${place(active.id)}.`,
  };
}
