import { dashboardCalls, type DashboardFigures, type figuresQuery } from '@prospectus/contract';
import type { fetchUtils } from 'react-admin';
import type { z } from 'zod';

import { createConsoleClient } from './console-client.ts';

/** The dashboard's figures of a time, below `url`. */
export const readFigures = (
  url: string,
  http: typeof fetchUtils.fetchJson,
  query: z.output<typeof figuresQuery>,
): Promise<DashboardFigures> => createConsoleClient(url, http, dashboardCalls)('dashboard', 'figures', { query });
