import type { ReactNode } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, radius } from '../tokens/index.ts';
import { GroupItem } from './GroupItem.tsx';
import { type Order, stepGroup } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import type { RowProps } from './group-row-props.ts';
import { Content, Handle, HandleIcon, Row } from './row-parts.tsx';
import { StepButtons } from './StepButtons.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { dropAreaId } from './use-group-drag.ts';
import { entryKey } from './use-group-keys.ts';

interface GroupBlockProps extends RowProps {
  entry: Order[number];
  emptyText: string;
  renderGroup: (id: string) => ReactNode;
  renderItem: (id: string, index: number) => ReactNode;
}

export function GroupBlock({ entry, emptyText, renderGroup, renderItem, ...row }: GroupBlockProps) {
  const { order, nameOf, describe, step, keys } = row;
  const moved: MovedEntry = { kind: 'group', id: entry.id };
  const texts = useTextsOf(allTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entryKey(moved),
  });
  const { setNodeRef: setRoomRef, isOver } = useDroppable({
    id: dropAreaId(entry.id),
    disabled: entry.items.length > 0,
  });
  const name = nameOf(moved);
  const isCarried = keys.carried?.kind === 'group' && keys.carried.id === entry.id;
  return (
    <Block
      ref={setNodeRef}
      data-gone={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
    >
      <Row data-dragging={isCarried || undefined}>
        <Handle
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={fill(texts.move, { name, where: describe(order, moved) })}
          aria-pressed={isCarried}
          data-focus={entryKey(moved)}
          onKeyDown={(event) => keys.onKeyDown(event, moved)}
        >
          <HandleIcon />
        </Handle>
        <Title>{renderGroup(entry.id)}</Title>
        <StepButtons
          name={name}
          focusKey={entryKey(moved)}
          canUp={stepGroup(order, entry.id, -1) !== undefined}
          canDown={stepGroup(order, entry.id, 1) !== undefined}
          onMove={(by) => step(moved, by)}
        />
      </Row>
      <SortableContext
        items={entry.items.map((id) => entryKey({ kind: 'item', id }))}
        strategy={verticalListSortingStrategy}
      >
        <Items ref={setRoomRef} aria-label={name} data-over={isOver || undefined}>
          {entry.items.map((id, index) => (
            <GroupItem key={id} id={id} {...row}>
              {renderItem(id, index)}
            </GroupItem>
          ))}
          {entry.items.length === 0 && <Empty>{emptyText}</Empty>}
        </Items>
      </SortableContext>
    </Block>
  );
}

const Block = styled('li')({
  position: 'relative',
  background: colour.tint,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.large,
  '& > div': { background: 'transparent', borderColor: 'transparent', borderRadius: radius.large },
  '&[data-gone]': { opacity: 0.4 },
});

const Title = styled(Content)({ fontWeight: fontWeight.semibold });

const Items = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '0 8px 8px',
  listStyle: 'none',
  '&[data-over] > li': { borderColor: colour.action, color: colour.text },
});

const Empty = styled('li')({
  padding: '14px 16px',
  fontSize: '0.9375rem',
  color: colour.muted,
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.medium,
});
