import type { Client } from '@prospectus/contract';
import { LinkProvider, ToastProvider } from '@prospectus/design-system';
import { type ReactNode, useState } from 'react';
import { type AuthProvider, CustomRoutes, localStorageStore, type Store } from 'react-admin';
import { Route } from 'react-router';

import { AdminFrame } from './AdminFrame.tsx';
import { ConsoleLink } from './ConsoleLink.tsx';
import { withoutMenuEntry } from './menu.ts';
import { NotFoundScreen } from './screens.tsx';
import { ApiContext, SessionContext } from '../providers/contexts.ts';
import { createQueryClient } from '../providers/query-client.ts';
import { personalStore } from '../providers/personal-store.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { Session } from '../providers/session.ts';
import { lazyScreen } from '../layout/lazy-part.tsx';
import { Allowed } from '../records/Allowed.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { ToLecture } from '../resources/live-lectures/ToLecture.tsx';
import { resourceRoutes } from '../resources/resource-routes.tsx';
import { resourceEntries } from '../resources/entries.ts';
import { SIGN_OUT_PATH } from '../screens/accounts/use-sign-out.ts';
import { useLanguage } from '../texts/language-context.ts';
import { LanguageProvider } from '../texts/LanguageProvider.tsx';

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
                <Route path="/register" element={<SignUp />} />
                <Route path="/confirm" element={<ConfirmEmail />} />
                <Route path="/forgot-password" element={<ForgotPassword />} />
                <Route path="/reset-password" element={<ResetPassword />} />
                <Route path="/invitation" element={<AcceptInvitation />} />
              </CustomRoutes>
              <CustomRoutes>
                <Route path="/leads" element={<Leads />} />
                <Route path="/leads/:id" element={<LeadPage />} />
                <Route path="/lead-rules/:tab?" element={<LeadRules />} />
                <Route path="/users" element={<Users />} />
                <Route path="/profile" element={<Profile />} />
                <Route path={SIGN_OUT_PATH} element={<SignOut />} />
                <Route path="/deliveries" element={<Deliveries />} />
                <Route path="/webhooks/:id?" element={<Webhooks />} />
                <Route path="/audit" element={<Audit resources={resourceEntries} />} />
                <Route path="/audit/:id" element={<AuditEntryPage resources={resourceEntries} />} />
                <Route path="/changes" element={<Changes resources={resourceEntries} />} />
                <Route path="/media" element={<MediaLibrary />} />
                <Route path="/media/:id" element={<MediaFile />} />
                <Route path="/releases" element={<Releases />} />
                <Route path="/releases/rollover" element={<ChangeEverywhere key="rollover" kind="rollover" />} />
                <Route path="/releases/replace" element={<ChangeEverywhere key="replace" kind="replace" />} />
                <Route path="/releases/:id" element={<ReleaseEdit />} />
                <Route path="/missing-pages" element={<MissingPages />} />
                <Route path="/form-microscope" element={<FormMicroscope />} />
                <Route path="/checks" element={<Checks />} />
                <Route path="/content" element={<ContentManager shared={shared} inMenu={inMenu} />} />
                <Route path="/content/:part" element={<ProgramPart notFound={<NotFoundScreen />} />} />
                <Route path="/live-lectures" element={planning('list', <Planner />)} />
                <Route path="/live-lectures/paste" element={planning('create', <PasteTimetable />)} />
                <Route path="/live-lectures/clashes" element={planning('list', <ClashOverview />)} />
                <Route path="/live-lectures/week" element={planning('list', <LearnerWeek />)} />
                <Route path="/live-lectures/create" element={<ToLecture />} />
                <Route path="/live-lectures/:id" element={<ToLecture />} />
                <Route path="/retention/:part?/:id?" element={<Retention notFound={<NotFoundScreen />} />} />
                <Route path="/trash" element={<Trash resources={resourceEntries} />} />
              </CustomRoutes>
            </AdminFrame>
          </ToastProvider>
        </LinkProvider>
      </SessionContext>
    </ApiContext>
  );
}

const planning = (action: string, screen: ReactNode) => (
  <Allowed resource="live-lectures" action={action} waiting={<PageSkeleton />}>
    {screen}
  </Allowed>
);

const shared = withoutMenuEntry(resourceEntries);
const inMenu = resourceEntries.filter((resource) => !shared.includes(resource));

// Each is loaded when it is first opened.
const Planner = lazyScreen(async () => (await import('../resources/live-lectures/planner/Planner.tsx')).Planner);
const PasteTimetable = lazyScreen(
  async () => (await import('../resources/live-lectures/paste/PasteTimetable.tsx')).PasteTimetable,
);
const ClashOverview = lazyScreen(
  async () => (await import('../resources/live-lectures/clashes/ClashOverview.tsx')).ClashOverview,
);
const LearnerWeek = lazyScreen(
  async () => (await import('../resources/live-lectures/week/LearnerWeek.tsx')).LearnerWeek,
);
const Leads = lazyScreen(async () => (await import('../screens/leads/Leads.tsx')).Leads);
const LeadPage = lazyScreen(async () => (await import('../screens/leads/LeadPage.tsx')).LeadPage);
const LeadRules = lazyScreen(async () => (await import('../screens/leads/rules/LeadRules.tsx')).LeadRules);
const Users = lazyScreen(async () => (await import('../screens/users/Users.tsx')).Users);
const Profile = lazyScreen(async () => (await import('../screens/accounts/Profile.tsx')).Profile);
const Changes = lazyScreen(async () => (await import('../screens/changes/Changes.tsx')).Changes);
const Deliveries = lazyScreen(async () => (await import('../screens/deliveries/Deliveries.tsx')).Deliveries);
const Webhooks = lazyScreen(async () => (await import('../screens/webhooks/Webhooks.tsx')).Webhooks);
const Audit = lazyScreen(async () => (await import('../screens/audit/Audit.tsx')).Audit);
const AuditEntryPage = lazyScreen(async () => (await import('../screens/audit/AuditEntryPage.tsx')).AuditEntryPage);
const Retention = lazyScreen(async () => (await import('../screens/retention/Retention.tsx')).Retention);
const MediaLibrary = lazyScreen(async () => (await import('../screens/media/MediaLibrary.tsx')).MediaLibrary);
const MediaFile = lazyScreen(async () => (await import('../screens/media/MediaFile.tsx')).MediaFile);
const Checks = lazyScreen(async () => (await import('../screens/checks/Checks.tsx')).Checks);
const Trash = lazyScreen(async () => (await import('../screens/trash/Trash.tsx')).Trash);
const ContentManager = lazyScreen(
  async () => (await import('../screens/content-manager/ContentManager.tsx')).ContentManager,
);
const ProgramPart = lazyScreen(async () => (await import('../screens/content-manager/ProgramPart.tsx')).ProgramPart);
const ChangeEverywhere = lazyScreen(
  async () => (await import('../screens/releases/ChangeEverywhere.tsx')).ChangeEverywhere,
);
const ReleaseEdit = lazyScreen(async () => (await import('../screens/releases/ReleaseEdit.tsx')).ReleaseEdit);
const Releases = lazyScreen(async () => (await import('../screens/releases/Releases.tsx')).Releases);
const MissingPages = lazyScreen(async () => (await import('../screens/missing-pages/MissingPages.tsx')).MissingPages);
const FormMicroscope = lazyScreen(
  async () => (await import('../screens/form-microscope/FormMicroscope.tsx')).FormMicroscope,
);
const SignUp = lazyScreen(async () => (await import('../screens/accounts/SignUp.tsx')).SignUp);
const ConfirmEmail = lazyScreen(async () => (await import('../screens/accounts/ConfirmEmail.tsx')).ConfirmEmail);
const ForgotPassword = lazyScreen(async () => (await import('../screens/accounts/ForgotPassword.tsx')).ForgotPassword);
const ResetPassword = lazyScreen(async () => (await import('../screens/accounts/ResetPassword.tsx')).ResetPassword);
const AcceptInvitation = lazyScreen(
  async () => (await import('../screens/accounts/AcceptInvitation.tsx')).AcceptInvitation,
);
const SignOut = lazyScreen(async () => (await import('../screens/accounts/SignOut.tsx')).SignOut);
