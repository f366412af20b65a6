import '@prospectus/design-system/fonts/fonts.css';

import { type ErrorCode, ERRORS, type Role, ROLE, type StaffUser } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { memoryStore } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { Console } from '../app/Console.tsx';
import type { Language } from '../texts/language-context.ts';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createSession } from '../providers/session.ts';
import { memoryDataProvider } from './memory-data-provider.ts';
import { memoryMedia } from './memory-media.ts';
import { sampleRecords } from './records.ts';

let mounted: { root: Root; host: HTMLElement } | undefined;

/**
 * Mounts the console at a path as a person with a role, or with nobody signed in, over records in memory. A console
 * mounted before is unmounted.
 */
export function mountConsole(
  path = '/',
  as: Role | null | 'signed-out' = ROLE.ADMIN,
  data = memoryDataProvider(sampleRecords()),
  library = memoryMedia(),
  language: Language = 'en',
) {
  unmountConsole();
  localStorage.clear();
  library.serve(data);
  const person: StaffUser = {
    id: '018f0000-0000-7000-8000-0000000000aa',
    email: 'someone@prospectus.test',
    firstName: 'Demo',
    lastName: 'Person',
    role: as === 'signed-out' ? null : as,
    language: null,
  };
  const staff = accountCalls(person, as !== 'signed-out');
  const api = createClient({ base: '/api', fetch: staff.fetch });
  const session = createSession(api);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Console
            authProvider={createAuthProvider(session)}
            dataProvider={data.provider}
            session={session}
            api={api}
            store={memoryStore({ language })}
          />
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  mounted = { root, host };
  return { ...data, router, session, endSession: staff.end };
}

export function unmountConsole(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

/**
 * Answers the account calls for one person, who is signed in at first, or not, and can sign in again with `PASSWORD`. Every
 * other public call is not found, so that the options of filters are empty and no demo accounts are shown.
 */
function accountCalls(user: StaffUser, isSignedIn: boolean) {
  let signedIn = isSignedIn;
  const session = () => Response.json({ data: { user, token: 'token', expiresIn: 600 } });
  const refused = (code: ErrorCode) => Response.json({ msg: ERRORS[code].msg, code }, { status: ERRORS[code].status });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (path === '/api/user/auth') return signedIn ? session() : refused('SIGN_IN_REQUIRED');
    if (path === '/api/user/logout') {
      signedIn = false;
      return Response.json({ data: { success: true } });
    }
    if (path === '/api/user/regitser')
      return Response.json({ data: { user: { ...user, role: null } } }, { status: 201 });
    if (path !== '/api/user/login') return refused('NOT_FOUND');
    const { password } = JSON.parse(init?.body as string) as { password: string };
    signedIn = password === PASSWORD;
    return signedIn ? session() : refused('SIGN_IN_FAILED');
  };
  return {
    fetch,
    /** Ends the session as the server would. */
    end: () => {
      signedIn = false;
    },
  };
}

/** The password with which the person signs in again. */
export const PASSWORD = 'a-password-of-tests';
