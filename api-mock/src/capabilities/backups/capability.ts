import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { Router } from 'express';

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
      if (store.kind !== 'pglite' || !isBackupToken(keys, request.get('authorization'))) return next();
      const dump = await store.client.dumpDataDir('none');
      response.type('application/gzip');
      await pipeline(Readable.fromWeb(dump.stream() as never), createGzip({ level: 1 }), response);
    }),
  }),
};
