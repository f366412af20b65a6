import type { Order } from './group-order.ts';
import type { Moved } from './group-position.ts';
import type { useGroupKeys } from './use-group-keys.ts';

/** What a row of either level needs. */
export interface RowProps {
  order: Order;
  disabled: boolean;
  nameOf: (moved: Moved) => string;
  inWords: (order: Order, moved: Moved) => string;
  step: (moved: Moved, by: 1 | -1) => void;
  keys: ReturnType<typeof useGroupKeys>;
}
