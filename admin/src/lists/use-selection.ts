import { useRef } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/** Which records are selected, over all pages, and what selects them. */
export type Selection = {
  isSelected: (id: Identifier) => boolean;
  add: (ids: readonly Identifier[]) => void;
  /** Selects a record, or all from the one that was last selected to it, or takes it out. */
  toggle: (id: Identifier, withRange: boolean) => void;
  /** All of the page, or none of it where all are. */
  togglePage: () => void;
  isPageSelected: boolean;
};

/** Selection of the list of react-admin around it, of the rows that may be selected. */
export function useSelection<Row extends RaRecord>(may: (row: Row) => boolean = () => true): Selection {
  const { data = [], selectedIds, onSelect } = useListContext<Row>();
  const page: Identifier[] = data.filter(may).map(({ id }) => id);
  const last = useRef<Identifier>(undefined);
  const isSelected = (id: Identifier) => selectedIds.includes(id);
  const isPageSelected = page.length > 0 && page.every(isSelected);
  const add = (ids: readonly Identifier[]) => onSelect([...new Set([...selectedIds, ...ids])]);
  const remove = (ids: readonly Identifier[]) => onSelect(selectedIds.filter((id) => !ids.includes(id)));
  const idsTo = (id: Identifier): Identifier[] => {
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
