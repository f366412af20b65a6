import { consoleResources } from '../resources/index.ts';
import { Changes } from '../screens/changes/Changes.tsx';
import { Dashboard } from '../screens/dashboard/Dashboard.tsx';
import { NotAllowed } from '../screens/errors/NotAllowed.tsx';
import { NotFound } from '../screens/errors/NotFound.tsx';
import { homeOf } from './menu.ts';

// react-admin takes these screens as components without props.

export const DashboardScreen = () => <Dashboard resources={consoleResources} homeOf={homeOf} />;
export const NotAllowedScreen = () => <NotAllowed homeOf={homeOf} />;
export const NotFoundScreen = () => <NotFound homeOf={homeOf} />;
export const ChangesScreen = () => <Changes resources={consoleResources} />;
