import type { Order } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import type { useGroupKeys } from './use-group-keys.ts';

/** Props of the rows of groups and of items. */
export interface RowProps {
  order: Order;
  nameOf: (moved: MovedEntry) => string;
  describe: (order: Order, moved: MovedEntry) => string;
  step: (moved: MovedEntry, by: 1 | -1) => void;
  keys: ReturnType<typeof useGroupKeys>;
}
