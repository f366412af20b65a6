import type { Client } from '@prospectus/contract';
import { LinkProvider, ToastProvider } from '@prospectus/design-system';
import { type AnchorHTMLAttributes, useState } from 'react';
import { type AuthProvider, CustomRoutes, localStorageStore, type Store } from 'react-admin';
import { Link, Route } from 'react-router';

import { lazyScreen } from '../layout/lazy-part.tsx';
import { ApiContext, SessionContext } from '../providers/contexts.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { personalStore } from '../providers/personal.ts';
import { createQueryClient } from '../providers/query-client.ts';
import type { Session } from '../providers/session.ts';
import { resourceEntries } from '../records/resource-entries.ts';
import { resourceRoutes } from '../resources/resource-routes.tsx';
import { SIGN_OUT_PATH } from '../screens/accounts/own-account.tsx';
import { LanguageProvider } from '../texts/LanguageProvider.tsx';
import { useLanguage } from '../texts/language-context.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { screenRoutes } from './registry.tsx';

export type ConsoleProps = {
  authProvider: AuthProvider;
  dataProvider: ConsoleDataProvider;
  session: Session;
  /** Public calls of the API, such as the choices of the schedule's filters. */
  api: Client;
  /** Stores the person's preferences: the browser's local storage by default, memory in tests. */
  store?: Store;
};

export function Console(props: ConsoleProps) {
  const [store] = useState(() => personalStore(props.store ?? localStorageStore()));
  return (
    <LanguageProvider store={store}>
      <Screens {...props} store={store} />
    </LanguageProvider>
  );
}

function Screens({ authProvider, dataProvider, session, api, store }: ConsoleProps & { store: Store }) {
  const { i18n, text } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  return (
    <ApiContext value={api}>
      <SessionContext value={session}>
        <LinkProvider component={ConsoleLink}>
          <ToastProvider>
            <AdminFrame
              authProvider={authProvider}
              dataProvider={dataProvider}
              store={store}
              queryClient={queryClient}
              i18nProvider={i18n}
              title={text('shell.console')}
            >
              {resourceEntries.map((resource) => resourceRoutes(resource))}
              <CustomRoutes noLayout>
                {['/register', '/confirm', '/forgot-password', '/reset-password', '/invitation'].map((path) => (
                  <Route key={path} path={path} element={<SignedOutPage key={path} />} />
                ))}
              </CustomRoutes>
              <CustomRoutes>
                <Route path="/profile" element={<Profile />} />
                <Route path={SIGN_OUT_PATH} element={<SignOut />} />
                {screenRoutes}
              </CustomRoutes>
            </AdminFrame>
          </ToastProvider>
        </LinkProvider>
      </SessionContext>
    </ApiContext>
  );
}

const Profile = lazyScreen(async () => (await import('../screens/accounts/Profile.tsx')).Profile);
const SignedOutPage = lazyScreen(async () => (await import('../screens/accounts/SignedOutPages.tsx')).SignedOutPage);
const SignOut = lazyScreen(async () => (await import('../screens/accounts/SignOut.tsx')).SignOut);

/** The design system's link inside the console: routed, except one that opens a new tab, which leads to the public site. */
function ConsoleLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (rest.target === '_blank')
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
