import { useRef } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/** Which records are selected, over all pages, and what selects them. */
export type Selection<Id extends Identifier = Identifier> = {
  isSelected: (id: Id) => boolean;
  add: (ids: readonly Id[]) => void;
  /** Selects a record, or all from the one that was last selected to it, or takes it out. */
  toggle: (id: Id, withRange: boolean) => void;
  /** All of the page, or none of it where all are. */
  togglePage: () => void;
  isPageSelected: boolean;
};

/** Selection of the list of react-admin around it, of the rows that may be selected. */
export function useSelection<Row extends RaRecord>(may: (row: Row) => boolean = () => true): Selection {
  const { data, selectedIds, onSelect } = useListContext<Row>();
  return useSelectionOf(
    (data ?? []).filter(may).map(({ id }) => id),
    selectedIds,
    onSelect,
  );
}

/** The same for rows that are no list of react-admin: `page` are those in sight, in their order. */
export function useSelectionOf<Id extends Identifier>(
  page: readonly Id[],
  selectedIds: readonly Id[],
  onSelect: (ids: Id[]) => void,
): Selection<Id> {
  const last = useRef<Id>(undefined);
  const isSelected = (id: Id) => selectedIds.includes(id);
  const isPageSelected = page.length > 0 && page.every(isSelected);
  const add = (ids: readonly Id[]) => onSelect([...new Set([...selectedIds, ...ids])]);
  const remove = (ids: readonly Id[]) => onSelect(selectedIds.filter((id) => !ids.includes(id)));
  const idsTo = (id: Id): Id[] => {
    const ends = [page.indexOf(last.current ?? id), page.indexOf(id)];
    return ends.includes(-1) ? [id] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
  };
  return {
    isSelected,
    isPageSelected,
    add,
    toggle: (id, withRange) => {
      if (withRange) add(idsTo(id));
      else if (isSelected(id)) remove([id]);
      else add([id]);
      last.current = id;
    },
    togglePage: () => (isPageSelected ? remove(page) : add(page)),
  };
}
