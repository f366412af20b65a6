import { MEDIA_LIMITS, replaceFields, uploadFields } from '@prospectus/contract';

import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { personOf } from '../../platform/http/access.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import { prepareFile } from './prepare.ts';
import { toRecord } from './record.ts';
import { mediaStore } from './store.ts';

const LARGEST = Math.max(...Object.values(MEDIA_LIMITS.bytes));

/** The calls that take a file. Their bodies are no JSON: mounted before it is asked for. */
export function mediaUploadRoutes(deps: ContentDeps): Mounted[] {
  const store = mediaStore(deps);
  return [
    on('POST /admin/upload', receiveFile(Object.keys(uploadFields.shape), LARGEST), async ({ req, body }) => {
      const prepared = await prepareFile(deps.files, fileOf(req));
      return toRecord(await store.create(prepared, body, personOf(req).id));
    }),
    on(
      'POST /admin/media/:id/file',
      receiveFile(Object.keys(replaceFields.shape), LARGEST),
      async ({ req, body: { version, ...words } }) => {
        const id = idOf(req);
        await store.read(id);
        const prepared = await prepareFile(deps.files, fileOf(req));
        return toRecord(await store.replace({ id, by: personOf(req).id, version }, prepared, words));
      },
    ),
  ];
}
