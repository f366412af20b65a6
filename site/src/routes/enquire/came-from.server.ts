import { readTracking } from '@prospectus/contract/tracking';

/** A path of this site and nothing else: it is printed as a link. */
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The path, where it is one that may be printed as a link. */
export const pathIn = (text: string): string | null => (PATH.test(text) ? text : null);

/** What a query says of where its visitor came from, as one; nothing else of it is carried. */
export const entryIn = (query: URLSearchParams): string => new URLSearchParams(readTracking(query)).toString();

/** The page of this site that led to the request, as the browser says; null where it says nothing. */
export function pageBefore(request: Request, publicUrl: string): URL | null {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.origin === new URL(publicUrl).origin && page.pathname !== '/enquire' ? page : null;
}

const CAMPAIGNS = new Set(['/online-degree-education-learning-courses-ct', '/influencer', '/refurl']);

/** Whether a path is a campaign's, which has a list of programmes of its own (LEAD-33). */
export const isCampaign = (path: string): boolean => CAMPAIGNS.has(path) || path.endsWith('lp');
