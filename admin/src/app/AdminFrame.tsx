import { colour, darkThemeOptions, lightThemeOptions, PageStyles, useToast } from '@prospectus/design-system';
import { useEffect, useRef } from 'react';
import {
  CoreAdminContext,
  type CoreAdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  type NotificationType,
  type RaThemeOptions,
  ThemeProvider,
  ThemesContext,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router';

import { CheckFailed, NotAllowed, NotFound, ScreenError } from '../errors/error-pages.tsx';
import { HomeContext } from '../errors/home.ts';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { lazyScreen } from '../layout/lazy-part.tsx';
import { Dashboard } from '../screens/dashboard/Dashboard.tsx';
import { useContractText } from '../texts/language-context.ts';
import { ProgressProvider } from '../providers/progress.tsx';
import { Shell } from './Shell.tsx';
import { homeOf } from './menu.ts';

/** Loaded for those who are not signed in yet. */
const SignInScreen = lazyScreen(async () => (await import('../screens/accounts/SignIn.tsx')).SignIn);

type AdminFrameProps = Pick<
  CoreAdminContextProps,
  'authProvider' | 'dataProvider' | 'store' | 'queryClient' | 'i18nProvider'
> &
  Pick<CoreAdminUIProps, 'children'> & { title: string };

/** react-admin's `Admin` with our frame and screens alone, so that its own are not loaded. */
export function AdminFrame({ title, children, ...context }: AdminFrameProps) {
  return (
    <CoreAdminContext {...context}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <PageStyles />
          <HomeContext value={homeOf}>
            <ProgressProvider>
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
            </ProgressProvider>
          </HomeContext>
          <Notifications />
        </ThemeProvider>
      </ThemesContext.Provider>
    </CoreAdminContext>
  );
}

const TONES = {
  success: 'success',
  info: 'neutral',
  warning: 'neutral',
  error: 'danger',
} as const satisfies Record<NotificationType, string>;
const CLOSES_AFTER_MS = 5_000;

/**
 * react-admin's notifications in the design system's toast. Success closes by itself; a failure stays until it is
 * closed or the screen it is about is left.
 */
function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const contractText = useContractText();
  const toast = useToast();
  const { pathname } = useLocation();
  const failedAt = useRef<string>(undefined);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    const closes = next.type === 'success' || next.type === 'info';
    toast.show({
      title: contractText(translate(next.message, next.notificationOptions?.messageArgs)),
      tone: TONES[next.type],
      ...(closes && { closesAfter: CLOSES_AFTER_MS }),
    });
    failedAt.current = closes ? undefined : pathname;
  }, [notifications, takeNotification, toast, translate, contractText, pathname]);
  useEffect(() => {
    if (failedAt.current === undefined || failedAt.current === pathname) return;
    failedAt.current = undefined;
    toast.close();
  }, [pathname, toast]);
  return null;
}

/** The design system's light and dark themes, extended for the react-admin components the console uses. */
const themes = {
  lightTheme: withReactAdminStyles(lightThemeOptions as RaThemeOptions),
  darkTheme: withReactAdminStyles(darkThemeOptions as RaThemeOptions),
};

function withReactAdminStyles(options: RaThemeOptions): RaThemeOptions {
  return {
    ...options,
    components: {
      ...options.components,
      RaDataTable: {
        styleOverrides: {
          root: {
            '& .RaDataTable-tableWrapper': {
              position: 'relative',
              background: colour.surface,
              border: `1px solid ${colour.rule}`,
              borderRadius: 6,
              overflowX: 'auto',
            },
            '& .RaDataTable-table': { fontVariantNumeric: 'tabular-nums' },
            '& .RaDataTable-headerCell': {
              position: 'sticky',
              top: 0,
              zIndex: 2,
              padding: '6px 10px',
              fontSize: '0.9375rem',
              background: colour.tint,
            },
            '& .RaDataTable-rowCell': { fontSize: '0.9375rem', padding: '10px', verticalAlign: 'top' },
            // The title names the row and gets its width first.
            '& tbody td:nth-of-type(2)': { minWidth: 170 },
            // Wide enough for most single words; longer ones break.
            '& tbody td:nth-of-type(n + 3)': { minWidth: 96 },
            '& td': { overflowWrap: 'anywhere' },
            '& td.short': { overflowWrap: 'normal' },
            '& tbody td.cut': {
              width: '20%',
              maxWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            },
            '& input[type="checkbox"]': { width: 18, height: 18, margin: 0, accentColor: colour.action },
            '&.compact .RaDataTable-headerCell': { padding: '6px 8px', fontSize: '0.875rem' },
            '&.compact .RaDataTable-rowCell': { padding: '4px 8px', fontSize: '0.875rem' },
            '&.compact tbody td.short': { minWidth: 0, whiteSpace: 'nowrap' },
            '& .RaDataTable-row:hover': { background: colour.tint },
            '& tbody tr:last-of-type td': { borderBottom: 0 },
          },
        },
      },
      MuiTablePagination: {
        styleOverrides: { root: { border: 0, color: colour.muted }, toolbar: { paddingInline: 0 } },
      },
    },
  } as RaThemeOptions;
}
