import { ROLE } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { landingOf, menuFor } from './menu.ts';

test('ROLE-04 ADMIN sees every entry there is, in the order and the words of the specification, and Operations below', () => {
  const order = [
    'Dashboard',
    'User Management',
    'Manage SEO Metadata',
    'Site Content Manager',
    'Manage Courses',
    'Manage Landing Pages',
    'Manage Blogs',
    'Manage Auxiliary Pages',
    'Manage Footer',
    'Manage Live Lectures',
    'Manage Launchpad',
  ];
  const labels = menuFor(ROLE.ADMIN).map(({ label }) => label);
  // User Management is declared, and has no screen yet.
  expect(labels).toEqual([...order.filter((label) => label !== 'User Management'), 'Operations']);
  expect(
    menuFor(ROLE.ADMIN)
      .flatMap(({ inside }) => inside ?? [])
      .map(({ label, to }) => [label, to]),
  ).toEqual([
    ['Settings', '/settings'],
    ['Redirects', '/redirects'],
  ]);
});

test('ROLE-05 EVENT_CREATER sees Manage Live Lectures alone and lands there; without a role there is nothing', () => {
  expect(menuFor(ROLE.EVENT_CREATER).map(({ label }) => label)).toEqual(['Manage Live Lectures']);
  expect(landingOf(ROLE.EVENT_CREATER)).toBe('/live-lectures');
  expect(landingOf(ROLE.ADMIN)).toBe('/');
  expect(menuFor(null)).toEqual([]);
});
