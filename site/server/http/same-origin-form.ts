import type { IncomingMessage } from 'node:http';

/** Whether a form was sent by a page of this site, as the browser's headers say. */
export function isSameOriginForm(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  if (req.headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
