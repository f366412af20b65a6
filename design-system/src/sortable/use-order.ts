import { useEffect, useRef, useState } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { useSortableTexts } from './texts/use-sortable-texts.ts';

/** Items in an order that people change. */
export interface Ordered<Item> {
  items: readonly Item[];
  label: (item: Item) => string;
  onReorder: (items: Item[]) => void | Promise<void>;
}

/** The order on the screen: a move shows at once; a failed one, and every new `items`, shows the items as they are. */
export function useOrder<Item>({ items, label, onReorder }: Ordered<Item>) {
  const texts = useSortableTexts();
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
    say(aloud ? texts.moved(label(item), texts.position(to + 1, order.length)) : '');
    Promise.resolve(onReorder(next)).catch(() => {
      setOrder(newest.current);
      const hasChanged = newest.current !== items;
      say(texts.failed(label(item), hasChanged ? undefined : texts.position(from + 1)));
    });
  };

  return { order, move, said };
}
