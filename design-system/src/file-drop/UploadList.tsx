import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import type { UploadItem } from './upload-item.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploadAnnouncement } from './use-upload-announcement.ts';

interface UploadListProps {
  uploads: readonly UploadItem[];
  labelledBy: string;
  /** Where focus goes when the row it was in is gone. */
  inputId: string;
  locked: boolean;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** The files so far, and a voice for what happens to them. */
export function UploadList({ uploads, labelledBy, inputId, locked, onRemove, onRetry }: UploadListProps) {
  const news = useUploadAnnouncement(uploads);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // Removing a file removes the button that had the focus: it goes to the next row's, else to the input.
  useEffect(() => {
    const at = removed.current;
    if (at === undefined || document.activeElement !== document.body) return;
    removed.current = undefined;
    const rest = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (rest?.item(Math.min(at, rest.length - 1)) ?? document.getElementById(inputId))?.focus();
  }, [uploads, inputId]);
  const remove = (id: string, at: number) => {
    removed.current = at;
    onRemove?.(id);
  };
  return (
    <>
      {uploads.length > 0 && (
        <List ref={list} aria-labelledby={labelledBy}>
          {uploads.map((slot, at) => (
            <UploadRow
              key={slot.id}
              upload={slot}
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
