import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import {
  ApiError,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type CallShape,
  type CallShapes,
  consoleCalls,
  consoleSubjects,
} from '@prospectus/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';

import { type Access, checkRecord } from '../http/access.ts';
import { parse } from '../http/parse.ts';
import { refuseOtherMethods, rememberPattern, SENT } from '../http/route.ts';
import { isId } from './column.ts';
import { type RecordPage, sendList } from './list-answer.ts';
import { readWantedFields } from './list-query.ts';

/** What a handler is given: query and body already read by the call's schemas, fields of records left to it. */
export type ConsoleRequest<C extends CallShape = CallShape> = {
  query: CallQuery<C>;
  body: CallBody<C>;
  /** A parameter of the path. */
  param(name: string): string;
  /** The fields a list is asked for; undefined for all. What else a handler gives is left out of the answer. */
  fields: readonly string[] | undefined;
  req: Request;
  res: Response;
};
/** A file that is sent as it is read. */
export type StreamedFile = { name: string; type: string; parts: AsyncIterable<string> };
/** What a handler answers: a page of a list, a record (undefined is NOT_FOUND), or what the call declares. */
type Handled<C extends CallShape> = C extends { streamed: true }
  ? StreamedFile
  : C['answer'] extends 'records'
    ? RecordPage
    : C['answer'] extends 'record'
      ? object | undefined
      : CallAnswer<C, never>;
type Answered<C extends CallShape> = Handled<C> | typeof SENT;
type Handler<C extends CallShape> = (request: ConsoleRequest<C>) => Answered<C> | Promise<Answered<C>>;
export type ConsoleHandlers<T extends CallShapes = typeof consoleCalls> = { [N in keyof T]?: Handler<T[N]> };

/**
 * Mounts the calls that the contract declares for a subject, each behind the permission it asks for. A call that is
 * declared and has no handler throws at the start; a handler of a call that the subject does not have is left out.
 * What is in `before` comes after the guard, as the reading of an uploaded file does.
 */
export function consoleRouter<T extends CallShapes = typeof consoleCalls>(
  { access }: { access: Access },
  subject: string,
  handlers: ConsoleHandlers<NoInfer<T>>,
  calls: T = consoleCalls as unknown as T,
  before: readonly RequestHandler[] = [],
): Router {
  const declared = consoleSubjects.find(({ name }) => name === subject)?.calls ?? {};
  const router = Router();
  router.use(leaveUnlessBelow(`/admin/${subject}`));
  const mounted = Object.entries<CallShape>(calls)
    .filter(([name]) => name in declared)
    .map(([name, call]) => ({
      ...call,
      listed: listedFields(declared[name]?.answer),
      path: `/admin/${subject}${call.path}` as const,
      handler: handlerOf(handlers, name),
    }));
  for (const { handler, listed, ...call } of mounted) {
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](
      call.path,
      rememberPattern(call.path),
      access.allow(call.verb, subject),
      ...before,
      async (req, res) => {
        const fields = listed && readWantedFields(req.query, listed);
        const answer: unknown = await handler({ ...requestOf(call, req), res, fields });
        if (call.streamed && answer !== SENT) await sendFile(res, answer as StreamedFile);
        else send(res, { subject, call, req, fields }, answer);
      },
    );
  }
  refuseOtherMethods(router, mounted);
  return router;

  function handlerOf(given: ConsoleHandlers<T>, name: string): Handler<CallShape> {
    const handler = given[name] as Handler<CallShape> | undefined;
    if (!handler) throw new Error(`The call “${name}” on ${subject} is declared and has no handler.`);
    return handler;
  }
}

/** Leaves a router whose calls are all below an address: one comparison instead of one with every call. */
function leaveUnlessBelow(address: string): RequestHandler {
  const below = new RegExp(`^${address}(/|$)`, 'i');
  return (req, _res, next) => next(below.test(req.path) ? undefined : 'router');
}

/** The id in the path; what cannot be one names no record. */
export function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}

/** The names of the fields of a list's records; undefined for a call that answers no list of records. */
function listedFields(answer: z.core.$ZodType | undefined): string[] | undefined {
  if (!(answer instanceof z.ZodArray) || !(answer.element instanceof z.ZodObject)) return undefined;
  return Object.keys(answer.element.shape);
}

function requestOf({ params = {}, query, body }: CallShape, req: Request): Omit<ConsoleRequest, 'fields' | 'res'> {
  for (const [name, schema] of Object.entries(params)) {
    if (!z.safeParse(schema, req.params[name]).success) throw new ApiError('NOT_FOUND');
  }
  return {
    query: query && parse(query, req.query),
    body: typeof body === 'object' ? parse(body, req.body) : undefined,
    param: (name) => String(req.params[name] ?? ''),
    req,
  } as Omit<ConsoleRequest, 'fields' | 'res'>;
}

async function sendFile(res: Response, { name, type, parts }: StreamedFile): Promise<void> {
  res.set('Cache-Control', 'no-store').attachment(name).type(type);
  await pipeline(Readable.from(parts), res);
}

type Sent = { subject: string; call: CallShape; req: Request; fields: readonly string[] | undefined };

function send(res: Response, { subject, call, req, fields }: Sent, answer: unknown): void {
  if (answer === SENT) return;
  res.set('Cache-Control', 'no-store').status(call.status ?? 200);
  if (call.answer === 'records') {
    sendList(res, subject, answer as RecordPage, fields);
    return;
  }
  if (call.answer === 'record' && answer === undefined) throw new ApiError('NOT_FOUND');
  if (call.answer === 'record' && call.method === 'GET') checkRecord(req, answer as object);
  res.json(call.wrapped ? { data: answer } : answer);
}
