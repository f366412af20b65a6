import { ApiError, type CallName, pathOf } from '@prospectus/contract';
import type { RequestHandler } from 'express';

import { numbersOf } from '../../platform/network/public-lookup.ts';

/** A file at a path of this origin, or at an address of an allowed one. */
export type Target = { path: string } | { url: URL };

type Rules = {
  publicUrl: string;
  /** Names of allowed hosts; read only if an address needs them. */
  allowedHosts(): Promise<readonly string[]>;
  /** Origins that are allowed whatever their scheme, port or host; for tests only. */
  alsoAllowed?: readonly string[];
};

const DOWNLOAD = '/download';

/** The address of a file; the inner address of one that is itself a download, as a brochure's may be. */
function addressOf(text: string, publicUrl: string): URL | null {
  const url = URL.parse(text, publicUrl);
  const isOwn = url?.origin === new URL(publicUrl).origin;
  const inner = isOwn && url.pathname === `/api${DOWNLOAD}` ? url.searchParams.get('url') : null;
  return inner === null ? url : addressOf(inner, publicUrl);
}

/** Checks by its address whether a file may be fetched; throws DOWNLOAD_REFUSED. */
export async function targetOf(text: string, { publicUrl, allowedHosts, alsoAllowed = [] }: Rules): Promise<Target> {
  const url = addressOf(text, publicUrl);
  if (!url || url.username || url.password) throw new ApiError('DOWNLOAD_REFUSED');
  if (url.origin === new URL(publicUrl).origin) return { path: url.pathname };
  url.hash = '';
  if (alsoAllowed.includes(url.origin)) return { url };
  // A numeric address would bypass the check of the name's lookup. The scheme's own port is empty.
  const isPlain = url.protocol === 'https:' && url.port === '' && numbersOf(url) === undefined;
  if (!isPlain || !(await allowedHosts()).includes(url.hostname)) throw new ApiError('DOWNLOAD_REFUSED');
  return { url };
}

const GENERATED_FILES: readonly CallName[] = ['GET /brochure/:id', 'GET /family/:language/:id'];
const PATHS = GENERATED_FILES.map((key) => pathOf(key).replaceAll(/:\w+/g, '[^/]+'));
const GENERATED = new RegExp(`^/api(${PATHS.join('|')})$`);

/** Forwards a PDF of this origin that is generated on request to its own call. */
export const forwardGenerated =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    const { url: address, name } = req.query;
    const url = typeof address === 'string' ? addressOf(address, publicUrl) : null;
    const [, path] = (url?.origin === new URL(publicUrl).origin && GENERATED.exec(url.pathname)) || [];
    if (path === undefined) return next();
    req.url = typeof name === 'string' ? `${path}?${new URLSearchParams({ name }).toString()}` : path;
    next('router');
  };
