import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { on } from '../../platform/calls/calls.ts';

/** Liveness and readiness of the process. */
export const healthRoutes = ({ db }: Pick<Platform, 'db'>) => [
  on('GET /healthz', () => ({ status: 'ok' as const })),
  on('GET /readyz', async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw new ApiError('UNAVAILABLE');
    });
    return { status: 'ready' as const };
  }),
];
