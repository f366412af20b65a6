import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { ApplicationMetrics } from './metrics.ts';

type Options = {
  metrics: ApplicationMetrics;
  publicUrl: string;
  mode: 'local' | 'production';
  /** Of the scraper; without one, `local` answers programs on this machine, and `production` nobody. */
  token: string | undefined;
};

/**
 * Answers `GET /metrics`; returns false where it must not, so that the address is an unknown one. The public host never
 * has it, whatever a proxy passes on.
 */
export function metricsEndpoint({ metrics, publicUrl, mode, token }: Options) {
  const publicHost = new URL(publicUrl).host;
  const mayRead = (req: IncomingMessage): boolean => {
    if (req.headers.host === publicHost) return false;
    if (token !== undefined) return isSame(req.headers.authorization ?? '', `Bearer ${token}`);
    return mode === 'local' && LOOPBACK_HOST.test(req.headers.host ?? '') && isDirect(req);
  };
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.url !== '/metrics' || req.method !== 'GET' || !mayRead(req)) return false;
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' }).end(text),
      () => res.writeHead(503).end(),
    );
    return true;
  };
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const isDirect = ({ headers, socket }: IncomingMessage): boolean =>
  /^(?:::1|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  ['forwarded', 'x-forwarded-for', 'via'].every((name) => headers[name] === undefined);

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
