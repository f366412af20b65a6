import type { IncomingMessage } from 'node:http';

/** Forms are sent by pages of this site; a browser says where one came from. */
export function isSameOriginForm(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  if (req.headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
