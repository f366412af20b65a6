import { useRef } from 'react';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

/** Announcements during a drag: 'Picked up Fees, position 2 of 6.' */
export function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const texts = useTextsOf(allTexts);
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const position = (id: UniqueIdentifier) =>
    fill(texts.positionOf, { position: ids.indexOf(String(id)) + 1, count: ids.length });
  const announce = (text: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    fill(text, { name: name(id), where: position(at) });
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return announce(texts.pickedUp, active.id);
    },
    onDragOver: ({ active, over }) => {
      // At the start an item is over itself; announcing that would interrupt 'Picked up'.
      if (over?.id === lastOver.current) return undefined;
      lastOver.current = over?.id ?? null;
      return over ? announce(texts.over, active.id, over.id) : announce(texts.outside, active.id);
    },
    onDragEnd: ({ active, over }) =>
      over ? announce(texts.putDownAt, active.id, over.id) : announce(texts.putBack, active.id),
    onDragCancel: ({ active }) => announce(texts.cancelledAt, active.id),
  };
}
