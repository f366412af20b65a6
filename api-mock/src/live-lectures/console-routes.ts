import { ApiError, type LiveLecture, resources, type Verb } from '@prospectus/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';

import { isId } from '../console/column.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import { readChange, readNew } from '../console/read-fields.ts';
import type { Deps } from '../deps.ts';
import { rememberPattern } from '../http/route.ts';
import { lectureColumns } from './columns.ts';
import { createLecture, listLectures, readLecture, removeLecture, toRecord, updateLecture } from './lectures.ts';

const resource = resources['live-lectures'];

/** The console's calls on lectures: the same conventions as every resource, on a table of their own. */
export function consoleLectureRoutes(deps: Deps): Router {
  const router = Router();
  const at = (path: string, verb: Verb): [string, RequestHandler, RequestHandler] => {
    const full = `/admin/${resource.name}${path}`;
    return [full, rememberPattern(full), deps.access.allow(verb, resource.name)];
  };

  router.get(...at('', 'list'), async (req: Request, res: Response) => {
    const request = readList(req.query, lectureColumns);
    const { found, total } = await listLectures(deps.db, request);
    sendList(res, resource.name, found.map(toRecord), request.first, total);
  });
  router.post(...at('', 'create'), async (req: Request, res: Response) => {
    res.status(201).json(toRecord(await createLecture(deps, readNew(resource, req.body) as LiveLecture)));
  });
  router.get(...at('/:id', 'read'), async (req: Request, res: Response) => {
    res.set('Cache-Control', 'no-store').json(toRecord(await readLecture(deps.db, idOf(req))));
  });
  router.put(...at('/:id', 'update'), async (req: Request, res: Response) => {
    const { given, version } = readChange(resource, req.body);
    res.json(toRecord(await updateLecture(deps, idOf(req), given, version)));
  });
  router.delete(...at('/:id', 'delete'), async (req: Request, res: Response) => {
    res.json(toRecord(await removeLecture(deps.db, idOf(req))));
  });
  return router;
}

function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}
