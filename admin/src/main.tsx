import '@prospectus/design-system/fonts/fonts.css';

import { createClient } from '@prospectus/contract/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { createStaffClient } from './providers/api.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createConsoleDataProvider } from './providers/data-provider.ts';
import { createEventStream } from './providers/event-stream.ts';
import { createSession } from './providers/session.ts';

const api = createClient({ base: '/api' });
const session = createSession(api);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <App
      authProvider={createAuthProvider(session)}
      dataProvider={createConsoleDataProvider(createStaffClient(session), createEventStream(session))}
      session={session}
      api={api}
    />
  </StrictMode>,
);
