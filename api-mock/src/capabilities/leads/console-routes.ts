import { type RequestHandler, Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { sendList, sendRecord } from '../../platform/console/list-answer.ts';
import { type ListColumns, type ListRequest, readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LeadDeps } from './lead-deps.ts';
import { personOf } from '../../platform/http/access.ts';
import { leadColumns, listLeads, readLead } from './console-list.ts';
import { listQuarantine, quarantineColumns, readQuarantined } from './quarantine-list.ts';
import { releaseLead } from './release.ts';

/** Leads as the console reads them, and what was set aside as spam. Nobody writes leads there; releasing is all. */
export const consoleLeadRoutes = (deps: Platform & LeadDeps): Router =>
  Router()
    // First, or its word would be taken for a lead's id.
    .use(
      consoleRouter(deps, 'leads/quarantine', [
        [
          'get',
          '',
          'list',
          listOf('leads/quarantine', quarantineColumns, (request) => listQuarantine(deps.db, request)),
        ],
        ['get', '/:id', 'read', recordOf((id) => readQuarantined(deps.db, id))],
        [
          'post',
          '/:id/release',
          'update',
          async (req, res) => sendRecord(req, res, await releaseLead(deps, idOf(req), personOf(req).id)),
        ],
      ]),
    )
    .use(
      consoleRouter(deps, 'leads', [
        ['get', '', 'list', listOf('leads', leadColumns, (request) => listLeads(deps.db, request))],
        ['get', '/:id', 'read', recordOf((id) => readLead(deps.db, id))],
      ]),
    );

type Found = { found: object[]; total: number };

const listOf =
  (name: string, columns: ListColumns, list: (request: ListRequest) => Promise<Found>): RequestHandler =>
  async (req, res) => {
    const request = readList(req.query, columns);
    const { found, total } = await list(request);
    sendList(res, name, found, request.first, total);
  };

const recordOf =
  (read: (id: string) => Promise<object | undefined>): RequestHandler =>
  async (req, res) =>
    sendRecord(req, res, await read(idOf(req)));
