import { COOKIE, POPUP } from '@prospectus/contract/constants';

import { readCookie } from '../../lib/cookies.ts';
import { session } from '../../lib/storage.ts';
import { openRequests } from '../openers/open-requests.ts';
import { isOccupied } from './is-occupied.ts';
import { mayShowPopup, type PopupFacts, type PopupTrigger } from './popup-rules.ts';
import { popupRequests } from './popup-requests.ts';

/** Paths where the visitor is enquiring already, or about to leave for the portal. */
const WITHOUT = /^\/(enquire|my-enquiry|admissionportal)(\/|$)/;
const AGAIN_MS = 5_000;

/**
 * Shows the pop-up that is due, where one may be shown. `hydrate` brings the page's code. Who is busy with a form or
 * a dialog is not interrupted: the delay pop-up waits, the exit pop-up comes with the next exit.
 */
export async function askForPopup(trigger: PopupTrigger, hydrate: () => Promise<void>): Promise<void> {
  if (WITHOUT.test(location.pathname) || !mayShowPopup(factsNow())) return;
  // Who is busy while the pointer leaves stays uninterrupted, even if the dialog is closed before the code has come.
  if (trigger === 'exit' && isBusy()) return;
  await hydrate();
  if (isBusy()) {
    if (trigger === 'delay') setTimeout(() => void askForPopup(trigger, hydrate), AGAIN_MS);
    return;
  }
  // The other may have been shown while the code was on its way.
  if (!mayShowPopup(factsNow())) return;
  session.setItem(POPUP.flags[trigger], '1');
  popupRequests.show(trigger);
}

const isBusy = (): boolean => openRequests.current() !== null || isOccupied();
const isShown = (flag: string): boolean => session.getItem(flag) === '1';

const factsNow = (): PopupFacts => ({
  verified:
    document.documentElement.dataset['visitor'] === 'verified' || readCookie(COOKIE.isUserVerified) !== undefined,
  shownOnDelay: isShown(POPUP.flags.delay),
  shownOnExit: isShown(POPUP.flags.exit),
});
