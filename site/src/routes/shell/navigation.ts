import type { NavItem } from '@prospectus/design-system';

import { PORTAL_PATH } from '../../lib/portal.ts';
import type { RootData } from '../pageData.ts';

/** The header's menu (NAV-01). What has no page yet is left out, and so is a title with nothing under it. */
export function headerMenu({ menu, paths }: Pick<RootData, 'menu' | 'paths'>): NavItem[] {
  const published = new Set(paths);
  const page = (label: string, href: string): NavItem[] => (published.has(href) ? [{ label, href }] : []);
  const group = (label: string, items: NavItem[]): NavItem[] => (items.length > 0 ? [{ label, items }] : []);
  return [
    { label: 'Home', href: '/' },
    ...page('About', '/about'),
    ...group('Programmes', programmes(menu)),
    ...group('Student Corner', [
      ...page('Assessments', '/assessments'),
      ...page('Course Conduction', '/course-conduction'),
      ...page('Discussion Forum', '/discussion-forum'),
      ...page('Live Lecture', '/live-lecture'),
    ]),
    ...group('Admission', [
      ...page('Admission Policy', '/admission-policy'),
      ...page('Registration Process', '/registration-process'),
      { label: 'Online Admission Portal', href: PORTAL_PATH },
    ]),
    ...page('Recognition', '/recognition'),
    ...page('Contact Us', '/contact'),
  ];
}

/** The menu of programmes comes from the API, by type (NAV-03). */
function programmes(menu: RootData['menu']): NavItem[] {
  return menu.flatMap((group) => group.items.map(({ label, path }) => ({ label, href: path })));
}

/** Columns of the footer: programmes by type, at most nine links in each (§9). */
export function footerColumns({ menu }: Pick<RootData, 'menu'>, perColumn: number) {
  return menu.map(({ label, items }) => ({
    title: label,
    links: items.slice(0, perColumn).map((item) => ({ label: item.label, href: item.path })),
  }));
}
