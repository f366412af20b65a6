import { ApiError, SITE_REPORT_HEADER } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { type Mounted, on } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash, sameHash } from '../../platform/secrets/keyed-hash.ts';
import { countMissing, stillMissing } from './store.ts';
import { missingPages } from './tables.ts';

/** The site's report of what led nowhere, and the list of it. */
export const missingPageRoutes = ({ db, clock, keys }: Platform): Mounted[] => [
  on('POST /site/missing', async ({ body, req }) => {
    const given = req.get(SITE_REPORT_HEADER) ?? '';
    // The site hashes the body as it is sent.
    const text = JSON.stringify(req.body);
    if (!keys.accepted('site-report').some((key) => sameHash(keyedHash(key, text), given)))
      throw new ApiError('NOT_ALLOWED');
    await countMissing(db, body.paths, clock.now());
    return { success: true };
  }),
  on('GET /admin/missing-pages', () => {
    return stillMissing(db);
  }),
  on('POST /admin/missing-pages/forget', async ({ body }) => {
    await db.delete(missingPages).where(eq(missingPages.path, body.path));
    return { success: true };
  }),
];
