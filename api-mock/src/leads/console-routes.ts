import { ApiError } from '@prospectus/contract';
import type { Router } from 'express';

import { consoleRouter, idOf } from '../console/console-router.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import type { Deps } from '../deps.ts';
import { leadColumns, listLeads, readLead } from './console-list.ts';

/** Leads as the console reads them. Nobody writes them there. */
export const consoleLeadRoutes = (deps: Deps): Router =>
  consoleRouter(deps, 'leads', [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, leadColumns);
        const { found, total } = await listLeads(deps.db, request);
        sendList(res, 'leads', found, request.first, total);
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        const lead = await readLead(deps.db, idOf(req));
        if (!lead) throw new ApiError('NOT_FOUND');
        res.set('Cache-Control', 'no-store').json(lead);
      },
    ],
  ]);
