import { useRef } from 'react';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useSortableTexts } from './texts/use-sortable-texts.ts';

/** What is said while an item is carried: 'Picked up Fees, position 2 of 6.' */
export function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const texts = useSortableTexts();
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => texts.position(ids.indexOf(String(id)) + 1, ids.length);
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return texts.pickedUp(name(active.id), place(active.id));
    },
    onDragOver: ({ active, over }) => {
      // At once after the start an item is over itself: saying so would cut 'Picked up' short.
      if (over?.id === lastOver.current) return undefined;
      lastOver.current = over?.id ?? null;
      return over ? texts.over(name(active.id), place(over.id)) : texts.outside(name(active.id));
    },
    onDragEnd: ({ active, over }) =>
      over ? texts.putDown(name(active.id), place(over.id)) : texts.putBack(name(active.id)),
    onDragCancel: ({ active }) => texts.cancelled(name(active.id), place(active.id)),
  };
}
