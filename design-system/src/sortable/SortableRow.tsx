import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { styled } from '@mui/material/styles';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { colour, radius, shadow, target } from '../tokens/index.ts';

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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <Row
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
        aria-label={`Move ${name}, position ${position} of ${total}`}
      >
        <svg width="16" height="20" viewBox="0 0 16 20" aria-hidden="true" focusable="false" fill="currentColor">
          {[3, 10, 17].flatMap((y) => [4, 12].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />))}
        </svg>
      </Handle>
      <Content>{children}</Content>
      <Steps>
        <IconButton
          icon="chevron-down"
          label={`Move ${name} up`}
          aria-disabled={disabled || position === 1}
          onClick={() => !disabled && onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Move ${name} down`}
          aria-disabled={disabled || position === total}
          onClick={() => !disabled && onMove(1)}
        />
      </Steps>
    </Row>
  );
}

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${target}px minmax(0, 1fr) auto`,
  gridTemplateAreas: '"handle content steps"',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  // Content that marks itself as wide (a form in a row) gets a line of its own where the row is narrow.
  '@container sortable (max-width: 640px)': {
    '&:has(> * > [data-spread])': { gridTemplateAreas: '"handle . steps" "content content content"', padding: '0 8px' },
  },
  '&:has(> * > [data-spread])': { alignItems: 'start' },
  '&[data-dragging]': { zIndex: 1, borderColor: colour.action, boxShadow: shadow.floating },
});

const Handle = styled('button')({
  gridArea: 'handle',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minHeight: target,
  padding: 0,
  color: colour.muted,
  background: 'transparent',
  border: 0,
  borderRadius: radius.medium,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: colour.text, background: colour.tint },
  '&:active': { cursor: 'grabbing' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
});

const Content = styled('div')({ gridArea: 'content', minWidth: 0, paddingBlock: 8 });

const Steps = styled('div')({
  gridArea: 'steps',
  display: 'flex',
  color: colour.muted,
  '& [aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  // Up is down turned over: the set of signs has one.
  '& button:first-of-type svg': { transform: 'scaleY(-1)' },
});
