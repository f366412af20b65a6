import type { VisitSource } from '@prospectus/contract';
import { readTracking } from '@prospectus/contract/tracking';

const KNOWN: readonly (readonly [RegExp, VisitSource])[] = [
  [/google|bing|yahoo|duckduckgo|ecosia|yandex|baidu/, 'search'],
  [/facebook|instagram|linkedin|youtube|twitter|^x$|^t\.co$|x\.com|pinterest|quora|reddit|telegram/, 'social'],
  [/whatsapp|sms|mail|newsletter/, 'message'],
];

/** Where an arrival came from, as one of a few words: from the campaign's parameters or the page before. */
export function sourceOf({ pathname, searchParams, origin }: URL, referrer: string): VisitSource {
  if (pathname === '/refurl') return 'referral';
  const { media } = readTracking(searchParams);
  if (media) return wordFor(media.toLowerCase()) ?? 'campaign';
  const from = URL.parse(referrer);
  if (!from || from.origin === origin) return 'direct';
  return wordFor(from.hostname) ?? 'website';
}

const wordFor = (text: string): VisitSource | undefined => KNOWN.find(([pattern]) => pattern.test(text))?.[1];
