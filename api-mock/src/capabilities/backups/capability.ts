import { Router } from 'express';

import { CopyRunning } from '../../platform/database/pglite-copy.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { isBackupToken } from './token.ts';

/**
 * The embedded database as a file, for the backup program: no other process can open its folder. To everybody else the
 * address does not exist.
 */
export const backups: Capability<Platform> = {
  name: 'backups',
  mount: ({ store, keys }) => ({
    files: Router().get('/backup/database', async (request, response, next) => {
      if (store.kind !== 'pglite' || !store.copyTo || !isBackupToken(keys, request.get('authorization'))) return next();
      response.type('application/x-tar');
      await store.copyTo(response).catch((error: unknown) => {
        if (!(error instanceof CopyRunning)) throw error;
        response.status(409).end();
      });
    }),
  }),
};
