import { PageStyles } from '@prospectus/design-system';
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';

import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { CheckFailed } from '../screens/errors/CheckFailed.tsx';
import { ScreenError } from '../screens/errors/ScreenError.tsx';
import { Notifications } from './Notifications.tsx';
import { DashboardScreen, NotAllowedScreen, NotFoundScreen, SignInScreen } from './screens.tsx';
import { Shell } from './Shell.tsx';
import { darkTheme, lightTheme } from './theme.ts';

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
          <CoreAdminUI
            title={title}
            disableTelemetry
            requireAuth
            layout={Shell}
            loginPage={SignInScreen}
            dashboard={DashboardScreen}
            catchAll={NotFoundScreen}
            accessDenied={NotAllowedScreen}
            authenticationError={CheckFailed}
            error={ScreenError}
            loading={PageSkeleton}
          >
            {children}
          </CoreAdminUI>
          <Notifications />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
}
