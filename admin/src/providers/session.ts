import type { Client, StaffSession, StaffUser } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';

/** Seconds before its end at which a token is no longer used. */
const MARGIN_SECONDS = 30;

/** Who is signed in, with the short-lived token kept in memory alone. */
export type Session = {
  /** A token that is good for the next call; renewed first where it is about to end. */
  token(): Promise<string>;
  user(): Promise<StaffUser>;
  /** Exchanges the refresh cookie for a new token. Calls at the same moment share one exchange. */
  renew(): Promise<StaffSession>;
  signIn(email: string, password: string): Promise<StaffSession>;
  signOut(): Promise<void>;
  /** The person whose session ended while the page was open; what they were writing is still there. */
  interrupted(): StaffUser | undefined;
  /** Tells of a beginning and an end of that; answers how to stop. */
  onInterruption(listener: () => void): () => void;
};

/** Makes the session of one page. Every failure is a `CallFailed`; status 401 means nobody is signed in. */
export function createSession(api: Client, now: () => number = Date.now): Session {
  let held: { session: StaffSession; endsAt: number } | undefined;
  let renewing: Promise<StaffSession> | undefined;
  let interrupted: StaffUser | undefined;
  const listeners = new Set<() => void>();

  const interrupt = (user: StaffUser | undefined) => {
    interrupted = user;
    for (const tell of listeners) tell();
  };
  const hold = (session: StaffSession): StaffSession => {
    held = { session, endsAt: now() + (session.expiresIn - MARGIN_SECONDS) * 1000 };
    interrupt(undefined);
    return session;
  };
  const renew = (): Promise<StaffSession> => {
    renewing ??= api('auth')
      .then(({ data }) => hold(data))
      .catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401 && held) {
          const { user } = held.session;
          held = undefined;
          interrupt(user);
        }
        throw error;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  const current = async (): Promise<StaffSession> => (held && now() < held.endsAt ? held.session : renew());

  return {
    token: async () => (await current()).token,
    user: async () => interrupted ?? (await current()).user,
    renew,
    signIn: async (email, password) => hold((await api('login', { body: { email, password } })).data),
    signOut: async () => {
      const wasSignedIn = held;
      held = undefined;
      interrupt(undefined);
      // Where nobody is known to be signed in (the API did not answer at load) the cookie is left alone.
      if (wasSignedIn) await api('logout', { headers: { authorization: `Bearer ${wasSignedIn.session.token}` } });
    },
    interrupted: () => interrupted,
    onInterruption: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
