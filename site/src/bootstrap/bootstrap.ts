import { COOKIE } from '@prospectus/contract/constants';

import { storeVisit } from '../features/enquiry/attribution.ts';
import { UNSENT_KEY } from '../features/enquiry/unsent-key.ts';
import { local, readCookie, session } from '../lib/storage.ts';
import { mayTrack } from '../lib/track.ts';
import { visitorChanges } from '../lib/visitor.ts';
import { hydrate, reloadIfStale } from './hydrate.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { setSessionLabel } from './set-session-label.ts';
import { beginsByItself } from './begins-by-itself.ts';
import { collectLater, countPage } from './count-page.ts';
import { restorePosition } from './restore-position.ts';
import { markLoaded } from './mark-loaded.ts';
import { markMobile } from './mark-mobile.ts';
import { previewToken, showPreview } from './preview.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { startPopups } from './start-popups.ts';
import { startSlides } from './start-slides.ts';

/*
 * All that runs before the first interaction: no framework, at most a few kilobytes. The page hydrates at the first
 * pointer, key, focus or scroll, and by itself only to show a success from before a reload, or where the page has nothing
 * to show until it has called the API.
 */
const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const;
/** Caused by the browser, not the visitor: a page that appears under a pointer at rest is told of a move by nothing. */
const isOfBrowser = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX === 0 && event.movementY === 0
    : event.type === 'focusin' && event.target instanceof Element && event.target.hasAttribute('autofocus');
const begin = (event?: Event) => {
  if (event && isOfBrowser(event)) return;
  for (const name of FIRST_INTERACTIONS) removeEventListener(name, begin, true);
  hydrate().catch(() => undefined);
  collectLater();
};
for (const name of FIRST_INTERACTIONS) addEventListener(name, begin, { capture: true, passive: true });

replayEarlyEvents();
// A preview leaves no trace of a visit.
if (previewToken() === undefined) {
  storeVisit(new URL(location.href), mayTrack() ? document.referrer : undefined, session);
  countPage();
  setSessionLabel();
  visitorChanges.watch(() => hydrate().catch(reloadIfStale));
} else showPreview();
markLoaded();
markMobile();
restorePosition();
startSlides();
if (previewToken() === undefined) {
  prefetchOnIntent();
  startPopups();
}
if (readCookie(COOKIE.showToast) === 'true' || local.getItem(UNSENT_KEY) !== null || beginsByItself())
  hydrate().catch(reloadIfStale);
