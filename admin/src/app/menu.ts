import { can, type Role, type Verb } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';

import type { HomeOf } from '../layout/home.ts';
import { type ConsoleResource, listPath } from '../records/console-resource.ts';

/** An entry of the menu: its path, and the permission that shows it. */
export type MenuItem = {
  label: string;
  to: string;
  icon: IconName;
  needs: readonly [Verb, string];
  inside?: readonly MenuItem[];
};

/** The console's menu, in the order and with the labels of §2; what is not in the specification comes last. */
const MENU: readonly MenuItem[] = [
  { label: 'Dashboard', to: '/', icon: 'chart', needs: ['read', 'dashboard'] },
  { label: 'Manage SEO Metadata', to: '/metadata', icon: 'search', needs: ['list', 'metadata'] },
  { label: 'Site Content Manager', to: '/content', icon: 'document', needs: ['list', 'faqs'] },
  { label: 'Manage Courses', to: '/program', icon: 'book', needs: ['list', 'program'] },
  { label: 'Manage Landing Pages', to: '/landing-pages', icon: 'external', needs: ['list', 'landing-pages'] },
  { label: 'Manage Blogs', to: '/blogs', icon: 'language', needs: ['list', 'blogs'] },
  { label: 'Manage Auxiliary Pages', to: '/auxiliary-pages', icon: 'info', needs: ['list', 'auxiliary-pages'] },
  { label: 'Manage Footer', to: '/footer', icon: 'menu', needs: ['list', 'footer'] },
  { label: 'Manage Live Lectures', to: '/live-lectures', icon: 'calendar', needs: ['list', 'live-lectures'] },
  { label: 'Manage Launchpad', to: '/launchpad', icon: 'star', needs: ['list', 'launchpad'] },
  {
    label: 'Operations',
    to: '/settings',
    icon: 'lock',
    needs: ['list', 'settings'],
    inside: [
      { label: 'Settings', to: '/settings', icon: 'lock', needs: ['list', 'settings'] },
      { label: 'Redirects', to: '/redirects', icon: 'link', needs: ['list', 'redirects'] },
    ],
  },
];

/** The entries a role is permitted to see (§6). */
export const menuFor = (role: Role | null): MenuItem[] =>
  MENU.filter(({ needs: [verb, subject] }) => can(role, verb, subject)).map((item) =>
    item.inside
      ? { ...item, inside: item.inside.filter(({ needs: [verb, subject] }) => can(role, verb, subject)) }
      : item,
  );

/** Where a role starts from `/admin`: the first entry it sees. */
export const homeOf: HomeOf = (role) => menuFor(role)[0];

const entries = new Set(MENU.flatMap(({ to, inside = [] }) => [to, ...inside.map((item) => item.to)]));

/** The resources without an entry of their own: the Site Content Manager lists them (ADMIN-04). */
export const withoutMenuEntry = (resources: readonly ConsoleResource[]): ConsoleResource[] =>
  resources.filter((resource) => !entries.has(listPath(resource)));
