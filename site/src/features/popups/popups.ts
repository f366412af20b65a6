import { COOKIE, POPUP, POPUP_KIND } from '@prospectus/contract/constants';

import { track } from '../../lib/track.ts';
import { readCookie, session } from '../../lib/storage.ts';
import { openRequests } from '../openers/open-requests.ts';

/** What asks for a pop-up: time on the page, or a pointer that leaves it. */
export type PopupTrigger = keyof typeof POPUP.flags;

/** Whether a verified lead exists, and which pop-ups this session has shown. */
type PopupFacts = { verified: boolean; shownOnDelay: boolean; shownOnExit: boolean };

/** A pop-up may show only where no verified lead exists and neither has been shown (POPUP-03). */
export const mayShowPopup = ({ verified, shownOnDelay, shownOnExit }: PopupFacts): boolean =>
  !verified && !shownOnDelay && !shownOnExit;

/** The promotional banner where staff have switched one on, else the lead modal (POPUP-01). */
export const popupKind = (banner: unknown): (typeof POPUP_KIND)[keyof typeof POPUP_KIND] =>
  banner ? POPUP_KIND.PROMOTIONALPOPUP : POPUP_KIND.DEFAULT;

/**
 * The origin of a lead from the promotional banner. One that came by delay counts as the delay pop-up's, whose campaign
 * is 'Delay' (POPUP-04).
 */
export const bannerOrigin = (trigger: PopupTrigger) => (trigger === 'delay' ? 'delay' : 'promotional');

let current: PopupTrigger | null = null;
const listeners = new Set<() => void>();

function set(next: PopupTrigger | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The pop-up that is shown, by what asked for it. */
export const popupRequests = {
  current: (): PopupTrigger | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (trigger: PopupTrigger): void => {
    track('popup_shown', { popup: trigger });
    set(trigger);
  },
  /** Hands the pop-up over to the lead modal, which says when it is closed. */
  handOver: (): void => set(null),
  close: (): void => {
    if (current) track('popup_closed', { popup: current });
    set(null);
  },
};

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether the visitor is busy with a form or another dialog, or the page is in a background tab. */
const isOccupied = (page: Document = document): boolean =>
  page.visibilityState === 'hidden' ||
  page.querySelector(OPEN) !== null ||
  (page.activeElement?.matches(FIELDS) ?? false) ||
  [
    ...page.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'form :is(input, select, textarea)',
    ),
  ].some(isFilled);

/** Whether a field has another value than the page gave it. */
function isFilled(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if ('options' in field) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return !NOT_TYPED.has(field.type) && field.value !== '';
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset']);

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
