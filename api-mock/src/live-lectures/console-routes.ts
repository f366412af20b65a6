import { type LiveLecture, resources } from '@prospectus/contract';
import type { Router } from 'express';

import { consoleRouter, idOf } from '../console/console-router.ts';
import { sendList } from '../console/list-answer.ts';
import { readList } from '../console/list-query.ts';
import { readChange, readNew } from '../console/read-fields.ts';
import type { Deps } from '../deps.ts';
import { lectureColumns } from './columns.ts';
import { createLecture, listLectures, readLecture, removeLecture, toRecord, updateLecture } from './lectures.ts';

const resource = resources['live-lectures'];

/** The console's calls on lectures: the same conventions as every resource, on a table of their own. */
export const consoleLectureRoutes = (deps: Deps): Router =>
  consoleRouter(deps, resource.name, [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, lectureColumns);
        const { found, total } = await listLectures(deps.db, request);
        sendList(res, resource.name, found.map(toRecord), request.first, total);
      },
    ],
    [
      'post',
      '',
      'create',
      async (req, res) => {
        res.status(201).json(toRecord(await createLecture(deps, readNew(resource, req.body) as LiveLecture)));
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        res.set('Cache-Control', 'no-store').json(toRecord(await readLecture(deps.db, idOf(req))));
      },
    ],
    [
      'put',
      '/:id',
      'update',
      async (req, res) => {
        const { given, version } = readChange(resource, req.body);
        res.json(toRecord(await updateLecture(deps, idOf(req), given, version)));
      },
    ],
    [
      'delete',
      '/:id',
      'delete',
      async (req, res) => {
        res.json(toRecord(await removeLecture(deps.db, idOf(req))));
      },
    ],
  ]);
