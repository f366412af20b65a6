import type { Client } from '@prospectus/contract';
import { LinkProvider, ToastProvider } from '@prospectus/design-system';
import { Admin, type AuthProvider, CustomRoutes, type Store } from 'react-admin';
import { Route } from 'react-router-dom';

import { ConsoleLink } from './ConsoleLink.tsx';
import { withoutMenuEntry } from './menu.ts';
import { Notifications } from './Notifications.tsx';
import { DashboardScreen, NotAllowedScreen, NotFoundScreen } from './screens.tsx';
import { Shell } from './Shell.tsx';
import { darkTheme, lightTheme } from './theme.ts';
import { ApiContext, SessionContext } from '../providers/contexts.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { Session } from '../providers/session.ts';
import { resourceRoutes } from '../records/resource-routes.tsx';
import { consoleResources } from '../resources/index.ts';
import { ScreenError } from '../screens/errors/ScreenError.tsx';
import { ConfirmEmail } from '../screens/accounts/ConfirmEmail.tsx';
import { ContentManager } from '../screens/content-manager/ContentManager.tsx';
import { ForgotPassword } from '../screens/accounts/ForgotPassword.tsx';
import { ResetPassword } from '../screens/accounts/ResetPassword.tsx';
import { SignIn } from '../screens/accounts/SignIn.tsx';
import { SignUp } from '../screens/accounts/SignUp.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';

/** What the console is given; tests pass their own. */
export type ConsoleProps = {
  authProvider: AuthProvider;
  dataProvider: ConsoleDataProvider;
  session: Session;
  /** Public calls of the API, such as the choices of the schedule's filters. */
  api: Client;
  /** Stores the person's preferences: the browser's local storage by default, memory in tests. */
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
              dashboard={DashboardScreen}
              catchAll={NotFoundScreen}
              accessDenied={NotAllowedScreen}
              error={ScreenError}
              loading={PageSkeleton}
              notification={Notifications}
            >
              {consoleResources.map((resource) => resourceRoutes(resource))}
              <CustomRoutes noLayout>
                <Route path="/register" element={<SignUp />} />
                <Route path="/confirm" element={<ConfirmEmail />} />
                <Route path="/forgot-password" element={<ForgotPassword />} />
                <Route path="/reset-password" element={<ResetPassword />} />
              </CustomRoutes>
              <CustomRoutes>
                <Route path="/content" element={<ContentManager resources={withoutMenuEntry(consoleResources)} />} />
              </CustomRoutes>
            </Admin>
          </ToastProvider>
        </LinkProvider>
      </SessionContext>
    </ApiContext>
  );
}
