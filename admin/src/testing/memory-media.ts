import type { MediaRecord, Usage } from '@prospectus/contract';

import { createMedia } from '../media/media-context.ts';
import type { MediaCalls, Sending } from '../media/media-calls.ts';

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
  const sent: { name: string; sending: Sending }[] = [];
  const find = (id: string): MediaRecord => {
    const found = files.find((file) => file.id === id);
    if (!found) throw Object.assign(new Error('There is nothing at this address.'), { status: 404 });
    return found;
  };
  const set = (id: string, change: Partial<MediaRecord>): MediaRecord => {
    const file = Object.assign(find(id), change);
    return Object.assign(file, { version: file.version + 1, described: file.decorative || file.alt !== '' });
  };
  const client: MediaCalls = {
    list: async ({ search = '', kind, folder, undescribed, unused, trash, page, perPage }) => {
      const found = files
        .filter((file) => (file.deleted_at !== null) === Boolean(trash))
        .filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(search.toLowerCase()))
        .filter(({ type }) => !kind || (kind === 'pdf') === (type === 'application/pdf'))
        .filter((file) => !folder || file.folder === folder)
        .filter(({ described }) => !undescribed || !described)
        .filter(({ id }) => !unused || !usages[id]);
      return { files: structuredClone(found.slice((page - 1) * perPage, page * perPage)), total: found.length };
    },
    many: async (ids) => structuredClone(files.filter(({ id }) => ids.includes(id))),
    read: async (id) => structuredClone(find(id)),
    folders: async () =>
      [...new Set(files.map(({ folder }) => folder).filter(Boolean))].map((name) => ({ name, files: 1 })),
    usage: async (id) => usages[id] ?? [],
    change: async ({ id, version }, { crops, ...change }) => {
      if (version !== undefined && version !== find(id).version)
        throw Object.assign(new Error('Someone else changed this.'), { status: 409 });
      const file = find(id);
      return structuredClone(set(id, { ...change, crops: { ...file.crops, ...crops } } as Partial<MediaRecord>));
    },
    remove: async ({ id }) => {
      if (usages[id]) throw Object.assign(new Error('This file is still in use.'), { status: 409 });
      set(id, { deleted_at: AT });
    },
    restore: async (id) => structuredClone(set(id, { deleted_at: null })),
    purge: async (id) => void files.splice(files.indexOf(find(id)), 1),
    upload: async (file, { folder = '' }, sending?: Sending) => {
      sent.push({ name: file.name, sending: sending ?? {} });
      sending?.onProgress?.(1);
      const isPdf = file.type === 'application/pdf';
      const stored = mediaFile({
        name: file.name,
        alt: '',
        described: isPdf,
        folder,
        ...(isPdf && { type: 'application/pdf' as const, width: null, height: null }),
      });
      files.unshift(stored);
      return structuredClone(stored);
    },
    replace: async ({ id }, file) => structuredClone(set(id, { name: file.name, focus: null })),
  };
  return { media: createMedia(client), files, sent };
}
