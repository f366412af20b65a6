import { MEDIA_LIMITS, mediaFields, mediaRecord, replaceFields, uploadFields } from '@prospectus/contract';
import type { Request } from 'express';

import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { readChange } from '../../platform/console/read-fields.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { fileName } from '../../platform/http/file-name.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import { mediaColumns } from './columns.ts';
import { makeCrops, type WantedCrops } from './crops.ts';
import { prepareFile } from './prepare.ts';
import { toRecord } from './record.ts';
import { mediaStore, type FileFields } from './store.ts';
import { usageOf } from './usage.ts';

/** The console's calls on uploaded files, with the conventions of every resource. */
export function consoleMediaRoutes(deps: ContentDeps): Mounted[] {
  const store = mediaStore(deps);
  const requestOf = (req: Request, version?: number) => ({ id: idOf(req), by: personOf(req).id, version });
  const list = async (req: Request, find: typeof store.list) => {
    const { found, ...page } = await find(readList(req.query, mediaColumns));
    return { ...page, found: found.map(toRecord) };
  };
  return [
    on('GET /admin/media', ({ req }) => list(req, store.list)),
    on('GET /admin/media/:id', async ({ req }) => toRecord(await store.read(idOf(req)))),
    on('GET /admin/media/trash', ({ req }) => list(req, store.trash)),
    on('GET /admin/media/folders', () => store.folders()),
    on('POST /admin/media/:id/restore', async ({ req }) => toRecord(await store.restore(requestOf(req)))),
    on('PUT /admin/media/:id', async ({ req }) => {
      const { given, version } = readChange({ schema: mediaFields }, withoutFacts(req.body));
      const { crops, ...fields } = given as FileFields & { crops?: WantedCrops };
      const row = await store.read(idOf(req));
      const name = fields.name === undefined ? {} : { name: fileName(fields.name, row.ending) };
      const made = crops && (await makeCrops(deps.files, row, crops));
      return toRecord(await store.update(requestOf(req, version), { ...fields, ...name }, made));
    }),
    on('DELETE /admin/media/:id', async ({ req, query }) =>
      toRecord(await store.remove(requestOf(req, query.version))),
    ),
    on('GET /admin/media/:id/where-used', async ({ req }) => {
      const row = await store.read(idOf(req));
      checkRecord(req, toRecord(row));
      return (await usageOf(deps.db, [row.id])).get(row.id) ?? [];
    }),
  ];
}

/** Drops the fields that follow from the file's bytes: the console sends whole records. */
function withoutFacts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fixed = (name: string) =>
    name !== 'version' && Object.hasOwn(mediaRecord.shape, name) && !Object.hasOwn(mediaFields.shape, name);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fixed(name)));
}

const MAX_BYTES = Math.max(...Object.values(MEDIA_LIMITS.bytes));

/** Uploads: their bodies are files, so they are mounted before JSON is required. */
export function mediaUploadRoutes(deps: ContentDeps): Mounted[] {
  const store = mediaStore(deps);
  return [
    on('POST /admin/upload', receiveFile(Object.keys(uploadFields.shape), MAX_BYTES), async ({ req, body }) => {
      const prepared = await prepareFile(deps.files, fileOf(req));
      return toRecord(await store.create(prepared, body, personOf(req).id));
    }),
    on(
      'POST /admin/media/:id/file',
      receiveFile(Object.keys(replaceFields.shape), MAX_BYTES),
      async ({ req, body: { version, ...fields } }) => {
        const id = idOf(req);
        await store.read(id);
        const prepared = await prepareFile(deps.files, fileOf(req));
        return toRecord(await store.replace({ id, by: personOf(req).id, version }, prepared, fields));
      },
    ),
  ];
}
