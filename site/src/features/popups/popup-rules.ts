import { type POPUP, POPUP_KIND } from '@prospectus/contract/constants';

/** What asks for a pop-up: time on the page, or a pointer that leaves it. */
export type PopupTrigger = keyof typeof POPUP.flags;

/** Whether a verified lead exists, and which pop-ups this session has shown. */
export type PopupFacts = { verified: boolean; shownOnDelay: boolean; shownOnExit: boolean };

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
