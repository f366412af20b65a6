import { ApiError } from '@prospectus/contract';
import type { Request, RequestHandler } from 'express';

/**
 * Refuses calls that another site's page makes in a signed-in browser. The cookie's SameSite=Strict is already
 * not sent by them; this is a second check. Clients that are no browsers send neither header.
 */
export const sameOrigin =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    const site = req.headers['sec-fetch-site'];
    const allowed =
      site === undefined ? isOwn(req, new URL(publicUrl).host) : site === 'same-origin' || site === 'none';
    if (!allowed) throw new ApiError('NOT_ALLOWED', { msg: 'This call must come from our own pages.' });
    next();
  };

function isOwn(req: Request, ownHost: string): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [ownHost, host].includes(new URL(origin).host);
}
