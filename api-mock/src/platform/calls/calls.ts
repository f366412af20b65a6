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

/** The request that a handler receives: query and body are parsed by the call's schemas; a raw body is in `req`. */
export type CallRequest<K extends CallName> = {
  body: CallTypes[K] extends { rawBody: true } ? undefined : Parsed<K, 'body'>;
  query: Parsed<K, 'query'>;
  /** A parameter of the path. */
  param(name: string): string;
  /** The fields that the list's answer is limited to; undefined for all. */
  fields: readonly string[] | undefined;
  req: Request;
  res: Response;
};
/** Returned by a handler that has sent its answer itself. */
export const SENT: unique symbol = Symbol('sent');
/** A page of a list, a file, or the call's declared answer; undefined is NOT_FOUND. */
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

/** A call with its handler. */
export type Mounted = { key: CallKey; guards: readonly RequestHandler[]; handler: (call: never) => unknown };

/**
 * Answers one call of the contract: `on('POST /user/login', limit(…), ({ body }) => …)`. Permission is checked first,
 * then the guards run in order, then the schemas parse the request.
 */
export function on<K extends CallName>(key: K, ...steps: [...RequestHandler[], Handler<K>]): Mounted {
  return { key, guards: steps.slice(0, -1) as RequestHandler[], handler: steps.at(-1) as Handler<K> };
}

/** Calls of any resource, for one of them; calls that it does not have are left out. */
export const forResource = (name: string, mounted: readonly Mounted[]): Mounted[] =>
  mounted
    .map((call) => ({ ...call, key: withResource(call.key, name) }))
    .filter(({ key }) => Object.hasOwn(calls, key));

/** Calls behind one more guard. */
export const guardedBy = (guard: RequestHandler, mounted: readonly Mounted[]): Mounted[] =>
  mounted.map((call) => ({ ...call, guards: [guard, ...call.guards] }));

/** The guards that a call's `access` asks for. */
type Guards = { access: Access; verified: RequestHandler };

/**
 * Mounts calls. The most specific path comes first, so that no word is taken for an id. A method that a path does not
 * have is refused with the methods that it has.
 */
export function mountCalls(guards: Guards, mounted: readonly Mounted[]): Router {
  const byPath = Map.groupBy(mounted, ({ key }) => pathOf(key));
  const routers = new Map<string, Router>();
  for (const [path, callsAt] of [...byPath].toSorted(([a], [b]) => (specific(a) < specific(b) ? -1 : 1))) {
    const area = areaOf(path);
    const router = routers.get(area) ?? Router();
    routers.set(area, router);
    const paths = [path, ...callsAt.flatMap(({ key }) => callOf(key).alias ?? [])];
    for (const { key, guards: own, handler } of callsAt) {
      const method = key.slice(0, key.indexOf(' ')).toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      router[method](
        paths,
        ...[rememberPattern(path), neverStored, ...guardsOf(guards, key), ...own],
        answer(key, handler),
      );
    }
    const allowed = callsAt.map(({ key }) => key.slice(0, key.indexOf(' '))).join(', ');
    router.all(paths, rememberPattern(path), (_req, res) => {
      res.set('Allow', allowed);
      throw new ApiError('METHOD_NOT_ALLOWED');
    });
  }
  const ofArea: RequestHandler = (req, res, next) => (routers.get(areaOf(req.path)) ?? pass)(req, res, next);
  const ofEveryResource: RequestHandler = (req, res, next) =>
    ((areaOf(req.path).startsWith('admin/') && routers.get('admin')) || pass)(req, res, next);
  // The area again: the download of a PDF that the API makes continues at the address of that PDF.
  return Router().use(ofArea, ofEveryResource, ofArea);
}

const pass: RequestHandler = (_req, _res, next) => next();

/** Throws where a declared call has no handler. */
export function requireAll(mounted: readonly Mounted[], withMockControls: boolean): void {
  const keys = mounted.map(({ key }) => key);
  const missing = Object.entries(calls).filter(
    ([key, { access }]) => !keys.includes(key as CallKey) && (withMockControls || access !== 'local'),
  );
  const duplicates = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (missing.length + duplicates.length > 0)
    throw new Error(
      `Calls without a handler: ${missing.map(([key]) => key).join(', ')}; with two: ${duplicates.join(', ')}.`,
    );
}

function callOf(key: CallKey): Call {
  const call = calls[key];
  if (!call) throw new Error(`No call is declared as “${key}”.`);
  return call;
}

// A parameter sorts after every word.
const specific = (path: string): string => path.replaceAll(':', '\uFFFF');

/** The first part of a path, or the first two of the console's: a look-up replaces the comparison with every call. */
const areaOf = (path: string): string => {
  const [, first = '', second = ''] = path.toLowerCase().split('/');
  return first !== 'admin' || second.startsWith(':') ? first : `${first}/${second}`;
};

function guardsOf({ access, verified }: Guards, key: CallKey): RequestHandler[] {
  const { access: needed } = callOf(key);
  if (typeof needed === 'object') return [access.allow(needed.verb, needed.subject)];
  if (needed === 'own') return [access.anyone];
  return needed === 'lead' ? [verified] : [];
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

type Answering = { key: CallKey; call: Call; req: Request; fields: readonly string[] | undefined };

async function send(res: Response, { key, call, req, fields }: Answering, handled: unknown): Promise<void> {
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

/** The id in the path; NOT_FOUND where it is malformed. */
export function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}

// A handler can set another.
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
