import { can, type Role, type StaffUser, type Verb } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';
import type { AuthProvider } from 'react-admin';

import type { Session } from './session.ts';

/** The contract's verb for each of react-admin's actions. */
const VERB_OF: Record<string, Verb> = {
  list: 'list',
  show: 'read',
  read: 'read',
  edit: 'update',
  create: 'create',
  delete: 'delete',
  reorder: 'reorder',
  publish: 'publish',
};

/** Sign-in, sign-out and permissions of staff (§6, §7), from the session and the contract's permissions. */
export function createAuthProvider(session: Session): AuthProvider {
  const role = async (): Promise<Role | null> => (await session.user()).role;
  return {
    login: async ({ email, password, code }: { email: string; password: string; code?: string }) => {
      await session.signIn(email, password, code);
    },
    // The person is signed out here even where the server cannot be reached.
    logout: async () => session.signOut().catch(() => undefined),
    checkAuth: async () => {
      try {
        await session.user();
      } catch {
        // A dialog over the page asks for the password (SignInAgain), so that what was typed is not lost.
        if (session.interrupted()) return;
        // With `message: false` react-admin shows no notification; the sign-in page is enough.
        throw Object.assign(new Error('Nobody is signed in.'), { message: false });
      }
    },
    checkError: async (error: { status?: number }) => {
      if (error.status === 401 && !session.interrupted()) throw new CallFailed(401, undefined);
    },
    getPermissions: () =>
      role().catch((error: unknown) => {
        // The pages before sign-in ask too: without a status react-admin does not take it for a session that ended.
        throw error instanceof CallFailed && error.status === 401 ? new Error('Nobody is signed in.') : error;
      }),
    getIdentity: async () => identityOf(await session.user()),
    canAccess: async ({ action, resource, record }) => {
      const verb = VERB_OF[action];
      return verb !== undefined && can(await role(), verb, resource, record as object | undefined);
    },
  };
}

const identityOf = ({ id, email, firstName, lastName, role, language }: StaffUser) => ({
  id,
  email,
  firstName,
  lastName,
  role,
  language,
  fullName: `${firstName} ${lastName}`.trim() || email,
});
