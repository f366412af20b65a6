import { ApiError, type Verb } from '@prospectus/contract';
import { type Request, type RequestHandler, Router } from 'express';

import type { Access } from '../http/access.ts';
import { refuseOtherMethods, rememberPattern } from '../http/route.ts';
import { isId } from './column.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
/** One call on a resource's records: its method, its path below the resource's, the verb it needs, what it does. */
export type ConsoleRoute = [method: Method, path: string, verb: Verb, handler: RequestHandler];

/** A resource's calls under `/admin/{name}`, each behind the permission its verb asks for. */
export function consoleRouter({ access }: { access: Access }, name: string, routes: readonly ConsoleRoute[]): Router {
  const router = Router();
  const mounted = routes.map(([method, path, verb, handler]) => ({
    method,
    path: `/admin/${name}${path}`,
    verb,
    handler,
  }));
  for (const { method, path, verb, handler } of mounted)
    router[method](path, rememberPattern(path), access.allow(verb, name), handler);
  refuseOtherMethods(router, mounted);
  return router;
}

/** The id in the path; what cannot be one names no record. */
export function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}
