import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../theme/global-styles.ts';
import { colour, shadow } from '../tokens/index.ts';
import { Handle, HandleIcon } from './row-parts.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { useSorting } from './use-sorting.ts';

/** Props for the parts of a row of {@link SortableRows}. */
export interface SortableRowParts {
  /** For the element of the row. */
  row: {
    ref: (element: HTMLElement | null) => void;
    style: CSSProperties;
    'data-dragging': true | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Renders the handle with other content of the first cell. */
  start: (beside: ReactNode) => ReactNode;
}

/** Props of {@link SortableRows}. */
export interface SortableRowsProps<Item> {
  items: readonly Item[];
  /** Stable id of an item. */
  itemId: (item: Item) => string;
  /** Name of an item in announcements and in the label of its handle. */
  label: (item: Item) => string;
  /** Receives the whole new order. If the promise rejects, the former order comes back. */
  onReorder: (items: Item[]) => void | Promise<void>;
  /** Renders one row, with these props on its parts. */
  children: (item: Item, parts: SortableRowParts, index: number) => ReactNode;
}

/**
 * Sortable rows of the owner's own table: by mouse, by the keys of their handles, or by Alt with an arrow key anywhere
 * in a row. It renders only the rows; announcements are at the end of the page.
 */
export function SortableRows<Item>({ items, itemId, label, onReorder, children }: SortableRowsProps<Item>) {
  const texts = useTextsOf(allTexts);
  const { order, ids, move, announcement, context } = useSorting({ items, itemId, label, onReorder });
  const focused = useRef<HTMLElement>(null);
  const page = usePage();
  // A row that is moved in the DOM loses the focus.
  useLayoutEffect(() => {
    if (focused.current?.isConnected && !focused.current.matches(':focus')) focused.current.focus();
    focused.current = null;
  }, [order]);

  return (
    // A table cannot contain announcements.
    <DndContext {...context} accessibility={{ ...context.accessibility, ...(page && { container: page }) }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {order.map((item, index) => (
          <SortableRowOf
            key={itemId(item)}
            id={itemId(item)}
            name={label(item)}
            where={fill(texts.positionOf, { position: index + 1, count: order.length })}
            onStep={(by) => {
              focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              move(index, index + by, true);
            }}
          >
            {(parts) => children(item, parts, index)}
          </SortableRowOf>
        ))}
      </SortableContext>
      {page && createPortal(<Announcement role="status">{announcement}</Announcement>, page)}
    </DndContext>
  );
}

interface RowOfProps {
  id: string;
  name: string;
  where: string;
  onStep: (by: 1 | -1) => void;
  children: (parts: SortableRowParts) => ReactNode;
}

function SortableRowOf({ id, name, where, onStep, children }: RowOfProps) {
  const texts = useTextsOf(allTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const start = (beside: ReactNode) => (
    <Start>
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={fill(texts.move, { name, where })}
        // A click on the row may open it.
        onClick={(event) => event.stopPropagation()}
      >
        <HandleIcon />
      </Handle>
      {beside}
    </Start>
  );
  return children({
    row: {
      ref: setNodeRef,
      style: {
        transform: CSS.Translate.toString(transform),
        transition,
        ...(isDragging && { position: 'relative', zIndex: 1, background: colour.surface, boxShadow: shadow.floating }),
      },
      'data-dragging': isDragging || undefined,
      onKeyDown: (event) => {
        const by = STEPS[event.key];
        if (!event.altKey || by === undefined) return;
        event.preventDefault();
        onStep(by);
      },
    },
    start,
  });
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The body, which exists only in the browser. */
function usePage(): HTMLElement | undefined {
  const [page, setPage] = useState<HTMLElement>();
  useEffect(() => setPage(document.body), []);
  return page;
}

const Start = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  // The handle extends into the padding of its cell.
  marginBlock: -10,
  '& > button': { width: 32, marginInlineStart: -8 },
});

const Announcement = styled('div')(visuallyHidden);
