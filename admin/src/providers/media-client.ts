import { type Failure, type MediaRecord, mediaRecord, type Usage } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { z } from 'zod';

import { presentLanguage } from '../texts/language-context.ts';
import { createConsoleClient } from './console-client.ts';
import { createHttpClient } from './http-client.ts';
import type { Session } from './session.ts';

export type FileKind = 'image' | 'pdf' | 'video';
/** What a list of files is narrowed down by; pages are counted from 1. */
export type MediaQuery = {
  search?: string;
  kind?: FileKind | undefined;
  folder?: string | undefined;
  undescribed?: boolean;
  unused?: boolean;
  /** Deleted files instead. */
  trash?: boolean;
  page: number;
  perPage: number;
};
/** What staff say of a file, and what they choose of a picture. */
type MediaChange = Partial<
  Pick<MediaRecord, 'name' | 'alt' | 'decorative' | 'folder' | 'focus'> & { crops: Partial<MediaRecord['crops']> }
>;
type UploadTexts = { alt?: string; decorative?: 'true'; later?: 'true'; folder?: string };
/** Told how far it is, from 0 to 1; ended by the signal. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** The calls of the media library. Each fails with an `HttpError`; status 0 means that there was no answer. */
export type MediaClient = {
  list(query: MediaQuery): Promise<{ files: MediaRecord[]; total: number }>;
  /** Those of the files that there are; at most 100. */
  many(ids: readonly string[]): Promise<MediaRecord[]>;
  read(id: string): Promise<MediaRecord>;
  folders(): Promise<{ name: string; files: number }[]>;
  usage(id: string): Promise<Usage[]>;
  /** `version`, where given, is the one that was seen. */
  change(file: { id: string; version?: number }, change: MediaChange): Promise<MediaRecord>;
  remove(file: { id: string; version: number }): Promise<void>;
  restore(id: string): Promise<MediaRecord>;
  /** Deletes a file of the trash for good. */
  purge(id: string): Promise<void>;
  upload(file: File, texts: UploadTexts, sending?: Sending): Promise<MediaRecord>;
  /** Other bytes for the same file: whatever shows it shows the new ones. */
  replace(file: { id: string; version: number }, bytes: File, sending?: Sending): Promise<MediaRecord>;
};

const FILTERS: Record<FileKind, object> = {
  image: { type_like: 'image/' },
  pdf: { type: 'application/pdf' },
  video: { type_like: 'video/' },
};

/** The media library of the API below `url`, called as the person signed in. */
export function createMediaClient(session: Session, url = '/api/admin'): MediaClient {
  const http = createHttpClient(session);
  const call = createConsoleClient(url, http);
  const list = async (path: string, filter: object, [first, last]: [number, number]) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: `[${first},${last}]` });
    const { json, headers } = await http(`${url}/${path}?${query.toString()}`);
    const files = z.array(mediaRecord).parse(json);
    return { files, total: Number(headers.get('content-range')?.split('/')[1] ?? files.length) };
  };
  const send = (path: string, form: FormData, sending: Sending = {}) =>
    sendForm(session, `${url}${path}`, form, sending);
  return {
    list: ({ search, kind, folder, undescribed, unused, trash, page, perPage }) =>
      list(
        trash ? 'media/trash' : 'media',
        {
          ...(search && { q: search }),
          ...(kind && FILTERS[kind]),
          ...(folder && { folder }),
          ...(undescribed && { described: false }),
          ...(unused && { used: false }),
        },
        [(page - 1) * perPage, page * perPage - 1],
      ),
    many: async (ids) => (await list('media', { id: ids }, [0, 99])).files,
    read: (id) => call<'read', MediaRecord>('media', 'read', { params: { id } }),
    folders: () => call('media', 'folders'),
    usage: (id) => call('media', 'whereUsed', { params: { id } }),
    change: ({ id, version }, change) =>
      call<'update', MediaRecord>('media', 'update', {
        params: { id },
        body: { ...change, ...(version && { version }) },
      }),
    remove: async ({ id, version }) => void (await call('media', 'delete', { params: { id }, query: { version } })),
    restore: (id) => call<'restore', MediaRecord>('media', 'restore', { params: { id }, body: {} }),
    purge: async (id) => void (await call('trash', 'purge', { params: { resource: 'media', id } })),
    upload: (file, texts, sending) => send('/upload', formOf(file, texts), sending),
    replace: ({ id, version }, bytes, sending) =>
      send(`/media/${id}/file`, formOf(bytes, { version: String(version) }), sending),
  };
}

function formOf(file: File, texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('file', file, file.name);
  return form;
}

async function sendForm(session: Session, url: string, form: FormData, sending: Sending): Promise<MediaRecord> {
  const token = await session.token();
  try {
    return await sendOnce(url, token, form, sending);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    return sendOnce(url, (await session.renew()).token, form, sending);
  }
}

// `fetch` does not tell how much of a body is sent.
function sendOnce(url: string, token: string, form: FormData, { onProgress, signal }: Sending): Promise<MediaRecord> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const answer = request.status < 300 ? mediaRecord.safeParse(request.response) : undefined;
      if (answer?.success) resolve(answer.data);
      else reject(failureOf(request));
    });
    request.addEventListener('error', () => reject(new HttpError('', 0, null)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else request.send(form);
  });
}

function failureOf(request: XMLHttpRequest): HttpError {
  const body = request.response as Failure | null;
  const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
  const said = typeof body?.msg === 'string' ? presentLanguage().refusalText({ code: body.code, msg: body.msg }) : '';
  return new HttpError(said, request.status, { ...body, retryAfter });
}
