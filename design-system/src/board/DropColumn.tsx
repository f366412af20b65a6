import type { ReactNode } from 'react';
import { useDroppable } from '@dnd-kit/core';

interface DropColumnProps {
  id: string;
  name: string;
  isTarget: boolean;
  isBusy: boolean;
  children: ReactNode;
}

/** A column's frame, so that a drag over the columns renders the frame alone and not its cards. */
export function DropColumn({ id, name, isTarget, isBusy, children }: DropColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      className="column"
      role="group"
      aria-labelledby={name}
      data-column={id}
      data-over={isOver || isTarget || undefined}
      aria-busy={isBusy || undefined}
    >
      {children}
    </div>
  );
}
