import type { Body, Client, OwnAccount, StaffSession, StaffUser } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';

/** A token is renewed this many seconds before it expires. */
const MARGIN_SECONDS = 30;

/** Who is signed in. The short-lived token is in memory only. */
export type Session = {
  /** A valid token, renewed first where it is about to expire. */
  token(): Promise<string>;
  user(): Promise<StaffUser>;
  /** Exchanges the refresh cookie for a new token. Simultaneous calls share one exchange. */
  renew(): Promise<StaffSession>;
  /** `code` is of the second factor, where the account has one. */
  signIn(email: string, password: string, code?: string): Promise<StaffSession>;
  signOut(): Promise<void>;
  /** Changes the person's names or language. */
  changeProfile(change: Body<'PUT /user/profile'>): Promise<OwnAccount>;
  /** Switches the second factor on by a code; answers the recovery codes, this one time. */
  confirmSecondFactor(code: string): Promise<string[]>;
  /** Ends every session of the person, this one included. */
  signOutEverywhere(): Promise<void>;
  /** The person whose session ended while the page was open; undefined otherwise. */
  interrupted(): StaffUser | undefined;
  /** Whether a call was refused because this administrator has no second factor yet. */
  needsSecondFactor(): boolean;
  /** The API has refused a call for that reason. */
  requireSecondFactor(): void;
  /** Subscribes to changes of `interrupted` and `needsSecondFactor`; returns the function that unsubscribes. */
  onInterruption(listener: () => void): () => void;
};

/** Creates the session of one page. Every failure is a `CallFailed`; status 401 means that nobody is signed in. */
export function createSession(api: Client, now: () => number = Date.now): Session {
  let active: { session: StaffSession; endsAt: number } | undefined;
  let renewing: Promise<StaffSession> | undefined;
  let interrupted: StaffUser | undefined;
  let lacksFactor = false;
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const notify of listeners) notify();
  };
  const interrupt = (user: StaffUser | undefined) => {
    interrupted = user;
    tell();
  };
  const setLacksFactor = (lacks: boolean) => {
    if (lacks === lacksFactor) return;
    lacksFactor = lacks;
    tell();
  };
  const activate = (session: StaffSession): StaffSession => {
    active = { session, endsAt: now() + (session.expiresIn - MARGIN_SECONDS) * 1000 };
    interrupt(undefined);
    return session;
  };
  const renew = (): Promise<StaffSession> => {
    renewing ??= api('POST /user/auth')
      .then(({ data }) => activate(data))
      .catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401 && active) {
          const { user } = active.session;
          active = undefined;
          interrupt(user);
        }
        throw error;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  const current = async (): Promise<StaffSession> => (active && now() < active.endsAt ? active.session : renew());
  const signed = async () => ({ authorization: `Bearer ${(await current()).token}` });

  return {
    token: async () => (await current()).token,
    user: async () => interrupted ?? (await current()).user,
    renew,
    signIn: async (email, password, code) => {
      const { data } = await api('POST /user/login', { body: { email, password, ...(code && { code }) } });
      setLacksFactor(false);
      return activate(data);
    },
    signOut: async () => {
      const previous = active;
      active = undefined;
      interrupt(undefined);
      // Where it is not known who is signed in (the API did not answer at load), the cookie stays.
      if (previous) await api('POST /user/logout', { headers: { authorization: `Bearer ${previous.session.token}` } });
    },
    changeProfile: async (change) => {
      const { data } = await api('PUT /user/profile', { body: change, headers: await signed() });
      const { email_verified: _, second_factor: _factor, ...user } = data;
      if (active) active = { ...active, session: { ...active.session, user } };
      return data;
    },
    confirmSecondFactor: async (code) => {
      const { data } = await api('POST /user/totp/confirm', { body: { code }, headers: await signed() });
      setLacksFactor(false);
      return data.recoveryCodes;
    },
    signOutEverywhere: async () => {
      await api('POST /user/logoutEverywhere', { headers: await signed() });
      active = undefined;
    },
    interrupted: () => interrupted,
    needsSecondFactor: () => lacksFactor,
    requireSecondFactor: () => setLacksFactor(true),
    onInterruption: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
