import type { MediaRecord, Usage } from '@prospectus/contract';

import { answersOf, createStaffClient } from '../providers/api.ts';
import type { Session } from '../providers/session.ts';

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
export type MediaCalls = {
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

/** The media library, called as the person signed in. */
export function createMediaCalls(session: Session): MediaCalls {
  const client = createStaffClient(session);
  const api = answersOf(client);
  const list = async (name: 'GET /admin/media' | 'GET /admin/media/trash', filter: object, range: [number, number]) => {
    const query = { filter: JSON.stringify(filter), range: JSON.stringify(range) };
    const { data: files, headers } = await client(name, { query });
    return { files, total: Number(headers.get('content-range')?.split('/')[1] ?? files.length) };
  };
  const sending = ({ onProgress }: Sending) =>
    answersOf(createStaffClient(session, '/api', (input, init) => sendTold(input as string, init, onProgress)));
  return {
    list: ({ search, kind, folder, undescribed, unused, trash, page, perPage }) =>
      list(
        trash ? 'GET /admin/media/trash' : 'GET /admin/media',
        {
          ...(search && { q: search }),
          ...(kind && FILTERS[kind]),
          ...(folder && { folder }),
          ...(undescribed && { described: false }),
          ...(unused && { used: false }),
        },
        [(page - 1) * perPage, page * perPage - 1],
      ),
    many: async (ids) => (await list('GET /admin/media', { id: ids }, [0, 99])).files,
    read: (id) => api('GET /admin/media/:id', { params: { id } }),
    folders: () => api('GET /admin/media/folders'),
    usage: (id) => api('GET /admin/media/:id/where-used', { params: { id } }),
    change: ({ id, version }, change) =>
      api('PUT /admin/media/:id', { params: { id }, body: { ...change, ...(version && { version }) } }),
    remove: async ({ id, version }) =>
      void (await api('DELETE /admin/media/:id', { params: { id }, query: { version } })),
    restore: (id) => api('POST /admin/media/:id/restore', { params: { id }, body: {} }),
    purge: async (id) => void (await api('DELETE /admin/trash/:resource/:id', { params: { resource: 'media', id } })),
    upload: (file, texts, told = {}) =>
      sending(told)('POST /admin/upload', { body: formOf(file, texts), signal: told.signal }),
    replace: ({ id, version }, bytes, told = {}) => {
      const body = formOf(bytes, { version: String(version) });
      return sending(told)('POST /admin/media/:id/file', { params: { id }, body, signal: told.signal });
    },
  };
}

function formOf(file: File, texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('file', file, file.name);
  return form;
}

// `fetch` does not tell how much of a body is sent.
function sendTold(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit = {},
  onProgress?: Sending['onProgress'],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers as Record<string, string>))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const answered = { status: request.status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
      resolve(new Response(request.responseText, answered));
    });
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else request.send(body as FormData);
  });
}
