import { Route } from 'react-router';

import type { ConsoleScreen, LoadScreen } from '../layout/console-screen.ts';
import { lazyScreen } from '../layout/lazy-part.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { Allowed } from '../records/Allowed.tsx';
import { lecturePlanner } from '../resources/live-lectures/screen.ts';
import { audit } from '../screens/audit/index.tsx';
import { changes } from '../screens/changes/index.tsx';
import { checks } from '../screens/checks/index.tsx';
import { contentManager } from '../screens/content-manager/index.tsx';
import { deliveries } from '../screens/deliveries/index.tsx';
import { formMicroscope } from '../screens/form-microscope/index.tsx';
import { leadRules, leads } from '../screens/leads/index.tsx';
import { media } from '../screens/media/index.tsx';
import { missingPages } from '../screens/missing-pages/index.tsx';
import { releases } from '../screens/releases/index.tsx';
import { retention } from '../screens/retention/index.tsx';
import { trash } from '../screens/trash/index.tsx';
import { users } from '../screens/users/index.tsx';
import { webhooks } from '../screens/webhooks/index.tsx';

/** Content whose lists have an entry of their own in the menu; its screens are those of every resource. */
const resourceScreen = (name: string, menu: NonNullable<ConsoleScreen['menu']>): ConsoleScreen => ({
  path: `/${name}`,
  needs: ['list', name],
  menu,
});

/** Every screen, in the order of the menu: the eleven of the specification first (ROLE-04). */
export const screens: readonly ConsoleScreen[] = [
  { path: '/', needs: ['read', 'dashboard'], menu: { label: 'shell.menu.dashboard', icon: 'chart' } },
  users,
  resourceScreen('metadata', { group: 'content', label: 'shell.menu.metadata', icon: 'search' }),
  contentManager,
  resourceScreen('program', { group: 'content', label: 'shell.menu.program', icon: 'book' }),
  resourceScreen('landing-pages', { group: 'content', label: 'shell.menu.landingPages', icon: 'target' }),
  resourceScreen('blogs', { group: 'content', label: 'shell.menu.blogs', icon: 'article' }),
  resourceScreen('auxiliary-pages', { group: 'content', label: 'shell.menu.auxiliaryPages', icon: 'layers' }),
  resourceScreen('footer', { group: 'content', label: 'shell.menu.footer', icon: 'columns' }),
  lecturePlanner,
  resourceScreen('launchpad', { group: 'lectures', label: 'shell.menu.launchpad', icon: 'rocket' }),
  leads,
  leadRules,
  formMicroscope,
  media,
  changes,
  releases,
  checks,
  missingPages,
  resourceScreen('redirects', { group: 'operations', label: 'shell.menu.redirects', icon: 'link' }),
  deliveries,
  audit,
  trash,
  resourceScreen('settings', { group: 'settings', label: 'shell.menu.settings', icon: 'settings' }),
  webhooks,
  retention,
];

export const screenRoutes = screens.flatMap(({ path, needs: [action, resource], list, page, others = {} }) => {
  const route = (below: string, load: LoadScreen | undefined) => {
    if (!load) return [];
    const Screen = lazyScreen(load);
    const element = (
      <Allowed resource={resource} action={action} waiting={<PageSkeleton />}>
        <Screen />
      </Allowed>
    );
    return [<Route key={path + below} path={path + below} element={element} />];
  };
  return [
    ...route('', list),
    ...Object.entries(others).flatMap(([below, load]) => route(`/${below}`, load)),
    ...route('/:id', page),
  ];
});
