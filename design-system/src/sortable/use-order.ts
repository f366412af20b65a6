import { useEffect, useRef, useState } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

export interface Ordered<Item> {
  items: readonly Item[];
  label: (item: Item) => string;
  onReorder: (items: Item[]) => void | Promise<void>;
}

/** The displayed order: a move shows immediately; new `items`, and a failed save, show the items as they are. */
export function useOrder<Item>({ items, label, onReorder }: Ordered<Item>) {
  const texts = useTextsOf(allTexts);
  const [order, setOrder] = useState<readonly Item[]>(items);
  const [announcement, announce] = useState('');
  const newest = useRef(items);
  useEffect(() => {
    newest.current = items;
    setOrder(items);
  }, [items]);

  // dnd-kit announces drags; moves by button are announced here.
  const move = (from: number, to: number, aloud: boolean) => {
    const item = order[from];
    if (item === undefined || to < 0 || to >= order.length || from === to) return;
    const next = arrayMove([...order], from, to);
    setOrder(next);
    const where = fill(texts.positionOf, { position: to + 1, count: order.length });
    announce(aloud ? fill(texts.moved, { name: label(item), where }) : '');
    Promise.resolve(onReorder(next)).catch(() => {
      setOrder(newest.current);
      const name = label(item);
      if (newest.current !== items) announce(fill(texts.failed, { name }));
      else announce(fill(texts.failedAt, { name, where: fill(texts.position, { position: from + 1 }) }));
    });
  };

  return { order, move, announcement };
}
