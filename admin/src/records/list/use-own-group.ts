import { useListContext } from 'react-admin';

import type { ConsoleResource } from '../console-resource.ts';
import { useMay } from '../../providers/use-may.ts';

/**
 * Whether a person may put records in order, and the filter that finds all records of one group: where the list shows
 * exactly such a group, its rows can be moved in the list itself.
 */
export function useOwnGroup({ declaration }: ConsoleResource): {
  mayOrder: boolean;
  filter: Record<string, unknown> | undefined;
  /** Whether the list shows the group from its first record on, in its order: then rows are moved in the table. */
  isInOrder: boolean;
} {
  const { filterValues, sort, page } = useListContext();
  const may = useMay(declaration.name);
  const { ordered, orderedWithin } = declaration;
  const filter = filterValues as Record<string, unknown>;
  const names = Object.keys(filter);
  const isGroup = orderedWithin ? names.length === 1 && names[0] === orderedWithin : names.length === 0;
  const mayOrder = ordered && may('reorder');
  const isByPosition = sort.field === 'position' && sort.order === 'ASC';
  return {
    mayOrder,
    filter: isGroup ? filter : undefined,
    isInOrder: mayOrder && isGroup && isByPosition && page === 1,
  };
}
