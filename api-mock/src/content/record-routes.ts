import { changeFlags, type Resource } from '@prospectus/contract';
import type { Request } from 'express';

import { idOf, on, SENT } from '../platform/calls/calls.ts';
import { readList } from '../platform/console/list-query.ts';
import { readChange, readNew } from '../platform/console/read-fields.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import { streamToStaff } from '../platform/http/event-stream.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { differencesOf } from './difference.ts';
import { documentStore } from './documents.ts';
import { documentColumns, listDocuments } from './list.ts';
import { type DocumentRequest, findDocument } from './locking.ts';
import { type DocumentRow, toRecord, workingCopy } from './record.ts';
import { fieldsAt, historyOf, revisionOf } from './revisions.ts';
import type { Fields } from './tables.ts';
import { usesOf } from './where-used.ts';

type ListCall = { req: Request; fields: readonly string[] | undefined };

/** Calls on the records of a resource: list and trash, changes, publication, history, and who has one open. */
export function recordRoutes(deps: ContentDeps, resource: Resource) {
  const store = documentStore(deps);
  const columns = documentColumns(resource);
  const list = async ({ req, fields }: ListCall, where: 'live or drafted' | 'in the trash') => {
    const request = readList(req.query, columns);
    return { ...(await listDocuments(deps.db, resource, { request, fields, where })), first: request.first };
  };
  const read = async (req: Request): Promise<DocumentRow> => {
    const row = await findDocument(deps.db, resource, idOf(req));
    checkRecord(req, toRecord(row));
    return row;
  };
  const requestOf = (req: Request, version?: number): DocumentRequest => ({
    ...{ resource, id: idOf(req), by: personOf(req).id, version },
    check: (row) => checkRecord(req, toRecord(row)),
  });
  const fieldsOf = async (row: DocumentRow, state: string): Promise<Fields> => {
    if (state === 'draft') return workingCopy(row);
    return state === 'published' ? (row.published ?? {}) : fieldsAt(deps.db, row.id, Number(state));
  };
  return [
    on('GET /admin/:resource', (call) => list(call, 'live or drafted')),
    on('GET /admin/:resource/trash', (call) => list(call, 'in the trash')),
    on('POST /admin/:resource', async ({ req }) =>
      toRecord(await store.create(resource, readNew(resource, req.body), personOf(req).id)),
    ),
    on('GET /admin/:resource/:id', async ({ req }) => toRecord(await read(req))),
    on('PUT /admin/:resource/:id', async ({ req }) => {
      const { given, version } = readChange(resource, req.body, changeFlags);
      const { autosave } = parse(changeFlags, req.body);
      return toRecord(await store.update({ ...requestOf(req, version), autosave }, given));
    }),
    on('DELETE /admin/:resource/:id', async ({ req, query }) =>
      toRecord(await store.remove(requestOf(req, query.version))),
    ),
    on('POST /admin/:resource/:id/clone', async ({ req }) => toRecord(await store.clone(requestOf(req)))),
    on('GET /admin/:resource/:id/where-used', async ({ req }) => usesOf(deps.db, resource, (await read(req)).id)),
    on('POST /admin/:resource/:id/publish', async ({ req, body }) =>
      toRecord(await store.publish({ ...requestOf(req, body.version), checks: body.checks })),
    ),
    on('POST /admin/:resource/:id/schedule', async ({ req, body: { version, ...times } }) =>
      toRecord(await store.schedule(requestOf(req, version), times)),
    ),
    on('POST /admin/:resource/:id/unpublish', async ({ req, body }) =>
      toRecord(await store.unpublish(requestOf(req, body.version))),
    ),
    on('POST /admin/:resource/:id/discard', async ({ req, body }) =>
      toRecord(await store.discard(requestOf(req, body.version))),
    ),
    on('GET /admin/:resource/:id/history', async ({ req }) => historyOf(deps, (await read(req)).id)),
    on('GET /admin/:resource/:id/history/:version', async ({ req, param }) =>
      revisionOf(deps, (await read(req)).id, Number(param('version'))),
    ),
    on('GET /admin/:resource/:id/difference', async ({ req, query: { from, to } }) => {
      const row = await read(req);
      return differencesOf(resource.schema, await fieldsOf(row, from), await fieldsOf(row, to));
    }),
    on('POST /admin/:resource/:id/restore', async ({ req, body: { version } }) => {
      const request = requestOf(req);
      return toRecord(await (version === undefined ? store.recover(request) : store.restore(request, version)));
    }),
    on('GET /admin/:resource/:id/presence', async ({ req, res }) => {
      const { id: documentId } = await read(req);
      const { id: person, firstName, lastName } = personOf(req);
      if (!req.headers.accept?.includes('text/event-stream')) return deps.presence.of(documentId, person);
      const { send, closed } = streamToStaff(res, person, deps.stopping);
      const joined = deps.presence.join(
        { documentId, person, name: `${firstName} ${lastName}`.trim() },
        { people: (people) => send('people', people), saved: (change) => send('saved', change) },
      );
      closed.addEventListener('abort', () => void joined.then((leave) => leave()).catch(() => undefined));
      await joined.catch(() => res.end());
      return SENT;
    }),
  ];
}
