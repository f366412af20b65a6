import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { on } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';

/** Liveness and readiness of the process. */
export const health: Capability<Platform> = { name: 'health', mount: (deps) => ({ routes: [healthRoutes(deps)] }) };

const healthRoutes = ({ db }: Pick<Platform, 'db'>) => [
  on('GET /healthz', () => ({ status: 'ok' as const })),
  on('GET /readyz', async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw new ApiError('UNAVAILABLE');
    });
    return { status: 'ready' as const };
  }),
];
