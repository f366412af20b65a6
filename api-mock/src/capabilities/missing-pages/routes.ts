import { ApiError, SITE_REPORT_HEADER } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import type { Router } from 'express';

import { route, routerOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash, sameHash } from '../../platform/secrets/keyed-hash.ts';
import { countMissing, stillMissing } from './store.ts';
import { missingPages } from './tables.ts';

/** The site's report of what led nowhere, and the list of it. */
export const missingPageRoutes = ({ access, db, clock, keys }: Platform): Router =>
  routerOf(
    route('reportMissing', async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const given = req.get(SITE_REPORT_HEADER) ?? '';
      // The site hashes the body as it is sent.
      const text = JSON.stringify(req.body);
      if (!keys.accepted('site-report').some((key) => sameHash(keyedHash(key, text), given)))
        throw new ApiError('NOT_ALLOWED');
      await countMissing(db, body.paths, clock.now());
      return { success: true };
    }),
    route('missingPages', access.allow('list', 'missing-pages'), ({ res }) => {
      res.set('Cache-Control', 'no-store');
      return stillMissing(db);
    }),
    route('forgetMissing', access.allow('delete', 'missing-pages'), async ({ body }) => {
      await db.delete(missingPages).where(eq(missingPages.path, body.path));
      return { success: true };
    }),
  );
