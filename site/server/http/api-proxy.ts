import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

import { ERRORS } from '@prospectus/contract';
import { continueRequest, type Log, outgoingHeaders } from '@prospectus/telemetry';

import { forwardedFor } from './forwarding-fetch.ts';
import { routeOf } from './route-of.ts';

type Options = {
  apiUrl: string;
  trustProxy: number;
  log: Log;
  /** Headers of an answer that is not the API's. */
  common?: Readonly<Record<string, string>>;
  /** Ends event streams, which could otherwise last for minutes: the client opens them again elsewhere. */
  stopping?: AbortSignal;
  /** Called with the head of every answer. */
  onAnswer?: (req: IncomingMessage, answer: IncomingMessage) => void;
};

/** An API silent for this long counts as down; its event stream sends something every 15 seconds. */
const SILENCE_MS = 35_000;
/** Headers of one connection, which are not forwarded. A request's transfer encoding is: it frames the body. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];
/** Always forwarded: without its length the body of a request would be read as the next request. */
const FRAMING = ['host', 'content-length', 'transfer-encoding'];
/** Traces begin here: a browser's could be made up, and hold anything. */
const TRACE = ['traceparent', 'tracestate', 'baggage'];

const EVENTS = /^text\/event-stream/;

/** Names of the headers of one connection: the standard ones, and those that `Connection` lists. */
function hopByHop({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  const listed = connection.split(',').map((name) => name.trim().toLowerCase());
  return new Set([...HOP_BY_HOP, ...TRACE, ...listed.filter((name) => !FRAMING.includes(name))]);
}

/** Calls and files of the API on the site's origin: streamed both ways as they are, cookies and event streams included. */
export function apiProxy({ apiUrl, trustProxy, log, common, stopping, onAnswer }: Options) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const { request, Agent } = (protocol === 'https:' ? https : http) as typeof http;
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });

  const forward = (req: IncomingMessage, res: ServerResponse, requestId: string): void => {
    const headers: Record<string, string | string[] | undefined> = {};
    const dropped = hopByHop(req.headers);
    for (const [name, value] of Object.entries(req.headers)) if (!dropped.has(name)) headers[name] = value;
    // `X-Forwarded-*` is trusted as far as our own proxies added it.
    headers['x-forwarded-for'] = forwardedFor(req, trustProxy);
    if (trustProxy === 0) {
      headers['x-forwarded-host'] = req.headers.host ?? '';
      headers['x-forwarded-proto'] = 'http';
    }
    Object.assign(headers, outgoingHeaders(requestId));
    const outgoing = request({
      hostname,
      port,
      method: req.method,
      path: req.url,
      headers,
      agent,
      timeout: SILENCE_MS,
    });
    outgoing.on('response', (answer) => {
      onAnswer?.(req, answer);
      const { rawHeaders, statusCode = 502, statusMessage = '' } = answer;
      const own = new Set([...hopByHop(answer.headers), 'transfer-encoding']);
      const forwarded = rawHeaders.filter((_, at) => !own.has((rawHeaders[at & ~1] ?? '').toLowerCase()));
      res.writeHead(statusCode, statusMessage, forwarded);
      const end = () => res.end();
      if (EVENTS.test(answer.headers['content-type'] ?? ''))
        if (stopping?.aborted) end();
        else stopping?.addEventListener('abort', end);
      pipeline(answer, res, () => stopping?.removeEventListener('abort', end));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('it was silent for too long')));
    outgoing.on('error', (error) => {
      if (res.closed) return;
      log.warn({ reason: error.message }, 'the API did not answer');
      unavailable(res, requestId, common);
    });
    res.on('close', () => res.writableFinished || outgoing.destroy());
    req.pipe(outgoing);
  };
  return (req: IncomingMessage, res: ServerResponse): void =>
    continueRequest(
      req,
      res,
      () => routeOf(req.url),
      (requestId) => forward(req, res, requestId),
    );
}

function unavailable(res: ServerResponse, requestId: string, common: Options['common']): void {
  if (res.headersSent) return void res.destroy();
  const { status, msg } = ERRORS.UNAVAILABLE;
  res.writeHead(status, {
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    'X-Request-Id': requestId,
  });
  res.end(JSON.stringify({ msg, code: 'UNAVAILABLE' }));
}
