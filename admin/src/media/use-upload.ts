import type { MediaRecord } from '@prospectus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { type Api, withProgress } from '../providers/api.ts';
import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { type FileKind, kindOfUpload } from './files.ts';

/** The progress of an upload, from 0 to 1, and the signal that ends it. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal };

function formOf(file: File, fields: Readonly<Record<string, string>>, onProgress: Sending['onProgress']): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('file', file, file.name);
  return onProgress ? withProgress(form, onProgress) : form;
}

/** Adds a file to the library; a picture is described later. */
export const uploadFile = (api: Api, file: File, folder: string, { onProgress, signal }: Sending = {}) =>
  api('POST /admin/upload', { body: formOf(file, { later: 'true', folder }, onProgress), signal });

/** Has a file that was just stored or described shown at once where it is used, and the library read again. */
export function usePutFile(): (file: MediaRecord) => void {
  const queries = useQueryClient();
  return (file) => {
    queries.setQueryData(['media', 'getOne', { id: file.id }], file);
    void queries.invalidateQueries({ queryKey: ['media'] });
  };
}

type UseUploadOptions = {
  kind: FileKind;
  folder?: string;
  /** Sends other bytes for this file: whatever shows it shows the new ones. */
  replaced?: { id: string; version: number };
  onStored: (file: MediaRecord) => void;
};

/** Sends one file of a kind at a time, with its progress; leaving the page ends it. */
export function useUpload({ kind, folder = '', replaced, onStored }: UseUploadOptions) {
  const text = useText();
  const api = useApi();
  const putFile = usePutFile();
  const [sending, setSending] = useState<{ name: string; progress: number }>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    setError(undefined);
    const onProgress = (progress: number) => {
      if (!signal.aborted) setSending({ name: file.name, progress });
    };
    onProgress(0);
    try {
      const stored = await (replaced
        ? api('POST /admin/media/:id/file', {
            params: { id: replaced.id },
            body: formOf(file, { version: String(replaced.version) }, onProgress),
            signal,
          })
        : uploadFile(api, file, folder, { onProgress, signal }));
      putFile(stored);
      if (!signal.aborted) onStored(stored);
    } catch (failure) {
      if (!signal.aborted) setError((failure as Error).message || text('media.noAnswer'));
    }
    if (running.current === own) setSending(undefined);
  };
  return {
    sending,
    error,
    cancel: () => {
      running.current?.abort();
      setSending(undefined);
    },
    /** Of several files that are chosen or dropped the first is sent. */
    add: ([file]: File[]) => {
      if (file && kindOfUpload(file) === kind) void start(file);
      else if (file) setError(text(kind === 'pdf' ? 'media.onlyPdf' : 'media.onlyPictures', { name: file.name }));
    },
  };
}
