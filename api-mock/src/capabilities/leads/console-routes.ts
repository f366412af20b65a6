import { ApiError } from '@prospectus/contract';
import { type Request, Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { type ListColumns, type ListRequest, readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LeadDeps } from './lead-deps.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { leadColumns, listLeads, readLead } from './console-list.ts';
import { listQuarantine, quarantineColumns, readQuarantined } from './quarantine-list.ts';
import { releaseLead } from './release.ts';

/** Leads as the console reads them, and suspected spam. Nobody writes leads there; releasing is all. */
export const consoleLeadRoutes = (deps: Platform & LeadDeps): Router =>
  Router()
    // First, or its word would be taken for a lead's id.
    .use(
      consoleRouter(deps, 'leads/quarantine', {
        list: ({ req }) => pageOf(req, quarantineColumns, (request) => listQuarantine(deps.db, request)),
        read: ({ req }) => readQuarantined(deps.db, idOf(req)),
        release: async ({ req }) => {
          const record = await readQuarantined(deps.db, idOf(req));
          if (!record) throw new ApiError('NOT_FOUND');
          checkRecord(req, record);
          return releaseLead(deps, record.id, personOf(req).id);
        },
      }),
    )
    .use(
      consoleRouter(deps, 'leads', {
        list: ({ req }) => pageOf(req, leadColumns, (request) => listLeads(deps.db, request)),
        read: ({ req }) => readLead(deps.db, idOf(req)),
      }),
    );

type Found = { found: object[]; total: number };

async function pageOf(req: Request, columns: ListColumns, list: (request: ListRequest) => Promise<Found>) {
  const request = readList(req.query, columns);
  return { ...(await list(request)), first: request.first };
}
