import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import { route, routerOf } from '../../platform/http/route.ts';

/** Liveness and readiness of the process. */
export const healthRoutes = ({ db }: Pick<Platform, 'db'>) =>
  routerOf(
    route('healthz', () => ({ status: 'ok' as const })),
    route('readyz', async () => {
      await db.execute(sql`select 1`).catch(() => {
        throw new ApiError('UNAVAILABLE');
      });
      return { status: 'ready' as const };
    }),
  );
