import type { Express } from 'express';

import { type Permission, permissionOf } from '../http/access.ts';

/** A route as it is mounted: what Express would answer there, and what its guard asks for. */
export type MountedRoute = { method: string; path: string; permission: Permission | undefined };

// Express keeps its routers' stacks without types. A layer is a route, or a router with a stack of its own.
type Layer = {
  route?: { path: string; methods: Record<string, boolean>; stack: { handle: object }[] };
  handle: { stack?: Layer[] };
  match(path: string): boolean;
};

/** Every route of an application, by walking its routers; what refuses other methods is left out. */
export function mountedRoutes(app: Express): MountedRoute[] {
  return walk((app.router as unknown as { stack: Layer[] }).stack, '');
}

function walk(stack: readonly Layer[], base: string): MountedRoute[] {
  return stack.flatMap((layer) => {
    const { route } = layer;
    if (!route) return walk(layer.handle.stack ?? [], `${base}${prefixOf(layer)}`);
    const guard = route.stack.map(({ handle }) => permissionOf(handle)).find((permission) => permission !== undefined);
    return Object.keys(route.methods)
      .filter((method) => method !== '_all')
      .map((method) => ({ method: method.toUpperCase(), path: `${base}${route.path}`, permission: guard }));
  });
}

// A mounted router does not tell its path; it tells whether it answers to one.
const PREFIXES = ['/api'];
const prefixOf = (layer: Layer): string =>
  layer.match('/nowhere') ? '' : (PREFIXES.find((prefix) => layer.match(`${prefix}/nowhere`)) ?? '?');
