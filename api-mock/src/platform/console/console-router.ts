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
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';

import { type Access, checkRecord } from '../http/access.ts';
import { parse } from '../http/parse.ts';
import { refuseOtherMethods, rememberPattern } from '../http/route.ts';
import { isId } from './column.ts';
import { type RecordPage, sendList } from './list-answer.ts';

/** What a handler is given: query and body already read by the call's schemas, fields of records left to it. */
type ConsoleRequest<C extends CallShape = CallShape> = {
  query: CallQuery<C>;
  body: CallBody<C>;
  /** A parameter of the path. */
  param(name: string): string;
  req: Request;
};
/** What a handler answers: a page of a list, a record (undefined is NOT_FOUND), or what the call declares. */
type Handled<C extends CallShape> = C['answer'] extends 'records'
  ? RecordPage
  : C['answer'] extends 'record'
    ? object | undefined
    : CallAnswer<C, never>;
type Handler<C extends CallShape> = (request: ConsoleRequest<C>) => Handled<C> | Promise<Handled<C>>;
export type ConsoleHandlers<T extends CallShapes = typeof consoleCalls> = { [N in keyof T]?: Handler<T[N]> };

/**
 * Mounts the calls that the contract declares for a subject, each behind the permission it asks for. A call that is
 * declared and has no handler throws at the start; a handler of a call that the subject does not have is left out.
 */
export function consoleRouter<T extends CallShapes = typeof consoleCalls>(
  { access }: { access: Access },
  subject: string,
  handlers: ConsoleHandlers<NoInfer<T>>,
  calls: T = consoleCalls as unknown as T,
): Router {
  const declared = consoleSubjects.find(({ name }) => name === subject)?.calls ?? {};
  const router = Router();
  const mounted = Object.entries<CallShape>(calls)
    .filter(([name]) => name in declared)
    .map(([name, call]) => ({
      ...call,
      path: `/admin/${subject}${call.path}` as const,
      handler: handlerOf(handlers, name),
    }));
  for (const { handler, ...call } of mounted) {
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](call.path, rememberPattern(call.path), access.allow(call.verb, subject), async (req, res) =>
      send(res, { subject, call, req }, await handler(requestOf(call, req))),
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

/** The id in the path; what cannot be one names no record. */
export function idOf(req: Request): string {
  const { id } = req.params;
  if (!isId(id)) throw new ApiError('NOT_FOUND');
  return id;
}

function requestOf({ params = {}, query, body }: CallShape, req: Request): ConsoleRequest {
  for (const [name, schema] of Object.entries(params)) {
    if (!z.safeParse(schema, req.params[name]).success) throw new ApiError('NOT_FOUND');
  }
  return {
    query: query && parse(query, req.query),
    body: typeof body === 'object' ? parse(body, req.body) : undefined,
    param: (name) => String(req.params[name] ?? ''),
    req,
  } as ConsoleRequest;
}

type Sent = { subject: string; call: CallShape; req: Request };

function send(res: Response, { subject, call, req }: Sent, answer: unknown): void {
  res.set('Cache-Control', 'no-store').status(call.status ?? 200);
  if (call.answer === 'records') {
    sendList(res, subject, answer as RecordPage);
    return;
  }
  if (call.answer === 'record' && answer === undefined) throw new ApiError('NOT_FOUND');
  if (call.answer === 'record' && call.method === 'GET') checkRecord(req, answer as object);
  res.json(call.wrapped ? { data: answer } : answer);
}
