import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { styled } from '@mui/material/styles';
import type { RowProps } from './group-row-props.ts';
import { stepItem } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import { Content, Handle, HandleIcon, Row } from './row-parts.tsx';
import { StepButtons } from './StepButtons.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { entryKey } from './use-group-keys.ts';

interface GroupItemProps extends RowProps {
  id: string;
  children: ReactNode;
}

export function GroupItem({ id, order, nameOf, describe, step, keys, children }: GroupItemProps) {
  const moved: MovedEntry = { kind: 'item', id };
  const texts = useTextsOf(allTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entryKey(moved),
  });
  const name = nameOf(moved);
  const isCarried = keys.carried?.kind === 'item' && keys.carried.id === id;
  return (
    <Item
      as="li"
      ref={setNodeRef}
      data-dragging={isCarried || undefined}
      data-gone={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
    >
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
      <Content>{children}</Content>
      <StepButtons
        name={name}
        focusKey={entryKey(moved)}
        canUp={stepItem(order, id, -1) !== undefined}
        canDown={stepItem(order, id, 1) !== undefined}
        onMove={(by) => step(moved, by)}
      />
    </Item>
  );
}

const Item = styled(Row)({ '&[data-gone]': { opacity: 0.4 } });
