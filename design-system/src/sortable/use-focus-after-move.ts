import { useEffect, useRef } from 'react';
import type { Order } from './group-order.ts';

/** Keeps the focus on a row that is moved in the DOM to another group. */
export function useFocusAfterMove(order: Order) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current && list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    if (target && !target.matches(':focus')) target.focus();
  }, [order]);
  /** Focuses the button with this `data-focus` key after the order has changed. */
  const follow = (key: string) => {
    wanted.current = `[data-focus="${CSS.escape(key)}"]`;
  };
  return { list, follow };
}
