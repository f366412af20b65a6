import { lazyScreen } from '../layout/lazy-part.tsx';
import { resourceEntries } from '../resources/entries.ts';
import { Dashboard } from '../screens/dashboard/Dashboard.tsx';
import { NotAllowed } from '../screens/errors/NotAllowed.tsx';
import { NotFound } from '../screens/errors/NotFound.tsx';
import { homeOf } from './menu.ts';

// react-admin takes these screens as components without props.

export const DashboardScreen = () => <Dashboard resources={resourceEntries} homeOf={homeOf} />;
export const NotAllowedScreen = () => <NotAllowed homeOf={homeOf} />;
export const NotFoundScreen = () => <NotFound homeOf={homeOf} />;

/** Loaded for those who are not signed in yet. */
export const SignInScreen = lazyScreen(async () => (await import('../screens/accounts/SignIn.tsx')).SignIn);
