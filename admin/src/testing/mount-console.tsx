import '@prospectus/design-system/fonts/fonts.css';

import { type ErrorCode, ERRORS, type Role, ROLE, type StaffUser } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { memoryStore } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { Console } from '../Console.tsx';
import { createAuthProvider } from '../providers/authProvider.ts';
import { createSession } from '../providers/session.ts';
import { memoryDataProvider } from './memoryDataProvider.ts';
import { someRecords } from './records.ts';

let mounted: { root: Root; host: HTMLElement } | undefined;

/** Opens the console at an address as somebody of a role, over records in memory. What was open before is closed. */
export function mountConsole(address = '/', role: Role | null = ROLE.ADMIN, data = memoryDataProvider(someRecords())) {
  unmountConsole();
  const person: StaffUser = {
    id: '018f0000-0000-7000-8000-0000000000aa',
    email: 'someone@prospectus.test',
    firstName: 'Demo',
    lastName: 'Person',
    role,
  };
  const staff = staffCalls(person);
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
            store={memoryStore()}
          />
        ),
      },
    ],
    { initialEntries: [address] },
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
 * The calls of staff, answered for one person: signed in from the start, and again with the right password once ended.
 * Other public calls find nothing: the choices of filters stay empty, and this is no local installation.
 */
function staffCalls(user: StaffUser) {
  let signedIn = true;
  const session = () => Response.json({ data: { user, token: 'token', expiresIn: 600 } });
  const refused = (code: ErrorCode) => Response.json({ msg: ERRORS[code].msg, code }, { status: ERRORS[code].status });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (path === '/api/user/auth') return signedIn ? session() : refused('SIGN_IN_REQUIRED');
    if (path === '/api/user/logout') return Response.json({ data: { success: true } });
    if (path === '/api/user/regitser')
      return Response.json({ data: { user: { ...user, role: null } } }, { status: 201 });
    if (path !== '/api/user/login') return refused('NOT_FOUND');
    const { password } = JSON.parse(init?.body as string) as { password: string };
    signedIn = password === PASSWORD;
    return signedIn ? session() : refused('SIGN_IN_FAILED');
  };
  return {
    fetch,
    /** As if the session had ended on the server. */
    end: () => {
      signedIn = false;
    },
  };
}

/** The password of whoever is signed in. */
export const PASSWORD = 'a-password-of-tests';
