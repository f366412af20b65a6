import { can, type Role, type StaffUser, type Verb } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';
import type { AuthProvider } from 'react-admin';

import type { Session } from './session.ts';

/** react-admin's words for what is done with a record, in the contract's. */
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

/** Sign-in, sign-out and rights of staff (§6, §7): who is signed in is the session's matter, what they may do the contract's. */
export function createAuthProvider(session: Session): AuthProvider {
  const role = async (): Promise<Role | null> => (await session.user()).role;
  return {
    login: async ({ email, password }: { email: string; password: string }) => {
      await session.signIn(email, password);
    },
    // The person leaves also where the server cannot be told.
    logout: async () => session.signOut().catch(() => undefined),
    checkAuth: async () => {
      try {
        await session.user();
      } catch {
        // The sign-in stands over the page (see SignInAgain), so that what is being written is not lost.
        if (session.interrupted()) return;
        // react-admin says nothing where the message is false: the sign-in page speaks for itself.
        throw Object.assign(new Error('Nobody is signed in.'), { message: false });
      }
    },
    checkError: async (error: { status?: number }) => {
      if (error.status === 401 && !session.interrupted()) throw new CallFailed(401, undefined);
    },
    getPermissions: role,
    getIdentity: async () => identityOf(await session.user()),
    canAccess: async ({ action, resource }) => {
      const verb = VERB_OF[action];
      return verb !== undefined && can(await role(), verb, resource);
    },
  };
}

const identityOf = ({ id, email, firstName, lastName, role }: StaffUser) => ({
  id,
  email,
  role,
  fullName: `${firstName} ${lastName}`.trim() || email,
});
