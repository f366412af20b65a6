import type { ReactNode } from 'react';
import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import { SortableRow } from './SortableRow.tsx';
import { useSorting } from './use-sorting.ts';

/** Props of {@link SortableList}. */
export interface SortableListProps<Item> {
  items: readonly Item[];
  /** Stable id of an item. */
  itemId: (item: Item) => string;
  /** Name of an item in announcements and button labels. */
  label: (item: Item) => string;
  /** One element; with `data-spread` it takes a whole line where the row is narrow, as an inline form needs. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Receives the whole new order. If the promise rejects, the former order comes back. */
  onReorder: (items: Item[]) => void | Promise<void>;
}

/** A list sorted by mouse, by keyboard (Space, arrows, Space) or by each row's up and down buttons. */
export function SortableList<Item>({ items, itemId, label, renderItem, onReorder }: SortableListProps<Item>) {
  const { order, ids, move, announcement, context } = useSorting({ items, itemId, label, onReorder });
  return (
    <DndContext {...context}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List>
          {order.map((item, index) => (
            <SortableRow
              key={itemId(item)}
              id={itemId(item)}
              name={label(item)}
              position={index + 1}
              total={order.length}
              onMove={(steps) => move(index, index + steps, true)}
            >
              {renderItem(item, index)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
      <Announcement role="status">{announcement}</Announcement>
    </DndContext>
  );
}

const List = styled('ul')({
  containerName: 'sortable',
  containerType: 'inline-size',
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Announcement = styled('div')(visuallyHidden);
