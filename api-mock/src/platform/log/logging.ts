import { randomUUID } from 'node:crypto';

import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

import { patternOf } from '../calls/calls.ts';

/** The process's log: JSON lines without personal data. Fields that could hold some are redacted by name as well. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: ['mobile', 'phone', 'phoneNumber', 'email', 'name', 'otp', 'password', 'to', 'token'].flatMap((key) => [
          key,
          `*.${key}`,
          `*.*.${key}`,
        ]),
        censor: '[cut]',
      },
      serializers: {
        err: ({ name, code, stack }: Error & { code?: string }) => ({ name, code, stack: framesOnly(stack) }),
      },
    },
    destination,
  );

/** One line a request: its id, the pattern of its route (never its address), status and time. */
export function requestLog(log: Logger): RequestHandler {
  const http = pinoHttp({
    // These lines hold nothing to redact, and looking for it takes a tenth of a cached answer's time.
    logger: log.child({}, { redact: [] }),
    genReqId: (req, res) => {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { id: string; method: string }) => ({ id: req.id, method: req.method }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customSuccessObject: (req, _res, line: object) => ({ ...line, route: patternOf(req) }),
    customErrorObject: (req, _res, _error, line: object) => ({ ...line, route: patternOf(req) }),
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
  });
  return (req, res, next) => http(req, res, next);
}

// A failure's message may quote the row it failed on; the frames do not.
const framesOnly = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
