import { PageStyles } from '@prospectus/design-system';
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';

import { lazyScreen } from '../layout/lazy-part.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { CheckFailed } from '../errors/CheckFailed.tsx';
import { HomeContext } from '../errors/home.ts';
import { NotAllowed } from '../errors/NotAllowed.tsx';
import { NotFound } from '../errors/NotFound.tsx';
import { ScreenError } from '../errors/ScreenError.tsx';
import { Dashboard } from '../screens/dashboard/Dashboard.tsx';
import { homeOf } from './menu.ts';
import { Notifications } from './Notifications.tsx';
import { Shell } from './Shell.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** Loaded for those who are not signed in yet. */
const SignInScreen = lazyScreen(async () => (await import('../screens/accounts/SignIn.tsx')).SignIn);

const themes = { lightTheme, darkTheme };

type AdminFrameProps = Pick<
  CoreAdminContextProps,
  'authProvider' | 'dataProvider' | 'store' | 'queryClient' | 'i18nProvider'
> &
  Pick<CoreAdminUIProps, 'children'> & { title: string };

/** What react-admin's `Admin` is, with our frame and screens alone, so that its own are not loaded. */
export function AdminFrame({ title, children, ...context }: AdminFrameProps) {
  return (
    <CoreAdminContext {...context}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <PageStyles />
          <HomeContext value={homeOf}>
            <CoreAdminUI
              title={title}
              disableTelemetry
              requireAuth
              layout={Shell}
              loginPage={SignInScreen}
              dashboard={Dashboard}
              catchAll={NotFound}
              accessDenied={NotAllowed}
              authenticationError={CheckFailed}
              error={ScreenError}
              loading={PageSkeleton}
            >
              {children}
            </CoreAdminUI>
          </HomeContext>
          <Notifications />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
}
