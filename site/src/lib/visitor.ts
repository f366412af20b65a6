import { COOKIE } from '@prospectus/contract/constants';

import { readCookie } from './storage.ts';

/** The kind of visitor, as the server decided from the signed lead session (ROLE-01). */
export type VisitorKind = 'verified' | 'unverified';

/*
 * A page learns here that the visitor became another kind: verified or signed out in another tab, in this one, or while
 * the page was in the back/forward cache.
 */
let channel: BroadcastChannel | undefined;
let ready = (): Promise<void> => Promise.resolve();
let listener: ((kind: VisitorKind) => void) | undefined;

/** Compares the page with the browser's cookie, and has the page follow it once it is hydrated. */
function look(): void {
  const kind = readCookie(COOKIE.isUserVerified) === undefined ? 'unverified' : 'verified';
  if (kind !== document.documentElement.dataset['visitor']) void ready().then(() => listener?.(kind));
}

export const visitorChanges = {
  /** Begins to watch; `hydrate` makes the page able to follow. */
  watch: (hydrate: () => Promise<void>): void => {
    ready = hydrate;
    channel = new BroadcastChannel('visitor');
    channel.addEventListener('message', look);
    addEventListener('pageshow', ({ persisted }) => persisted && look());
  },
  look,
  /** Has the other tabs look. */
  announce: (): void => {
    // A channel has no target origin: it reaches this origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage(null);
  },
  subscribe: (next: (kind: VisitorKind) => void): (() => void) => {
    listener = next;
    return () => {
      listener = undefined;
    };
  },
};
