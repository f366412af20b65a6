import type { VisitSource } from '@prospectus/contract';

import { VISIT_SOURCE_KEY } from './visit-source-key.ts';

const KNOWN: readonly (readonly [RegExp, VisitSource])[] = [
  [/google|bing|yahoo|duckduckgo|ecosia|yandex|baidu/, 'search'],
  [/facebook|instagram|linkedin|youtube|twitter|^x$|^t\.co$|x\.com|pinterest|quora|reddit|telegram/, 'social'],
  [/whatsapp|sms|mail|newsletter/, 'message'],
];

/**
 * Where the visit came from, as one of a few words: from the campaign's parameters or the page before, of which nothing
 * else is stored. The first page of the visit decides.
 */
export function visitSource(address: URL, referrer: string, storage: Storage): VisitSource {
  const before = storage.getItem(VISIT_SOURCE_KEY);
  if (before !== null) return before as VisitSource;
  const source = sourceOf(address, referrer);
  storage.setItem(VISIT_SOURCE_KEY, source);
  return source;
}

function sourceOf({ pathname, searchParams, origin }: URL, referrer: string): VisitSource {
  if (pathname === '/refurl') return 'referral';
  const campaign = (searchParams.get('utm_source') ?? searchParams.get('media'))?.toLowerCase();
  if (campaign) return wordFor(campaign) ?? 'campaign';
  const from = URL.parse(referrer);
  if (!from || from.origin === origin) return 'direct';
  return wordFor(from.hostname) ?? 'website';
}

const wordFor = (text: string): VisitSource | undefined => KNOWN.find(([pattern]) => pattern.test(text))?.[1];
