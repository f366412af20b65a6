import '@prospectus/design-system/fonts/fonts.css';

import { type Role, ROLE, type StaffUser } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { memoryStore } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { Console } from '../Console.tsx';
import { createAuthProvider } from '../providers/authProvider.ts';
import type { Session } from '../providers/session.ts';
import { memoryDataProvider } from './memoryDataProvider.ts';
import { someRecords } from './records.ts';

let mounted: { root: Root; host: HTMLElement } | undefined;

/** Opens the console at an address as somebody of a role, over records in memory. What was open before is closed. */
export function mountConsole(address = '/', role: Role | null = ROLE.ADMIN, data = memoryDataProvider(someRecords())) {
  unmountConsole();
  const session = sessionOf({
    id: '018f0000-0000-7000-8000-0000000000aa',
    email: 'someone@prospectus.test',
    firstName: 'Demo',
    lastName: 'Person',
    role,
  });
  // Public calls find nothing: the choices of filters stay empty, and this is no local installation.
  const api = createClient({
    base: '/api',
    fetch: async () => Response.json({ msg: 'Nothing here', code: 'NOT_FOUND' }, { status: 404 }),
  });
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
  return { ...data, router };
}

export function unmountConsole(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

function sessionOf(user: StaffUser): Session {
  const session = { user, token: 'token', expiresIn: 600 };
  return {
    token: async () => session.token,
    user: async () => user,
    renew: async () => session,
    signIn: async () => session,
    signOut: async () => undefined,
  };
}
