import type { Call } from '../../../testing/calls.ts';

const IN_HTML = /(?:href|src)="(\/[^"]*)"/g;

/** Every address of this origin in an answer: in fields, and in links of rich texts. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith('/') ? [value] : [...value.matchAll(IN_HTML)].map(([, address = '']) => address);
  if (typeof value !== 'object' || value === null) return [];
  // The start of a redirect is no link.
  return Object.entries(value).flatMap(([key, field]) => (key === 'from' ? [] : linksIn(field)));
}

/** Fixed addresses of the site (§2). */
const FIXED: ReadonlySet<string> = new Set([
  '/launchpad',
  '/referral-dashboard',
  '/refurl',
  '/influencer',
  '/online-degree-education-learning-courses-ct',
  '/admissionportal/',
  '/blog',
  '/compare',
  '/enquire',
]);

/** Whether a path is that of a file: an uploaded one, or one that the API makes, such as a brochure. */
export const isFile = (path: string): boolean => /^\/(media|api)\//.test(path);

/** Whether an address is a file, a fixed route of the site, or a page of the API. */
export async function leadsSomewhere(call: Call, origin: string, address: string): Promise<boolean> {
  const { pathname: path } = new URL(address, origin);
  if (FIXED.has(path)) return true;
  if (isFile(path)) return (await fetch(`${origin}${path}`)).ok;
  for (const read of readsFor(path)) {
    const { status, body } = await call('GET', read);
    if (status === 200 && pathOf(body) === path) return true;
  }
  return false;
}

function readsFor(path: string): string[] {
  if (path === '/') return ['/homepage/home'];
  if (path === '/live-lecture') return ['/auxiliary/live-lecture'];
  if (/^\/(auxiliary|blog)\//.test(path)) return [path];
  const [one, two, ...rest] = path.slice(1).split('/');
  if (rest.length > 0) return [];
  if (two) return [`/programpage/${two}?parent=${one}`, `/landingpage/${two}?parent=${one}`];
  return [`/homepage/${one}`, `/programpage/${one}`, `/landingpage/${one}`];
}

function pathOf(body: unknown): string | undefined {
  const { data } = body as { data: { path?: string; program?: { path: string } } };
  return data.path ?? data.program?.path;
}
