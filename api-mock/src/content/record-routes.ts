import { changeFlags, type Resource } from '@prospectus/contract';
import type { Request } from 'express';

import { on } from '../platform/calls/calls.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import { personOf } from '../platform/http/access.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf, readRequested } from './document-request.ts';
import { documentStore } from './documents.ts';
import { documentColumns, listDocuments } from './list.ts';
import { toRecord } from './record.ts';
import { usesOf } from './where-used.ts';

type Listing = { req: Request; fields: readonly string[] | undefined };

/** List, trash, create, clone, read, change, delete, and where a record is used. */
export function recordRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const columns = documentColumns(resource);
  const list = async ({ req, fields }: Listing, where: 'live or drafted' | 'in the trash') => {
    const request = readList(req.query, columns);
    return { ...(await listDocuments(deps.db, resource, { request, fields, where })), first: request.first };
  };
  return [
    on('GET /admin/:resource', (listing) => list(listing, 'live or drafted')),
    on('GET /admin/:resource/trash', (listing) => list(listing, 'in the trash')),
    on('POST /admin/:resource', async ({ req }) =>
      toRecord(await store.create(resource, readNew(resource, req.body), personOf(req).id)),
    ),
    on('GET /admin/:resource/:id', async ({ req }) => toRecord(await readRequested(deps.db, resource, req))),
    on('PUT /admin/:resource/:id', async ({ req }) => {
      const { given, version } = readChange(resource, req.body, changeFlags);
      const { autosave } = parse(changeFlags, req.body);
      return toRecord(await store.update({ ...changeRequestOf(resource, req, version), autosave }, given));
    }),
    on('DELETE /admin/:resource/:id', async ({ req, query }) =>
      toRecord(await store.remove(changeRequestOf(resource, req, query.version))),
    ),
    on('POST /admin/:resource/:id/clone', async ({ req }) =>
      toRecord(await store.clone(changeRequestOf(resource, req))),
    ),
    on('GET /admin/:resource/:id/where-used', async ({ req }) =>
      usesOf(deps.db, resource, (await readRequested(deps.db, resource, req)).id),
    ),
  ];
}
