import { mediaFields, mediaRecord } from '@prospectus/contract';
import type { Request } from 'express';

import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { readChange } from '../../platform/console/read-fields.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { fileName } from '../../platform/http/file-name.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { mediaColumns } from './columns.ts';
import { makeCrops, type WantedCrops } from './crops.ts';
import { toRecord } from './record.ts';
import { mediaStore, type Words } from './store.ts';
import { usageOf } from './usage.ts';

/** The console's calls on kept files: the conventions of every resource; files themselves come by `/admin/upload`. */
export function consoleMediaRoutes(deps: ContentDeps): Mounted[] {
  const store = mediaStore(deps);
  const act = (req: Request, version?: number) => ({ id: idOf(req), by: personOf(req).id, version });
  return [
    on('GET /admin/media', async ({ req }) => {
      const request = readList(req.query, mediaColumns);
      const { found, total } = await store.list(request);
      return { found: found.map(toRecord), first: request.first, total };
    }),
    on('GET /admin/media/:id', async ({ req }) => toRecord(await store.read(idOf(req)))),
    on('GET /admin/media/trash', async ({ req }) => {
      const request = readList(req.query, mediaColumns);
      const { found, total } = await store.trash(request);
      return { found: found.map(toRecord), first: request.first, total };
    }),
    on('GET /admin/media/folders', () => store.folders()),
    on('POST /admin/media/:id/restore', async ({ req }) => toRecord(await store.restore(act(req)))),
    on('PUT /admin/media/:id', async ({ req }) => {
      const { given, version } = readChange({ schema: mediaFields }, withoutFacts(req.body));
      const { crops, ...words } = given as Words & { crops?: WantedCrops };
      const row = await store.read(idOf(req));
      const named = words.name === undefined ? {} : { name: fileName(words.name, row.ending) };
      const made = crops && (await makeCrops(deps.files, row, crops));
      return toRecord(await store.update(act(req, version), { ...words, ...named }, made));
    }),
    on('DELETE /admin/media/:id', async ({ req, query }) => toRecord(await store.remove(act(req, query.version)))),
    on('GET /admin/media/:id/where-used', async ({ req }) => {
      const row = await store.read(idOf(req));
      checkRecord(req, toRecord(row));
      return (await usageOf(deps.db, [row.id])).get(row.id) ?? [];
    }),
  ];
}

/** The console sends whole records; what the bytes decide is not changed by saying so. */
function withoutFacts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fixed = (name: string) =>
    name !== 'version' && Object.hasOwn(mediaRecord.shape, name) && !Object.hasOwn(mediaFields.shape, name);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fixed(name)));
}
