import { type DragEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Makes an element take files that are dropped on it; `isOver` while files are held over it. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    target: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Entering a child is no leaving.
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
