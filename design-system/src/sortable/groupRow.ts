import type { Order } from './groupOrder.ts';
import type { Moved } from './groupWords.ts';
import type { useGroupKeys } from './useGroupKeys.ts';

/** What a row of either level needs. */
export interface RowProps {
  order: Order;
  disabled: boolean;
  nameOf: (moved: Moved) => string;
  inWords: (order: Order, moved: Moved) => string;
  step: (moved: Moved, by: 1 | -1) => void;
  keys: ReturnType<typeof useGroupKeys>;
}
