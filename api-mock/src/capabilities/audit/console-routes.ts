import type { Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { sendList, sendRecord } from '../../platform/console/list-answer.ts';
import { readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditColumns, listEntries, readEntry } from './entries.ts';

/** The audit log as the console reads it. It is read only; entries are written by the changes themselves. */
export const consoleAuditRoutes = (deps: Platform): Router =>
  consoleRouter(deps, 'audit', [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, auditColumns);
        const { found, total } = await listEntries(deps.db, request);
        sendList(res, 'audit', found, request.first, total);
      },
    ],
    [
      'get',
      '/:id',
      'read',
      async (req, res) => {
        sendRecord(req, res, await readEntry(deps.db, idOf(req)));
      },
    ],
  ]);
