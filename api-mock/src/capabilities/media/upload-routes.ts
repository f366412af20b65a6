import { MEDIA_LIMITS, replaceFields, uploadFields } from '@prospectus/contract';
import type { Router } from 'express';

import { idOf } from '../../platform/console/console-router.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { personOf } from '../../platform/http/access.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { prepareFile } from './prepare.ts';
import { toRecord } from './record.ts';
import { mediaStore } from './store.ts';

const LARGEST = Math.max(...Object.values(MEDIA_LIMITS.bytes));

/** The calls that take a file. Their bodies are no JSON: mounted before it is asked for. */
export function mediaUploadRoutes(deps: ContentDeps): Router {
  const store = mediaStore(deps);
  return routerOf(
    route(
      'uploadMedia',
      deps.access.allow('create', 'media'),
      receiveFile(Object.keys(uploadFields.shape), LARGEST),
      async ({ req, body }) => {
        const prepared = await prepareFile(deps.files, fileOf(req));
        return toRecord(await store.create(prepared, body, personOf(req).id));
      },
    ),
    route(
      'replaceMedia',
      deps.access.allow('update', 'media'),
      receiveFile(Object.keys(replaceFields.shape), LARGEST),
      async ({ req, body: { version, ...words } }) => {
        const id = idOf(req);
        await store.read(id);
        const prepared = await prepareFile(deps.files, fileOf(req));
        return toRecord(await store.replace({ id, by: personOf(req).id, version }, prepared, words));
      },
    ),
  );
}
