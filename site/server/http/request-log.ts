import { pinoHttp } from 'pino-http';

import type { Log } from '../process/log.ts';
import { PAGE_PATH } from './page-path.ts';

/**
 * One line a request that was not answered from the cache: method, path, status, time. Queries and the paths of calls
 * to the API can hold what a visitor typed, so they are never written.
 */
export const requestLog = (log: Log) =>
  pinoHttp({
    logger: log,
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (req: { id: unknown; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: loggablePath(req.url),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message }),
    },
  });

const PROXIED = /^\/(api|media)\//;

export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  // Any other address may hold what a visitor typed.
  return PROXIED.exec(path)?.[0].concat('…') ?? (PAGE_PATH.test(path) && !/\d{6}/.test(path) ? path : '(other)');
}
