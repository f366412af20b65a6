import type {
  Body,
  CallAnswer,
  CallArgs,
  CallInput,
  CallName,
  Client,
  StaffSession,
  StaffUser,
} from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';

/** A token is renewed this many seconds before it expires. */
const MARGIN_SECONDS = 30;

/** Who is signed in. The short-lived token is in memory only. */
export type Session = ReturnType<typeof createSession>;

/** Creates the session of one page. Every failure is a `CallFailed`; status 401 means that nobody is signed in. */
export function createSession(api: Client, now: () => number = Date.now) {
  let active: { session: StaffSession; endsAt: number } | undefined;
  let renewing: Promise<StaffSession> | undefined;
  let interrupted: StaffUser | undefined;
  let needsSecondFactor = false;
  const listeners = new Set<() => void>();

  const change = (user: StaffUser | undefined, lacksFactor = needsSecondFactor) => {
    interrupted = user;
    needsSecondFactor = lacksFactor;
    for (const notify of listeners) notify();
  };
  const activate = (session: StaffSession, lacksFactor?: boolean): StaffSession => {
    active = { session, endsAt: now() + (session.expiresIn - MARGIN_SECONDS) * 1000 };
    change(undefined, lacksFactor);
    return session;
  };
  const renew = (): Promise<StaffSession> => {
    renewing ??= api('POST /user/auth')
      .then(({ data }) => activate(data))
      .catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 401 && active) {
          const { user } = active.session;
          active = undefined;
          change(user);
        }
        throw error;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  const current = async (): Promise<StaffSession> => (active && now() < active.endsAt ? active.session : renew());
  const call = async <K extends CallName>(name: K, input?: Omit<CallInput<K>, 'headers'>): Promise<CallAnswer<K>> => {
    const headers = { authorization: `Bearer ${(await current()).token}` };
    return (await api(name, ...([{ ...input, headers }] as unknown as CallArgs<K>))).data;
  };

  return {
    /** A valid token, renewed first where it is about to expire. */
    token: async () => (await current()).token,
    user: async () => interrupted ?? (await current()).user,
    /** Exchanges the refresh cookie for a new token. Simultaneous calls share one exchange. */
    renew,
    /** `code` is of the second factor, where the account has one. */
    signIn: async (email: string, password: string, code?: string) => {
      const { data } = await api('POST /user/login', { body: { email, password, ...(code && { code }) } });
      return activate(data, false);
    },
    signOut: async () => {
      const previous = active;
      active = undefined;
      change(undefined);
      // Where it is not known who is signed in (the API did not answer at load), the cookie stays.
      if (previous) await api('POST /user/logout', { headers: { authorization: `Bearer ${previous.session.token}` } });
    },
    changeProfile: async (body: Body<'PUT /user/profile'>) => {
      const account = await call('PUT /user/profile', { body });
      const { email_verified: _, second_factor: _factor, ...user } = account;
      if (active) active = { ...active, session: { ...active.session, user } };
      return account;
    },
    /** Switches the second factor on by a code; answers the recovery codes, this one time. */
    confirmSecondFactor: async (code: string) => {
      const { recoveryCodes } = await call('POST /user/totp/confirm', { body: { code } });
      change(interrupted, false);
      return recoveryCodes;
    },
    /** Ends every session of the person, this one included. */
    signOutEverywhere: async () => {
      await call('POST /user/logoutEverywhere');
      active = undefined;
    },
    /** The person whose session ended while the page was open. */
    interrupted: () => interrupted,
    /** Whether a call was refused because this administrator has no second factor yet. */
    needsSecondFactor: () => needsSecondFactor,
    requireSecondFactor: () => change(interrupted, true),
    /** Subscribes to changes of `interrupted` and `needsSecondFactor`; returns the function that unsubscribes. */
    onInterruption: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
