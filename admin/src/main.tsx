import '@prospectus/design-system/fonts/fonts.css';

import { createClient } from '@prospectus/contract/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Console } from './app/Console.tsx';
import { createStaffClient } from './providers/api.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createConsoleDataProvider } from './providers/data-provider.ts';
import { createEventStream } from './providers/event-stream.ts';
import { createSession } from './providers/session.ts';

const api = createClient({ base: '/api' });
const session = createSession(api);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const element = (
  <Console
    authProvider={createAuthProvider(session)}
    dataProvider={createConsoleDataProvider(createStaffClient(session), createEventStream(session))}
    session={session}
    api={api}
  />
);
// A data router, because only that can block leaving a form with unsaved changes.
const router = createBrowserRouter([{ path: '*', element }], { basename: '/admin' });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
