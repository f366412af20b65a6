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
  /** What an item is called when it is moved: read aloud and in the names of its buttons. */
  label: (item: Item) => string;
  /** One element; with `data-spread` it takes a whole line where the row is narrow, as a form in a row needs. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The whole new order. A promise that fails puts the old order back. */
  onReorder: (items: Item[]) => void | Promise<void>;
}

/** A list put in order by pointer, by keyboard (Space, arrows, Space) or by each row's up and down buttons. */
export function SortableList<Item>({ items, itemId, label, renderItem, onReorder }: SortableListProps<Item>) {
  const { order, ids, move, said, context } = useSorting({ items, itemId, label, onReorder });
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
      <Said role="status">{said}</Said>
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

const Said = styled('div')(visuallyHidden);
