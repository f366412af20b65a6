import type { MediaRecord } from '@prospectus/contract';

import { answersOf, createStaffClient } from '../providers/api.ts';
import type { Session } from '../providers/session.ts';

export type FileKind = 'image' | 'pdf' | 'video';
export type MediaQuery = {
  search?: string;
  kind?: FileKind | undefined;
  folder?: string | undefined;
  undescribed?: boolean;
  unused?: boolean;
  trash?: boolean;
  page: number;
  perPage: number;
};
type MediaChange = Partial<
  Pick<MediaRecord, 'name' | 'alt' | 'decorative' | 'folder' | 'focus'> & { crops: Partial<MediaRecord['crops']> }
>;
type SeenFile = { id: string; version: number };
type UploadTexts = { alt?: string; decorative?: 'true'; later?: 'true'; folder?: string };
/** The progress, from 0 to 1, and the signal that ends it. */
export type Sending = { onProgress?: (share: number) => void; signal?: AbortSignal };

const FILTERS: Record<FileKind, object> = {
  image: { type_like: 'image/' },
  pdf: { type: 'application/pdf' },
  video: { type_like: 'video/' },
};

/** The calls of the media library, as the person signed in. Each fails with an `HttpError`; status 0 means that there was no answer. */
export function createMediaCalls(session: Session) {
  const client = createStaffClient(session);
  const api = answersOf(client);
  const list = async (name: 'GET /admin/media' | 'GET /admin/media/trash', filter: object, range: [number, number]) => {
    const query = { filter: JSON.stringify(filter), range: JSON.stringify(range) };
    const { data: files, headers } = await client(name, { query });
    return { files, total: Number(headers.get('content-range')?.split('/')[1] ?? files.length) };
  };
  const sending = ({ onProgress }: Sending) =>
    answersOf(createStaffClient(session, '/api', (input, init) => sendWithProgress(input as string, init, onProgress)));
  return {
    list: async ({ search, kind, folder, undescribed, unused, trash, page, perPage }: MediaQuery) =>
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
    /** The files with these ids, as far as they exist; at most 100. */
    many: async (ids: readonly string[]) => (await list('GET /admin/media', { id: ids }, [0, 99])).files,
    read: async (id: string) => api('GET /admin/media/:id', { params: { id } }),
    folders: async () => api('GET /admin/media/folders'),
    usage: async (id: string) => api('GET /admin/media/:id/where-used', { params: { id } }),
    /** `version` is the one that the person saw. */
    change: async ({ id, version }: { id: string; version?: number }, change: MediaChange) =>
      api('PUT /admin/media/:id', { params: { id }, body: { ...change, ...(version && { version }) } }),
    remove: async ({ id, version }: SeenFile): Promise<void> =>
      void (await api('DELETE /admin/media/:id', { params: { id }, query: { version } })),
    restore: async (id: string) => api('POST /admin/media/:id/restore', { params: { id }, body: {} }),
    purge: async (id: string): Promise<void> =>
      void (await api('DELETE /admin/trash/:resource/:id', { params: { resource: 'media', id } })),
    upload: async (file: File, texts: UploadTexts, progress: Sending = {}) =>
      sending(progress)('POST /admin/upload', { body: formOf(file, texts), signal: progress.signal }),
    /** Other bytes for the same file: whatever shows it shows the new ones. */
    replace: async ({ id, version }: SeenFile, bytes: File, progress: Sending = {}) => {
      const body = formOf(bytes, { version: String(version) });
      return sending(progress)('POST /admin/media/:id/file', { params: { id }, body, signal: progress.signal });
    },
  };
}

export type MediaCalls = ReturnType<typeof createMediaCalls>;

function formOf(file: File, texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('file', file, file.name);
  return form;
}

// `fetch` does not report how much of a body is sent.
function sendWithProgress(
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
      const init = { status: request.status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
      resolve(new Response(request.responseText, init));
    });
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else request.send(body as FormData);
  });
}
