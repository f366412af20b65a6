import { ApiError, deleteQuery, reorderBody, type Resource } from '@prospectus/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Request } from 'express';

import type { ConsoleRoute } from '../platform/console/console-router.ts';
import { sendRecord } from '../platform/console/list-answer.ts';
import { readChange } from '../platform/console/read-fields.ts';
import { checkRecord, personOf } from '../platform/http/access.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { documentStore } from './documents.ts';
import type { DocumentRequest } from './locking.ts';
import { toRecord } from './record.ts';
import { reorder } from './reorder.ts';
import { documents } from './tables.ts';

/** The order of records, and records by their position in it, counted from 1 (§7 launchpad). */
export const orderRoutes = (deps: ContentDeps, resource: Resource): ConsoleRoute[] => [
  ...(resource.ordered ? [reordering(deps, resource)] : []),
  ...(resource.byPosition ? positions(deps, resource) : []),
];

const reordering = (deps: ContentDeps, resource: Resource): ConsoleRoute => [
  'post',
  '/reorder',
  'reorder',
  async (req, res) => {
    await reorder(deps, resource, parse(reorderBody, req.body), personOf(req).id);
    res.json({ data: { success: true } });
  },
];

function positions(deps: ContentDeps, resource: Resource): ConsoleRoute[] {
  const store = documentStore(deps);
  const requestAt = async (req: Request, version?: number): Promise<DocumentRequest> => ({
    resource,
    id: await idAt(deps, resource, String(req.params['position'])),
    by: personOf(req).id,
    version,
    check: (row) => checkRecord(req, toRecord(row)),
  });
  return [
    [
      'get',
      '/position/:position',
      'read',
      async (req, res) => {
        const { id } = await requestAt(req);
        sendRecord(req, res, toRecord(await store.read(resource, id)));
      },
    ],
    [
      'put',
      '/position/:position',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await store.update(await requestAt(req, version), given)));
      },
    ],
    [
      'delete',
      '/position/:position',
      'delete',
      async (req, res) => {
        const { version } = parse(deleteQuery, req.query);
        res.json(toRecord(await store.remove(await requestAt(req, version))));
      },
    ],
  ];
}

async function idAt({ db }: Pick<ContentDeps, 'db'>, resource: Resource, position: string): Promise<string> {
  const [row] = /^[1-9]\d{0,5}$/.test(position)
    ? await db
        .select({ id: documents.id })
        .from(documents)
        .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)))
        .orderBy(asc(documents.position), asc(documents.id))
        .limit(1)
        .offset(Number(position) - 1)
    : [];
  if (!row) throw new ApiError('NOT_FOUND');
  return row.id;
}
