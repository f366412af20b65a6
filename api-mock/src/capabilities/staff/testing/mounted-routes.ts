import type { Express } from 'express';

import { type Permission, permissionOf } from '../../../platform/http/access.ts';

/** A route as it is mounted, with what its guard asks for; undefined where it has none. */
export type MountedRoute = { method: string; path: string; permission: Permission | undefined };

type Layer = {
  route?: { path: string | string[]; stack: { method?: string; handle: object }[] };
  handle: { stack?: Layer[] };
};

/** Every route of an application, found in the application itself rather than in what it says of itself. */
export const mountedRoutes = (app: Express): MountedRoute[] => inside(app.router as unknown as { stack: Layer[] });

const inside = ({ stack }: { stack?: Layer[] }): MountedRoute[] =>
  (stack ?? []).flatMap(({ route, handle }) => (route ? ofRoute(route) : inside(handle)));

function ofRoute({ path, stack }: NonNullable<Layer['route']>): MountedRoute[] {
  const permission = stack.map(({ handle }) => permissionOf(handle)).find(Boolean);
  // Express leaves the method out where a route answers to all: those are the refusals of other methods.
  const methods = new Set(stack.flatMap(({ method }) => method?.toUpperCase() ?? []));
  return [path].flat().flatMap((one) => [...methods].map((method) => ({ method, path: one, permission })));
}
