import { COOKIE, POPUP, POPUP_KIND } from '@prospectus/contract/constants';

import { readCookie, session } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { track } from '../../lib/track.ts';
import { openRequests } from '../openers/open-requests.ts';

/** The cause of a pop-up: time on the page, or a pointer that leaves it. */
export type PopupTrigger = keyof typeof POPUP.flags;

type PopupState = { verified: boolean; shownOnDelay: boolean; shownOnExit: boolean };

/** At most one pop-up per session, and none for a verified visitor (POPUP-03). */
export const mayShowPopup = ({ verified, shownOnDelay, shownOnExit }: PopupState): boolean =>
  !verified && !shownOnDelay && !shownOnExit;

/** The promotional banner if staff have switched one on, else the lead modal (POPUP-01). */
export const popupKind = (banner: unknown): (typeof POPUP_KIND)[keyof typeof POPUP_KIND] =>
  banner ? POPUP_KIND.PROMOTIONALPOPUP : POPUP_KIND.DEFAULT;

/** The origin of a lead from the promotional banner; after a delay it has the campaign 'Delay' (POPUP-04). */
export const bannerOrigin = (trigger: PopupTrigger) => (trigger === 'delay' ? 'delay' : 'promotional');

const store = createStore<PopupTrigger | null>(null);

/** The pop-up that is shown, by its cause. */
export const popupRequests = {
  ...store,
  close: (): void => {
    const popup = store.current();
    if (popup) track('popup_closed', { popup });
    store.set(null);
  },
};

/** Paths of the enquiry and the portal. */
const WITHOUT_POPUPS = /^\/(enquire|my-enquiry|admissionportal)(\/|$)/;
const RETRY_MS = 5_000;

/**
 * Shows a pop-up if that is allowed. A visitor who is busy with a form or a dialog is not interrupted: the delay pop-up
 * is retried, the exit pop-up comes with the next exit.
 */
export async function askForPopup(trigger: PopupTrigger, hydrate: () => Promise<void>): Promise<void> {
  if (WITHOUT_POPUPS.test(location.pathname) || !mayShowPopup(currentState())) return;
  // Checked now as well: a dialog may be closed while the page hydrates.
  if (trigger === 'exit' && isBusy()) return;
  await hydrate();
  if (isBusy()) {
    if (trigger === 'delay') setTimeout(() => void askForPopup(trigger, hydrate), RETRY_MS);
    return;
  }
  // The other pop-up may have been shown during hydration.
  if (!mayShowPopup(currentState())) return;
  session.setItem(POPUP.flags[trigger], '1');
  track('popup_shown', { popup: trigger });
  store.set(trigger);
}

function currentState(): PopupState {
  const isShown = (flag: string) => session.getItem(flag) === '1';
  return {
    verified:
      document.documentElement.dataset['visitor'] === 'verified' || readCookie(COOKIE.isUserVerified) !== undefined,
    shownOnDelay: isShown(POPUP.flags.delay),
    shownOnExit: isShown(POPUP.flags.exit),
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FOCUSABLE = 'input, select, textarea, [contenteditable="true"]';
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset']);

/** Whether the visitor is busy with a form or a dialog, or the page is in a background tab. */
const isBusy = (): boolean =>
  openRequests.current() !== null ||
  document.visibilityState === 'hidden' ||
  document.querySelector(DIALOG) !== null ||
  (document.activeElement?.matches(FOCUSABLE) ?? false) ||
  [...document.querySelectorAll<Field>('form :is(input, select, textarea)')].some(isChanged);

/** Whether a field no longer has its initial value. */
function isChanged(field: Field): boolean {
  if ('options' in field) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return !NOT_TYPED.has(field.type) && field.value !== '';
}
