import { startCarousel } from '@prospectus/design-system';
import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';

import { storeVisit } from '../features/enquiry/attribution.ts';
import { UNSENT_KEY } from '../features/enquiry/unsent-key.ts';
import { isWide } from '../lib/is-wide.ts';
import { local, readCookie, session, writeCookie } from '../lib/storage.ts';
import { mayTrack } from '../lib/track.ts';
import { visitorChanges } from '../lib/visitor.ts';
import { collectLater, countPage } from './count-page.ts';
import { hydrate, reloadIfStale } from './hydrate.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { previewToken, showPreview } from './preview.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { restorePosition } from './restore-position.ts';
import { startPopups } from './start-popups.ts';

/*
 * Everything that runs before the first interaction: no framework, at most a few kilobytes. The page hydrates at the
 * first pointer, key, focus or scroll event; without one only to show a success from before a reload, to send a stored
 * enquiry, or if the page is incomplete until it has called the API (`data-begin`, on wide screens `data-begin="wide"`).
 */
const FIRST_INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

/** Caused by the browser, not the visitor: a pointer at rest on a new page, or `autofocus`. */
const isOfBrowser = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX === 0 && event.movementY === 0
    : event.type === 'focusin' && event.target instanceof Element && event.target.hasAttribute('autofocus');

const begin = (event: Event) => {
  if (isOfBrowser(event)) return;
  for (const name of FIRST_INTERACTIONS) removeEventListener(name, begin, true);
  hydrate().catch(() => undefined);
  collectLater();
};

/** Sets the cookie that labels the visit with a random six-digit number for 30 days (§9). It identifies nobody. */
function setSessionLabel(): void {
  if (readCookie(COOKIE.sessionLabel) !== undefined) return;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  writeCookie(COOKIE.sessionLabel, String(100_000 + (random % 900_000)), COOKIE_MAX_AGE.session);
}

/** Hides the progress bar once the document and its files have loaded (SECT-13). */
function markLoaded(): void {
  const mark = () => document.documentElement.toggleAttribute('data-loaded', true);
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark, { once: true });
}

/** Marks mobile devices on the root element; `?showMobile=true` forces it (§4). */
function markMobile(): void {
  const forced = new URLSearchParams(location.search).get('showMobile') === 'true';
  const mobile = forced || matchMedia('(hover: none) and (pointer: coarse)').matches;
  document.documentElement.toggleAttribute('data-mobile', mobile);
}

/** Advances the slides of the first screen until the page is hydrated. */
function startSlides(): void {
  for (const track of document.querySelectorAll('[data-slides-track]'))
    if (track.parentElement) startCarousel(track.parentElement);
}

const needsNoInteraction = (): boolean =>
  readCookie(COOKIE.showToast) === 'true' ||
  local.getItem(UNSENT_KEY) !== null ||
  document.querySelector('[data-begin=""]') !== null ||
  (isWide() && document.querySelector('[data-begin="wide"]') !== null);

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
if (needsNoInteraction()) hydrate().catch(reloadIfStale);
