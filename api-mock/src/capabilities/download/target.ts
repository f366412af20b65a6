import { ApiError } from '@prospectus/contract';

import { numbersOf } from '../../platform/network/public-lookup.ts';

/** Where a file is: at a path of this origin, or at an address of another one that may be asked. */
export type Target = { path: string } | { url: URL };

type Rules = {
  publicUrl: string;
  /** Names of hosts that files may come from; asked only where an address needs it. */
  allowedHosts(): Promise<readonly string[]>;
  /** Origins taken as they are, whatever their scheme, port or host. Only tests name any. */
  alsoAllowed?: readonly string[];
};

const DOWNLOAD = '/download';

/** The address of a file; where that is one of this very call, as a brochure's may be, the one inside it. */
export function addressOf(given: string, publicUrl: string): URL | null {
  const url = URL.parse(given, publicUrl);
  const isOwn = url?.origin === new URL(publicUrl).origin;
  const inner = isOwn && url.pathname === `/api${DOWNLOAD}` ? url.searchParams.get('url') : null;
  return inner === null ? url : addressOf(inner, publicUrl);
}

/** Decides by its address alone whether a file may be fetched, and from where. Throws DOWNLOAD_REFUSED. */
export async function targetOf(given: string, { publicUrl, allowedHosts, alsoAllowed = [] }: Rules): Promise<Target> {
  const url = addressOf(given, publicUrl);
  if (!url || url.username || url.password) throw new ApiError('DOWNLOAD_REFUSED');
  if (url.origin === new URL(publicUrl).origin) return { path: url.pathname };
  url.hash = '';
  if (alsoAllowed.includes(url.origin)) return { url };
  // The port is empty where it is the scheme's own. An address in numbers would pass by the look-up of its name.
  const isPlain = url.protocol === 'https:' && url.port === '' && numbersOf(url) === undefined;
  if (!isPlain || !(await allowedHosts()).includes(url.hostname)) throw new ApiError('DOWNLOAD_REFUSED');
  return { url };
}
