import type { Client } from '@prospectus/contract';
import { LinkProvider, ToastProvider } from '@prospectus/design-system';
import { Admin, type AuthProvider, CustomRoutes, type Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { ConsoleLink } from './layout/ConsoleLink.tsx';
import { Notices } from './layout/Notices.tsx';
import { Shell } from './layout/Shell.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { ApiContext, SessionContext } from './providers/contexts.ts';
import type { ConsoleDataProvider } from './providers/dataProvider.ts';
import type { Session } from './providers/session.ts';
import { resourceRoutes } from './records/resource-routes.tsx';
import { views } from './resources/index.ts';
import { Broken } from './screens/Broken.tsx';
import { ConfirmEmail } from './screens/ConfirmEmail.tsx';
import { ContentManager } from './screens/ContentManager.tsx';
import { Dashboard } from './screens/Dashboard.tsx';
import { Elsewhere } from './screens/Elsewhere.tsx';
import { ForgotPassword } from './screens/ForgotPassword.tsx';
import { NotAllowed } from './screens/NotAllowed.tsx';
import { ResetPassword } from './screens/ResetPassword.tsx';
import { SignIn } from './screens/SignIn.tsx';
import { SignUp } from './screens/SignUp.tsx';
import { Waiting } from './screens/Waiting.tsx';

/** What the console is given: tests hand in their own. */
export type ConsoleProps = {
  authProvider: AuthProvider;
  dataProvider: ConsoleDataProvider;
  session: Session;
  /** Public calls of the API, such as the choices of the schedule's filters. */
  api: Client;
  /** Where a browser's preferences are kept; in memory for tests. */
  store?: Store;
};

/** The console without its router. */
export function Console({ authProvider, dataProvider, session, api, store }: ConsoleProps) {
  return (
    <ApiContext value={api}>
      <SessionContext value={session}>
        <LinkProvider component={ConsoleLink}>
          <ToastProvider>
            <Admin
              authProvider={authProvider}
              dataProvider={dataProvider}
              {...(store && { store })}
              title="Console"
              disableTelemetry
              requireAuth
              lightTheme={lightTheme}
              darkTheme={darkTheme}
              layout={Shell}
              loginPage={SignIn}
              dashboard={Dashboard}
              catchAll={Elsewhere}
              accessDenied={NotAllowed}
              error={Broken}
              loading={Waiting}
              notification={Notices}
            >
              {views.map((view) => resourceRoutes(view))}
              <CustomRoutes noLayout>
                <Route path="/register" element={<SignUp />} />
                <Route path="/confirm" element={<ConfirmEmail />} />
                <Route path="/forgot-password" element={<ForgotPassword />} />
                <Route path="/reset-password" element={<ResetPassword />} />
              </CustomRoutes>
              <CustomRoutes>
                <Route path="/content" element={<ContentManager />} />
              </CustomRoutes>
            </Admin>
          </ToastProvider>
        </LinkProvider>
      </SessionContext>
    </ApiContext>
  );
}
