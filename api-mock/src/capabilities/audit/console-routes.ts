import type { Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditColumns, listEntries, readEntry } from './entries.ts';

/** The audit log as the console reads it. It is read only; entries are written by the changes themselves. */
export const consoleAuditRoutes = (deps: Platform): Router =>
  consoleRouter(deps, 'audit', {
    list: async ({ req }) => {
      const request = readList(req.query, auditColumns);
      return { ...(await listEntries(deps.db, request)), first: request.first };
    },
    read: ({ req }) => readEntry(deps.db, idOf(req)),
  });
