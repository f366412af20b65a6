import { ApiError, type Verb } from '@prospectus/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';

import { isId } from '../console/column.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import type { Deps } from '../deps.ts';
import { rememberPattern } from '../http/route.ts';
import { leadColumns, listLeads, readLead } from './console-list.ts';

/** Leads as the console reads them. Nobody writes them there. */
export function consoleLeadRoutes(deps: Deps): Router {
  const at = (path: string, verb: Verb): [string, RequestHandler, RequestHandler] => [
    path,
    rememberPattern(path),
    deps.access.allow(verb, 'leads'),
  ];
  const router = Router();
  router.get(...at('/admin/leads', 'list'), async (req: Request, res: Response) => {
    const request = readList(req.query, leadColumns);
    const { found, total } = await listLeads(deps.db, request);
    sendList(res, 'leads', found, request.first, total);
  });
  router.get(...at('/admin/leads/:id', 'read'), async (req: Request, res: Response) => {
    const { id } = req.params;
    const lead = isId(id) ? await readLead(deps.db, id) : undefined;
    if (!lead) throw new ApiError('NOT_FOUND');
    res.set('Cache-Control', 'no-store').json(lead);
  });
  return router;
}
