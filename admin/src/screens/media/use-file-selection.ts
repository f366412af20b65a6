import type { MediaRecord } from '@prospectus/contract';
import { useState } from 'react';

/** Files that are selected, as they were when they were read last. */
export type FileSelection = {
  files: readonly MediaRecord[];
  isSelected: (file: MediaRecord) => boolean;
  toggle: (file: MediaRecord) => void;
  set: (files: readonly MediaRecord[]) => void;
};

export function useFileSelection(shown: readonly MediaRecord[] | undefined): FileSelection {
  const [ids, setIds] = useState<readonly string[]>([]);
  // One that is no longer shown is not selected: nothing happens to what nobody sees.
  const files = shown?.filter(({ id }) => ids.includes(id)) ?? [];
  return {
    files,
    isSelected: ({ id }) => ids.includes(id),
    toggle: ({ id }) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    set: (next) => setIds(next.map(({ id }) => id)),
  };
}
