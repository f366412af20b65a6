import { useEffect, useRef, useState } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

/** Items in an order that people change. */
export interface Ordered<Item> {
  items: readonly Item[];
  label: (item: Item) => string;
  onReorder: (items: Item[]) => void | Promise<void>;
}

/** The order on the screen: a move shows at once; a failed one, and every new `items`, shows the items as they are. */
export function useOrder<Item>({ items, label, onReorder }: Ordered<Item>) {
  const texts = useTextsOf(allTexts);
  const [order, setOrder] = useState<readonly Item[]>(items);
  const [said, say] = useState('');
  const newest = useRef(items);
  useEffect(() => {
    newest.current = items;
    setOrder(items);
  }, [items]);

  // dnd-kit speaks for what is dragged; the buttons need us to.
  const move = (from: number, to: number, aloud: boolean) => {
    const item = order[from];
    if (item === undefined || to < 0 || to >= order.length || from === to) return;
    const next = arrayMove([...order], from, to);
    setOrder(next);
    const where = fill(texts.positionOf, { position: to + 1, count: order.length });
    say(aloud ? fill(texts.moved, { name: label(item), where }) : '');
    Promise.resolve(onReorder(next)).catch(() => {
      setOrder(newest.current);
      const name = label(item);
      if (newest.current !== items) say(fill(texts.failed, { name }));
      else say(fill(texts.failedAt, { name, where: fill(texts.position, { position: from + 1 }) }));
    });
  };

  return { order, move, said };
}
