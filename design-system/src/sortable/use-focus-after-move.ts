import { useEffect, useRef } from 'react';
import type { Order } from './group-order.ts';

/** A row that goes to another group is taken out of the page and put in again: the focus follows it. */
export function useFocusAfterMove(order: Order) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current && list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    if (target && !target.matches(':focus')) target.focus();
  }, [order]);
  /** The button marked `data-focus` with this key has the focus once the order has changed. */
  const follow = (key: string) => {
    wanted.current = `[data-focus="${CSS.escape(key)}"]`;
  };
  return { list, follow };
}
