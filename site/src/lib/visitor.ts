import { COOKIE } from '@prospectus/contract/constants';

import { readCookie } from './storage.ts';

/** The server derives the kind from the signed lead session (ROLE-01). */
export type VisitorKind = 'verified' | 'unverified';

/*
 * Detects that the visitor was verified or signed out: in another tab, in this one, or while the page was in the
 * back/forward cache.
 */
let channel: BroadcastChannel | undefined;
let ready = (): Promise<void> => Promise.resolve();
let listener: ((kind: VisitorKind) => void) | undefined;

/** Compares the page with the cookie, and notifies the page once it is hydrated. */
function check(): void {
  const kind = readCookie(COOKIE.isUserVerified) === undefined ? 'unverified' : 'verified';
  if (kind !== document.documentElement.dataset['visitor']) void ready().then(() => listener?.(kind));
}

export const visitorChanges = {
  /** Starts to watch; a change hydrates the page first. */
  watch: (hydrate: () => Promise<void>): void => {
    ready = hydrate;
    channel = new BroadcastChannel('visitor');
    channel.addEventListener('message', check);
    addEventListener('pageshow', ({ persisted }) => persisted && check());
  },
  check,
  /** Notifies the other tabs. */
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
