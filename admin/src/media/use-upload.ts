import type { MediaRecord } from '@prospectus/contract';
import { useEffect, useRef, useState } from 'react';

import type { Sending } from './media-calls.ts';
import { useText } from '../texts/language-context.ts';

type State = { name: string; progress: number } | undefined;

/** Sends one file at a time and says how far it is; leaving the page ends it. */
export function useUpload(
  send: (file: File, sending: Sending) => Promise<MediaRecord>,
  onStored: (file: MediaRecord) => void,
) {
  const text = useText();
  const [sending, setSending] = useState<State>();
  const [error, setError] = useState<string>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const start = async (file: File) => {
    ending.current?.abort();
    const mine = new AbortController();
    ending.current = mine;
    setError(undefined);
    setSending({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => mine.signal.aborted || setSending({ name: file.name, progress });
      const stored = await send(file, { signal: mine.signal, onProgress: (share) => void onProgress(share) });
      if (!mine.signal.aborted) onStored(stored);
    } catch (failure) {
      if (!mine.signal.aborted) setError((failure as Error).message || text('media.noAnswer'));
    } finally {
      if (ending.current === mine) setSending(undefined);
    }
  };
  const cancel = () => {
    ending.current?.abort();
    setSending(undefined);
  };
  return { sending, error, setError, start, cancel };
}
