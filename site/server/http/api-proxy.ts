import { Agent, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { ERRORS } from '@prospectus/contract';
import { createProxyMiddleware } from 'http-proxy-middleware';

import type { Log } from '../process/log.ts';

type Options = { apiUrl: string; trustProxy: number; log: Log };

/** Calls and files of the API on the site's origin: passed on as they are, cookies and event streams included. */
export function apiProxy({ apiUrl, trustProxy, log }: Options) {
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: apiUrl,
    changeOrigin: false,
    agent: new Agent({ keepAlive: true, maxSockets: 1_024 }),
    // An API silent for this long counts as down; its event stream sends something every 15 seconds.
    proxyTimeout: 35_000,
    logger: SILENT,
    on: {
      proxyReq: (outgoing, req) => {
        // `X-Forwarded-*` is trusted as far as our own proxies added it.
        const trusted = trustProxy > 0 ? chain(req).slice(-trustProxy) : [];
        outgoing.setHeader('X-Forwarded-For', [...trusted, req.socket.remoteAddress ?? ''].join(', '));
        if (trustProxy === 0) {
          outgoing.setHeader('X-Forwarded-Host', req.headers.host ?? '');
          outgoing.setHeader('X-Forwarded-Proto', 'http');
        }
      },
      error: (error, _req, res) => {
        log.warn({ reason: error.message }, 'the API did not answer');
        unavailable(res);
      },
    },
  });
}

const chain = (req: IncomingMessage) =>
  String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

// Its messages would hold addresses and paths; the handlers above log instead.
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

function unavailable(res: ServerResponse | Socket): void {
  if (!(res instanceof ServerResponse)) return void res.destroy();
  if (res.headersSent) return void res.destroy();
  const { status, msg } = ERRORS.UNAVAILABLE;
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  res.end(JSON.stringify({ msg, code: 'UNAVAILABLE' }));
}
