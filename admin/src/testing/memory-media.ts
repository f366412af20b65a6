import type { MediaRecord, Usage } from '@prospectus/contract';

import { type GetListParams, type GetManyParams, HttpError } from 'react-admin';

import type { MemoryAnswers } from './memory-answers.ts';
import type { memoryDataProvider } from './memory-data-provider.ts';

const AT = '2026-11-20T06:00:00.000Z';
const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="teal"/%3E%3C/svg%3E';

/** A file as the API answers it. */
export const mediaFile = (fields: Partial<MediaRecord> = {}): MediaRecord => ({
  id: crypto.randomUUID(),
  address: DOT,
  type: 'image/png',
  width: 400,
  height: 300,
  alt: 'A lamp on a desk',
  decorative: false,
  described: true,
  name: 'lamp.png',
  bytes: 240_000,
  variants: [],
  folder: '',
  focus: null,
  crops: { wide: null, phone: null },
  version: 1,
  created_by: null,
  created_at: AT,
  updated_at: AT,
  deleted_at: null,
  ...fields,
});

/** A media library in memory, with the rules of the API that screens depend on. */
export function memoryMedia(files: MediaRecord[] = [], usages: Record<string, Usage[]> = {}) {
  const sent: { name: string }[] = [];
  const find = (id: string): MediaRecord => {
    const found = files.find((file) => file.id === id);
    if (!found) throw new HttpError('There is nothing at this address.', 404, { code: 'NOT_FOUND' });
    return found;
  };
  const set = (id: string, change: Partial<MediaRecord>): MediaRecord => {
    const file = Object.assign(find(id), change);
    return Object.assign(file, { version: file.version + 1, described: file.decorative || file.alt !== '' });
  };
  /** Has the media calls of a console answered by this library. */
  const serve = ({ provider, answers }: ReturnType<typeof memoryDataProvider>) => {
    const { getList, getMany } = provider;
    Object.assign(provider, {
      getList: async (resource: string, params: GetListParams) => {
        if (resource !== 'media') return getList(resource, params);
        const { q = '', type_like = '', folder, described, used } = params.filter as Record<string, string | undefined>;
        const { page = 1, perPage = 25 } = params.pagination ?? {};
        const matching = files
          .filter(({ deleted_at }) => deleted_at === null)
          .filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(q.toLowerCase()))
          .filter(({ type }) => type.startsWith(type_like))
          .filter((file) => !folder || file.folder === folder)
          .filter((file) => described === undefined || !file.described)
          .filter(({ id }) => used === undefined || !usages[id]);
        return {
          data: structuredClone(matching.slice((page - 1) * perPage, page * perPage)),
          total: matching.length,
        };
      },
      getMany: async (resource: string, params: GetManyParams) =>
        resource === 'media'
          ? { data: structuredClone(files.filter(({ id }) => params.ids.includes(id))) }
          : getMany(resource, params),
    });
    Object.assign(answers, {
      'GET /admin/media/folders': () =>
        [...new Set(files.map(({ folder }) => folder).filter(Boolean))].map((name) => ({ name, files: 1 })),
      'GET /admin/media/:id': ({ params: { id } }) => structuredClone(find(id)),
      'GET /admin/media/:id/where-used': ({ params: { id } }) => usages[id] ?? [],
      'PUT /admin/media/:id': ({ params: { id }, body: { version, crops, ...fields } }) => {
        if (version !== undefined && version !== find(id).version)
          throw new HttpError('Someone else changed this.', 409, { code: 'VERSION_CONFLICT' });
        const change = { ...fields, crops: { ...find(id).crops, ...crops } } as Partial<MediaRecord>;
        return structuredClone(set(id, change));
      },
      'DELETE /admin/media/:id': ({ params: { id } }) => {
        if (usages[id]) throw new HttpError('This file is still in use.', 409, { code: 'IN_USE' });
        return structuredClone(set(id, { deleted_at: AT }));
      },
      'POST /admin/media/:id/restore': ({ params: { id } }) => structuredClone(set(id, { deleted_at: null })),
      'POST /admin/upload': ({ body }) => {
        const file = body.get('file') as File;
        const folder = String(body.get('folder') ?? '');
        sent.push({ name: file.name });
        const isPdf = file.type === 'application/pdf';
        const stored = mediaFile({
          ...{ name: file.name, alt: '', described: isPdf, folder },
          ...(isPdf && { type: 'application/pdf' as const, width: null, height: null }),
        });
        files.unshift(stored);
        return structuredClone(stored);
      },
    } satisfies MemoryAnswers);
  };
  return { serve, files, sent };
}
