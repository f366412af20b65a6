import { ApiError, type Failure } from '@prospectus/contract';
import type { ErrorRequestHandler, RequestHandler } from 'express';

import { isUnreachable } from '../database/transactions.ts';

/** Unknown addresses answer in the shape of every failure. */
export const unknownAddress: RequestHandler = (_req, _res, next) => next(new ApiError('NOT_FOUND'));

/** Turns an error into an answer; an unexpected one is logged and answered without details. */
export const answerFailure: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
  const error = named(thrown);
  if (error !== thrown && error.status >= 500) req.log?.error({ err: thrown }, 'unexpected failure');
  if (res.headersSent) {
    next(thrown);
    return;
  }
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter))));
  const body: Failure = {
    msg: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...error.extra,
  };
  res.status(error.status).set('Cache-Control', 'no-store').json(body);
};

// The pool connects again by itself, and a transaction that holds a connection ends soon.
const DATABASE_AWAY_S = 5;

function named(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isUnreachable(thrown)) return new ApiError('UNAVAILABLE', { retryAfter: DATABASE_AWAY_S });
  // Failures of Express's own readers carry a status and a type.
  const { status, type } = thrown as { status?: number; type?: string };
  if (status === 413) return new ApiError('TOO_LARGE');
  if (status === 415 || type === 'encoding.unsupported') return new ApiError('UNSUPPORTED_TYPE');
  if (status !== undefined && status >= 400 && status < 500) return new ApiError('BAD_REQUEST');
  return isDiskFull(thrown) ? new ApiError('UNAVAILABLE', { retryAfter: DISK_FULL_S }) : new ApiError('INTERNAL');
}

const DISK_FULL_S = 60;
// Of the file system, and of PostgreSQL.
const DISK_FULL = ['ENOSPC', '53100'];

function isDiskFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return DISK_FULL.includes(String((thrown as { code?: unknown }).code)) || isDiskFull(thrown.cause);
}
