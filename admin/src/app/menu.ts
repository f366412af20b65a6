import { can, type Role, type Verb } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';

import type { HomeOf } from '../layout/home.ts';
import type { TextKey } from '../texts/language-context.ts';
import { listPath, type ResourceEntry } from '../records/console-resource.ts';

/** An entry of the menu: its path, and the permission that shows it. */
export type MenuItem = {
  label: TextKey;
  to: string;
  icon: IconName;
  needs: readonly [Verb, string];
  inside?: readonly MenuItem[];
  /** Lists that its screen links to, and that have no entry of their own: EVENT_CREATER has a single one (ROLE-05). */
  leadsTo?: readonly string[];
};

/** The console's menu, in the order and with the labels of §2; what is not in the specification comes last. */
const MENU: readonly MenuItem[] = [
  { label: 'shell.menu.dashboard', to: '/', icon: 'chart', needs: ['read', 'dashboard'] },
  { label: 'shell.menu.users', to: '/users', icon: 'users', needs: ['list', 'users'] },
  { label: 'shell.menu.metadata', to: '/metadata', icon: 'search', needs: ['list', 'metadata'] },
  { label: 'shell.menu.content', to: '/content', icon: 'document', needs: ['list', 'faqs'] },
  { label: 'shell.menu.program', to: '/program', icon: 'book', needs: ['list', 'program'] },
  { label: 'shell.menu.landingPages', to: '/landing-pages', icon: 'target', needs: ['list', 'landing-pages'] },
  { label: 'shell.menu.blogs', to: '/blogs', icon: 'article', needs: ['list', 'blogs'] },
  { label: 'shell.menu.auxiliaryPages', to: '/auxiliary-pages', icon: 'layers', needs: ['list', 'auxiliary-pages'] },
  { label: 'shell.menu.footer', to: '/footer', icon: 'columns', needs: ['list', 'footer'] },
  {
    label: 'shell.menu.liveLectures',
    to: '/live-lectures',
    icon: 'calendar',
    needs: ['list', 'live-lectures'],
    leadsTo: ['/batches', '/holidays'],
  },
  { label: 'shell.menu.launchpad', to: '/launchpad', icon: 'rocket', needs: ['list', 'launchpad'] },
  { label: 'shell.menu.leads', to: '/leads', icon: 'phone', needs: ['list', 'leads'] },
  { label: 'shell.menu.leadRules', to: '/lead-rules', icon: 'target', needs: ['read', 'lead-rules'] },
  {
    label: 'shell.menu.operations',
    to: '/settings',
    icon: 'settings',
    needs: ['list', 'settings'],
    inside: [
      { label: 'media.title', to: '/media', icon: 'image', needs: ['list', 'media'] },
      { label: 'shell.menu.settings', to: '/settings', icon: 'settings', needs: ['list', 'settings'] },
      { label: 'shell.menu.changes', to: '/changes', icon: 'clock', needs: ['list', 'changes'] },
      { label: 'publishing.releases', to: '/releases', icon: 'calendar', needs: ['list', 'releases'] },
      { label: 'publishing.checksScreen', to: '/checks', icon: 'check', needs: ['list', 'checks'] },
      { label: 'publishing.missingPages', to: '/missing-pages', icon: 'search', needs: ['list', 'missing-pages'] },
      { label: 'shell.menu.formMicroscope', to: '/form-microscope', icon: 'chart', needs: ['list', 'form-figures'] },
      { label: 'shell.menu.redirects', to: '/redirects', icon: 'link', needs: ['list', 'redirects'] },
      { label: 'shell.menu.deliveries', to: '/deliveries', icon: 'mail', needs: ['list', 'deliveries'] },
      { label: 'shell.menu.webhooks', to: '/webhooks', icon: 'link', needs: ['list', 'webhooks'] },
      { label: 'shell.menu.audit', to: '/audit', icon: 'history', needs: ['list', 'audit'] },
      { label: 'shell.menu.retention', to: '/retention', icon: 'shield', needs: ['read', 'retention/rules'] },
      { label: 'editing.trash.title', to: '/trash', icon: 'trash', needs: ['list', 'trash'] },
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

const entries = new Set(
  MENU.flatMap(({ to, inside = [], leadsTo = [] }) => [to, ...inside.map((item) => item.to), ...leadsTo]),
);

/** The resources without an entry of their own: the Site Content Manager lists them (ADMIN-04). */
export const withoutMenuEntry = (resources: readonly ResourceEntry[]): ResourceEntry[] =>
  resources.filter((resource) => !entries.has(listPath(resource)));
