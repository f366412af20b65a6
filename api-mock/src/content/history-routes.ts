import { ApiError, differenceQuery, type Resource, restoreBody } from '@prospectus/contract';

import type { ConsoleRoute } from '../platform/console/console-router.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf, readRequested } from './document-request.ts';
import { differencesOf } from './difference.ts';
import { documentStore } from './documents.ts';
import { type DocumentRow, toRecord, workingCopy } from './record.ts';
import { fieldsAt, historyOf, revisionOf } from './revisions.ts';
import type { Fields } from './tables.ts';

/** What was done to a record, how it stood, what changed between, and the way back. */
export function historyRoutes(deps: ContentDeps, resource: Resource): ConsoleRoute[] {
  const store = documentStore(deps);
  const stateOf = async (row: DocumentRow, which: string): Promise<Fields> => {
    if (which === 'draft') return workingCopy(row);
    return which === 'published' ? (row.published ?? {}) : fieldsAt(deps.db, row.id, Number(which));
  };
  return [
    [
      'get',
      '/:id/history',
      'read',
      async (req, res) => {
        res
          .set('Cache-Control', 'no-store')
          .json(await historyOf(deps, (await readRequested(deps.db, resource, req)).id));
      },
    ],
    [
      'get',
      '/:id/history/:version',
      'read',
      async (req, res) => {
        const version = String(req.params['version']);
        if (!/^[1-9]\d{0,8}$/.test(version)) throw new ApiError('NOT_FOUND');
        const { id } = await readRequested(deps.db, resource, req);
        res.set('Cache-Control', 'no-store').json(await revisionOf(deps, id, Number(version)));
      },
    ],
    [
      'get',
      '/:id/difference',
      'read',
      async (req, res) => {
        const { from, to } = parse(differenceQuery, req.query);
        const row = await readRequested(deps.db, resource, req);
        const [before, after] = [await stateOf(row, from), await stateOf(row, to)];
        res.set('Cache-Control', 'no-store').json(differencesOf(resource.schema, before, after));
      },
    ],
    [
      'post',
      '/:id/restore',
      'update',
      async (req, res) => {
        const { version } = parse(restoreBody, req.body);
        const request = changeRequestOf(resource, req);
        res.json(toRecord(await (version === undefined ? store.recover(request) : store.restore(request, version))));
      },
    ],
  ];
}
