import type { IncomingMessage, ServerResponse } from 'node:http';

import { pinoHttp } from 'pino-http';

import type { Log } from './log.ts';
import { inRequest, ownForm, requestIdFrom } from './request-id.ts';
import { inRequestSpan } from './spans.ts';

type Options<Req> = {
  log: Log;
  /** The pattern of the route that answered: an address may hold personal data. */
  routeOf: (req: Req) => string;
  /** What else the line of a request says. */
  alsoLogged?: (req: Req, res: ServerResponse) => object;
};

/** Runs a request under its id and in its span, without a line in the log. */
export function continueRequest(
  req: IncomingMessage,
  res: ServerResponse,
  routeOf: () => string,
  work: (id: string) => void,
): void {
  const id = requestIdFrom(req.headers['x-request-id']);
  inRequest(ownForm(id), () => inRequestSpan(req, res, routeOf, () => work(id)));
}

const idOf = ({ id }: IncomingMessage): string => (typeof id === 'string' ? id : '');

/** Gives a request its id, writes one line about it, and traces it. */
export function observeRequests<Req extends IncomingMessage>({ log, routeOf, alsoLogged }: Options<Req>) {
  const line = (req: Req, res: ServerResponse, own: object) => ({
    ...own,
    requestId: ownForm(idOf(req)),
    route: routeOf(req),
    ...alsoLogged?.(req, res),
  });
  const http = pinoHttp<Req>({
    // These lines hold nothing to redact, and looking for it takes a tenth of a cached answer's time.
    logger: log.child({}, { redact: [] }),
    genReqId: (req, res) => {
      const id = requestIdFrom(req.headers['x-request-id']);
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { id: string; method: string }) => ({ id: req.id, method: req.method }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      // Of the library itself; a failure has a line of its own.
      err: () => undefined,
    },
    customSuccessObject: (req, res, own: object) => line(req, res, own),
    customErrorObject: (req, res, _error, own: object) => line(req, res, own),
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
  });
  return (req: Req, res: ServerResponse, next: () => void): void => {
    http(req, res);
    inRequest(ownForm(idOf(req)), () => inRequestSpan(req, res, () => routeOf(req), next));
  };
}
