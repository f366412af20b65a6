import { COOKIE } from '@prospectus/contract/constants';

import { rememberEntry } from '../features/enquiry/attribution.ts';
import { readCookie } from '../lib/cookies.ts';
import { fetchAhead } from './fetchAhead.ts';
import { hydrate } from './hydrate.ts';
import { holdEarlyPresses } from './holdEarlyPresses.ts';
import { labelSession } from './labelSession.ts';
import { markLoaded } from './markLoaded.ts';
import { markMobile } from './markMobile.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { refreshRestoredPage } from './refreshRestoredPage.ts';
import { startSlides } from './startSlides.ts';

/*
 * All that runs untouched: no framework, at most a few kilobytes. The page itself comes to life at the first pointer,
 * key, focus or scroll; never by itself, save to say what was achieved before a reload, or where the page has nothing to
 * show until it has asked.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;
const begin = (event?: Event) => {
  // The browser's own doing, not the visitor's.
  if (event?.type === 'focusin' && event.target instanceof Element && event.target.hasAttribute('autofocus')) return;
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  void hydrate().catch(() => undefined);
};
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });

holdEarlyPresses();
rememberEntry(new URL(location.href), sessionStorage);
labelSession();
markLoaded();
markMobile();
startSlides();
refreshRestoredPage();
fetchAhead();
prefetchOnIntent();
if (readCookie(COOKIE.showToast) === 'true' || document.querySelector('[data-begin]')) begin();
