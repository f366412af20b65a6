import type { ReactNode } from 'react';
import { useId } from 'react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import { useAnnouncements } from './announcements.ts';
import { SortableRow } from './SortableRow.tsx';
import { useSortableTexts } from './texts/use-sortable-texts.ts';
import { useOrder } from './use-order.ts';

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
  disabled?: boolean | undefined;
}

/** A list put in order by pointer, by keyboard (Space, arrows, Space) or by each row's up and down buttons. */
export function SortableList<Item>({
  items,
  itemId,
  label,
  renderItem,
  onReorder,
  disabled = false,
}: SortableListProps<Item>) {
  const texts = useSortableTexts();
  const { order, move, said } = useOrder({ items, label, onReorder });
  const ids = order.map(itemId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string) => {
    const item = order[ids.indexOf(id)];
    return item === undefined ? '' : label(item);
  };
  const announcements = useAnnouncements(ids, nameOf);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)), false);
  };

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.help },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <List>
          {order.map((item, index) => (
            <SortableRow
              key={itemId(item)}
              id={itemId(item)}
              name={label(item)}
              position={index + 1}
              total={order.length}
              disabled={disabled}
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
