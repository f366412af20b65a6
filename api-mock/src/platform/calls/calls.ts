import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import {
  type Answer,
  type AnyRecord,
  ApiError,
  type Call,
  type CallKey,
  type CallName,
  calls,
  type CallTypes,
  pathOf,
  withResource,
} from '@prospectus/contract';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';

import { isId } from '../console/column.ts';
import { type RecordPage, sendList } from '../console/list-answer.ts';
import { readWantedFields } from '../console/list-query.ts';
import type { StreamedFile } from '../console/record-file.ts';
import { type Access, checkRecord } from '../http/access.ts';
import { parse } from '../http/parse.ts';

type Parsed<K extends CallName, P extends 'body' | 'query'> =
  CallTypes[K] extends Record<P, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

/** What a handler receives: query and body already read by the call's schemas; a body that it reads itself is in `req`. */
export type CallRequest<K extends CallName> = {
  body: CallTypes[K] extends { rawBody: true } ? undefined : Parsed<K, 'body'>;
  query: Parsed<K, 'query'>;
  /** A parameter of the path. */
  param(name: string): string;
  /** The fields a list is asked for; undefined for all. Others are left out of the answer. */
  fields: readonly string[] | undefined;
  req: Request;
  res: Response;
};
/** What a handler returns that has sent its answer itself. */
export const SENT: unique symbol = Symbol('sent');
/** A page of a list, a file, or what the call declares; undefined is NOT_FOUND. */
type Handled<K extends CallName> =
  | typeof SENT
  | (CallTypes[K] extends { as: 'records' }
      ? RecordPage
      : CallTypes[K] extends { as: 'file' }
        ? StreamedFile
        : CallTypes[K] extends { as: 'events' }
          ? never
          : Answer<K> extends AnyRecord
            ? object | undefined
            : Answer<K> | undefined);
type Handler<K extends CallName> = (call: CallRequest<K>) => Handled<K> | Promise<Handled<K>>;

/** A call with what answers it. */
export type Mounted = { key: CallKey; guards: readonly RequestHandler[]; handler: (call: never) => unknown };

/**
 * Answers one call of the contract: `on('POST /user/login', limit(…), ({ body }) => …)`. Who may make it is checked
 * first, then the guards run in order, then the schemas read the request.
 */
export function on<K extends CallName>(key: K, ...steps: [...RequestHandler[], Handler<K>]): Mounted {
  return { key, guards: steps.slice(0, -1) as RequestHandler[], handler: steps.at(-1) as Handler<K> };
}

/** Calls on whichever resource, for one: those that it does not have are left out. */
export const forResource = (name: string, mounted: readonly Mounted[]): Mounted[] =>
  mounted.map((one) => ({ ...one, key: withResource(one.key, name) })).filter(({ key }) => Object.hasOwn(calls, key));

/** The same calls behind one more guard. */
export const guardedBy = (guard: RequestHandler, mounted: readonly Mounted[]): Mounted[] =>
  mounted.map((one) => ({ ...one, guards: [guard, ...one.guards] }));

/** Who may make a call, as the mounting asks it. */
type Guards = { access: Access; verified: RequestHandler };

/**
 * The one place where calls are mounted. The most specific path comes first, so that no word is taken for an id; a
 * method that a path does not have is refused with those that it has.
 */
export function mountCalls(guards: Guards, mounted: readonly Mounted[]): Router {
  const byPath = Map.groupBy(mounted, ({ key }) => pathOf(key));
  const routers = new Map<string, Router>();
  for (const [path, there] of [...byPath].toSorted(([a], [b]) => (specific(a) < specific(b) ? -1 : 1))) {
    const area = areaOf(path);
    const router = routers.get(area) ?? Router();
    routers.set(area, router);
    const paths = [path, ...there.flatMap(({ key }) => callOf(key).alias ?? [])];
    for (const { key, guards: own, handler } of there) {
      const method = key.slice(0, key.indexOf(' ')).toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      router[method](
        paths,
        ...[rememberPattern(path), neverStored, ...guardsOf(guards, key), ...own],
        answer(key, handler),
      );
    }
    const allowed = there.map(({ key }) => key.slice(0, key.indexOf(' '))).join(', ');
    router.all(paths, rememberPattern(path), (_req, res) => {
      res.set('Allow', allowed);
      throw new ApiError('METHOD_NOT_ALLOWED');
    });
  }
  return Router().use(dispatch(routers));
}

/** Throws where a declared call has no handler. */
export function requireAll(mounted: readonly Mounted[], withMockControls: boolean): void {
  const keys = mounted.map(({ key }) => key);
  const missing = Object.entries(calls).filter(
    ([key, { access }]) => !keys.includes(key as CallKey) && (withMockControls || access !== 'local'),
  );
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (missing.length + twice.length > 0)
    throw new Error(
      `Calls without a handler: ${missing.map(([key]) => key).join(', ')}; with two: ${twice.join(', ')}.`,
    );
}

function callOf(key: CallKey): Call {
  const call = calls[key];
  if (!call) throw new Error(`No call is declared as “${key}”.`);
  return call;
}

// A parameter sorts after every word.
const specific = (path: string): string => path.replaceAll(':', '\uFFFF');

/** The first part of a path, or two of the console's: one look-up instead of a comparison with every call. */
const areaOf = (path: string): string => {
  const [, first = '', second = ''] = path.toLowerCase().split('/');
  return first !== 'admin' || second.startsWith(':') ? first : `${first}/${second}`;
};

/** A handler can hand a request on under another address. */
function dispatch(routers: ReadonlyMap<string, Router>): RequestHandler {
  const handle: RequestHandler = (req, res, next) => {
    const area = areaOf(req.path);
    const wide = routers.get('admin') ?? pass;
    const isOfConsole = area.startsWith('admin/');
    (routers.get(area) ?? pass)(req, res, (error?: unknown) => {
      if (error) next(error);
      else if (areaOf(req.path) !== area) void handle(req, res, next);
      else if (isOfConsole) void wide(req, res, next);
      else next();
    });
  };
  return handle;
}
const pass: RequestHandler = (_req, _res, next) => next();

function guardsOf({ access, verified }: Guards, key: CallKey): RequestHandler[] {
  const { access: who } = callOf(key);
  if (typeof who === 'object') return [access.allow(who.verb, who.subject)];
  if (who === 'own') return [access.anyone];
  return who === 'lead' ? [verified] : [];
}

function answer(key: CallKey, handler: Mounted['handler']): RequestHandler {
  const call = callOf(key);
  const listed = call.as === 'records' ? listedFields(call.answer) : undefined;
  return async (req, res) => {
    for (const [name, schema] of Object.entries(call.params ?? {}))
      if (!z.safeParse(schema, req.params[name]).success) throw new ApiError('NOT_FOUND');
    const fields = listed && readWantedFields(req.query, listed);
    const handled = await handler({
      body: call.body && !call.rawBody ? parse(call.body, req.body) : undefined,
      query: call.query && parse(call.query, req.query),
      param: (name: string) => String(req.params[name] ?? ''),
      fields,
      req,
      res,
    } as never);
    if (handled !== SENT && !res.headersSent) await send(res, { key, call, req, fields }, handled);
  };
}

type Sent = { key: CallKey; call: Call; req: Request; fields: readonly string[] | undefined };

async function send(res: Response, { key, call, req, fields }: Sent, handled: unknown): Promise<void> {
  if (handled === undefined) throw new ApiError('NOT_FOUND');
  res.status(call.status ?? 200);
  if (call.as === 'file') return sendFile(res, handled as StreamedFile);
  if (call.as === 'records') return sendList(res, subjectOf(call), handled as RecordPage, fields);
  const isRecord = call.as === 'bare' && typeof call.access === 'object' && !Array.isArray(handled);
  if (isRecord && key.startsWith('GET ')) checkRecord(req, handled as object);
  res.json(call.as === 'bare' ? handled : { data: handled });
}

const subjectOf = ({ access }: Call): string => (typeof access === 'object' ? access.subject : '');

async function sendFile(res: Response, { name, type, parts }: StreamedFile): Promise<void> {
  res.attachment(name).type(type);
  await pipeline(Readable.from(parts), res);
}

/** The names of the fields of a list's records. */
function listedFields(answers: z.core.$ZodType): string[] | undefined {
  if (!(answers instanceof z.ZodArray) || !(answers.element instanceof z.ZodObject)) return undefined;
  return Object.keys(answers.element.shape);
}

/** The id in the path; what cannot be one names no record. */
export function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}

// Unless its handler says otherwise.
const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const patterns = new WeakMap<object, string>();

/** The pattern of the route that answered, for logs: an address may contain a phone. */
export const patternOf = (req: object): string => patterns.get(req) ?? 'none';

/** Names the route for the log; `mountCalls` does it by itself. */
export const rememberPattern =
  (path: string): RequestHandler =>
  (req: Request, _res: Response, next: NextFunction) => {
    patterns.set(req, `${req.baseUrl}${path}`);
    next();
  };
