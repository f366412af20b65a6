import { type Answer, ApiError, endpoints, type Endpoint, type RouteName, routes } from '@prospectus/contract';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';

import { parse } from './parse.ts';

type Parsed<N extends RouteName, K extends 'body' | 'query'> =
  (typeof endpoints)[N] extends Record<K, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

/** What a handler is given: body and query already read by the endpoint's schemas. */
export type Call<N extends RouteName> = {
  body: Parsed<N, 'body'>;
  query: Parsed<N, 'query'>;
  /** A parameter of the path. */
  param(name: string): string;
  req: Request;
  res: Response;
};
/** What a handler returns that has sent its answer itself. */
export const SENT: unique symbol = Symbol('sent');
type Handled<N extends RouteName> = Answer<N> | typeof SENT;
type Handler<N extends RouteName> = (call: Call<N>) => Handled<N> | Promise<Handled<N>>;
type Mounted = { method: 'get' | 'post' | 'put' | 'delete'; paths: string[]; handlers: RequestHandler[] };

/**
 * One call of the contract, read as a sentence: `route('login', limit(…), signIn)`.
 * Guards run in order, then the schemas, then the handler, whose answer is sent under `data` (or bare).
 */
export function route<N extends RouteName>(name: N, ...steps: [...RequestHandler[], Handler<N>]): Mounted {
  const guards = steps.slice(0, -1) as RequestHandler[];
  const handler = steps.at(-1) as Handler<N>;
  const endpoint: Endpoint = endpoints[name];
  const [method, path] = routes[name];
  const answer = async (req: Request, res: Response): Promise<void> => {
    const call = {
      body: (endpoint.body && parse(endpoint.body, req.body)) as Parsed<N, 'body'>,
      query: (endpoint.query && parse(endpoint.query, req.query)) as Parsed<N, 'query'>,
      param: (key: string) => String(req.params[key] ?? ''),
      req,
      res,
    };
    const data = await handler(call);
    if (res.headersSent) return;
    res.status(endpoint.status ?? 200).json(endpoint.bare ? data : { data });
  };
  return { method: method.toLowerCase() as Mounted['method'], paths: [path], handlers: [...guards, answer] };
}

/** The same call at one more address. */
export const alias = (mounted: Mounted, path: string): Mounted => ({ ...mounted, paths: [...mounted.paths, path] });

/** A capability's router. */
export function routerOf(...mounted: Mounted[]): Router {
  const router = Router();
  for (const { method, paths, handlers } of mounted) {
    for (const path of paths) router[method](path, rememberPattern(path), ...handlers);
  }
  refuseOtherMethods(
    router,
    mounted.flatMap(({ method, paths }) => paths.map((path) => ({ method, path }))),
  );
  return router;
}

/** Answers 405, with what is allowed, to any other method at the router's own addresses. Mounted after its routes. */
export function refuseOtherMethods(router: Router, mounted: readonly { method: string; path: string }[]): void {
  const byPath = Map.groupBy(mounted, ({ path }) => path);
  for (const [path, routesThere] of byPath) {
    const allowed = routesThere.map(({ method }) => method.toUpperCase()).join(', ');
    router.all(path, rememberPattern(path), (_req, res) => {
      res.set('Allow', allowed);
      throw new ApiError('METHOD_NOT_ALLOWED');
    });
  }
}

const patterns = new WeakMap<object, string>();

/** The pattern of the route that answered, for logs: an address may contain a phone. */
export const patternOf = (req: object): string => patterns.get(req) ?? 'none';

/** Names the route for the log; `routerOf` does it by itself. */
export const rememberPattern =
  (path: string): RequestHandler =>
  (req: Request, _res: Response, next: NextFunction) => {
    patterns.set(req, `${req.baseUrl}${path}`);
    next();
  };
