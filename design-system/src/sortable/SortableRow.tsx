import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Content, Handle, HandleIcon, Row } from './row-parts.tsx';
import { StepButtons } from './StepButtons.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface SortableRowProps {
  id: string;
  name: string;
  position: number;
  total: number;
  onMove: (steps: 1 | -1) => void;
  children: ReactNode;
}

/** A row: its handle, its content, and two buttons that work without dragging. */
export function SortableRow({ id, name, position, total, onMove, children }: SortableRowProps) {
  const texts = useTextsOf(allTexts);
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
        {...attributes}
        {...listeners}
        aria-label={fill(texts.move, { name, where: fill(texts.positionOf, { position, count: total }) })}
      >
        <HandleIcon />
      </Handle>
      <Content>{children}</Content>
      <StepButtons name={name} canUp={position > 1} canDown={position < total} onMove={onMove} />
    </Row>
  );
}
