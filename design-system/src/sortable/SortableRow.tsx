import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Content, Handle, HandleIcon, Row } from './row-parts.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useSortableTexts } from './texts/use-sortable-texts.ts';

interface SortableRowProps {
  id: string;
  name: string;
  position: number;
  total: number;
  disabled: boolean;
  onMove: (steps: 1 | -1) => void;
  children: ReactNode;
}

/** One row: its handle, its content, and the two buttons that need no dragging. */
export function SortableRow({ id, name, position, total, disabled, onMove, children }: SortableRowProps) {
  const texts = useSortableTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Row
      as="li"
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        disabled={disabled}
        {...attributes}
        {...listeners}
        aria-label={texts.move(name, texts.position(position, total))}
      >
        <HandleIcon />
      </Handle>
      <Content>{children}</Content>
      <StepButtons
        name={name}
        canUp={!disabled && position > 1}
        canDown={!disabled && position < total}
        onMove={onMove}
      />
    </Row>
  );
}
