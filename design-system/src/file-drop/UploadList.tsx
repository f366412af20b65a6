import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import type { FileSlot } from './upload-item.ts';
import { SlotRow } from './UploadRow.tsx';
import { useSlotNews } from './use-upload-announcement.ts';

interface SlotListProps {
  slots: readonly FileSlot[];
  labelledBy: string;
  /** Where focus goes when the row it was in is gone. */
  inputId: string;
  locked: boolean;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** The files so far, and a voice for what happens to them. */
export function SlotList({ slots, labelledBy, inputId, locked, onRemove, onRetry }: SlotListProps) {
  const news = useSlotNews(slots);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // Removing a file removes the button that had the focus: it goes to the next row's, else to the input.
  useEffect(() => {
    const at = removed.current;
    if (at === undefined || document.activeElement !== document.body) return;
    removed.current = undefined;
    const rest = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (rest?.item(Math.min(at, rest.length - 1)) ?? document.getElementById(inputId))?.focus();
  }, [slots, inputId]);
  const remove = (id: string, at: number) => {
    removed.current = at;
    onRemove?.(id);
  };
  return (
    <>
      {slots.length > 0 && (
        <List ref={list} aria-labelledby={labelledBy}>
          {slots.map((slot, at) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              onRemove={onRemove && !locked ? () => remove(slot.id, at) : undefined}
              onRetry={onRetry && !locked ? () => onRetry(slot.id) : undefined}
            />
          ))}
        </List>
      )}
      <Said role="status">{news}</Said>
    </>
  );
}

const List = styled('ul')({
  containerName: 'slots',
  containerType: 'inline-size',
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Said = styled('div')(visuallyHidden);
