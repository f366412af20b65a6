import type { FooterGroup, MenuGroup } from '@prospectus/contract';
import { FOOTER } from '@prospectus/contract/constants';
import type { FooterProps, NavItem } from '@prospectus/design-system';

import { isExternal, PORTAL_PATH } from '../../lib/links.ts';

type Source = {
  menu: readonly MenuGroup[];
  /** Published paths; other pages are not in the menu. */
  paths: readonly string[];
  /** Address of the learning-management system, or empty (NAV-02). */
  lms: string;
};

/** The header's menu (NAV-01), without unpublished pages and empty groups. */
export function headerMenu({ menu, paths, lms }: Source): NavItem[] {
  const published = new Set(paths);
  const page = (label: string, href: string): NavItem[] => (published.has(href) ? [{ label, href }] : []);
  const group = (label: string, items: NavItem[]): NavItem[] => (items.length > 0 ? [{ label, items }] : []);
  return [
    { label: 'Home', href: '/' },
    ...page('About', '/about'),
    ...programmes(menu, published),
    ...group('Student Corner', [
      ...(lms ? [{ label: 'LMS', href: lms, external: true }] : []),
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

/** The programmes from the API, by type (NAV-03). */
function programmes(menu: readonly MenuGroup[], published: ReadonlySet<string>): NavItem[] {
  const items = menu.map((group) => ({
    label: group.label,
    items: group.items.map(({ label, path }) => ({ label, href: path })),
  }));
  const href = published.has('/programmes') ? '/programmes' : undefined;
  if (items.length === 0) return href ? [{ label: 'Programmes', href }] : [];
  return [{ label: 'Programmes', ...(href && { href, allLabel: 'All programmes' }), items }];
}

type FooterNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const NUMBERS = Array.from({ length: FOOTER.linksPerColumn }, (_, at) => (at + 1) as FooterNumber);

/** Columns of a footer group, with at most nine links each (NAV-04). */
export function footerColumns(group: FooterGroup | null): FooterProps['columns'] {
  return (group?.details ?? []).map((column) => ({
    title: column.title,
    links: NUMBERS.flatMap((n) => {
      const [href, label] = [column[`link${n}`], column[`link${n}_title`]];
      return href && label ? [{ label, href, external: isExternal(href) }] : [];
    }),
    notes: [column.description_link1, column.description_link2].filter(Boolean),
  }));
}
