import type { MediaRecord } from '@prospectus/contract';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { kindOfUpload } from './files.ts';
import type { FileKind, Sending } from './media-calls.ts';

/** Sends one file of a kind at a time, with its progress; leaving the page ends it. */
export function useUpload(
  kind: FileKind,
  send: (file: File, sending: Sending) => Promise<MediaRecord>,
  onStored: (file: MediaRecord) => void,
) {
  const text = useText();
  const [sending, setSending] = useState<{ name: string; progress: number }>();
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
      const stored = await send(file, {
        signal: mine.signal,
        onProgress: (progress) => {
          if (!mine.signal.aborted) setSending({ name: file.name, progress });
        },
      });
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
  /** Of several files that are chosen or dropped the first is sent. */
  const add = ([file]: File[]) => {
    if (file && kindOfUpload(file) === kind) void start(file);
    else if (file) setError(text(kind === 'pdf' ? 'media.onlyPdf' : 'media.onlyPictures', { name: file.name }));
  };
  return { sending, error, add, cancel };
}
