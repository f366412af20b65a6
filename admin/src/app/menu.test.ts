import { ROLE, sectionLists } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { ENGLISH } from '../texts/language-context.ts';
import { sharedResources } from '../records/resource-entries.ts';
import { homeOf, menuFor, menuGroupsFor } from './menu.ts';

const { text } = ENGLISH;

test('ROLE-04 ADMIN sees the eleven entries of the specification in its order, then those of daily work, in groups', () => {
  const groups = menuGroupsFor(ROLE.ADMIN).map(({ group, items }) => [group, ...items.map(({ label }) => text(label))]);
  expect(groups).toEqual([
    [undefined, 'Dashboard', 'User Management'],
    [
      'content',
      'Manage SEO Metadata',
      'Site Content Manager',
      'Manage Courses',
      'Manage Landing Pages',
      'Manage Blogs',
      'Manage Auxiliary Pages',
      'Manage Footer',
    ],
    ['lectures', 'Manage Live Lectures', 'Manage Launchpad'],
    ['leads', 'Leads', 'Rules for leads', 'Form microscope'],
    [
      'operations',
      'Media',
      'Changes',
      'Releases',
      'Checks',
      'Missing pages',
      'Redirects',
      'Deliveries',
      'Audit log',
      'Trash',
    ],
    ['settings', 'Settings', 'Webhooks', 'Consent and retention'],
  ]);
});

test('ROLE-05 EVENT_CREATER sees only Manage Live Lectures and starts there, COUNSELLOR only Leads; an account without a role sees nothing', () => {
  expect(menuFor(ROLE.EVENT_CREATER).map(({ label }) => text(label))).toEqual(['Manage Live Lectures']);
  expect(homeOf(ROLE.EVENT_CREATER)?.to).toBe('/live-lectures');
  expect(menuFor(ROLE.COUNSELLOR).map(({ label }) => text(label))).toEqual(['Leads']);
  expect(homeOf(ROLE.COUNSELLOR)?.to).toBe('/leads');
  expect(homeOf(ROLE.ADMIN)?.to).toBe('/');
  expect(menuFor(null)).toEqual([]);
  expect(homeOf(null)).toBeUndefined();
});

test('ADMIN-04 the Site Content Manager has what all pages share and the pages, which have no entry of their own', () => {
  const names = sharedResources.map(({ declaration }) => declaration.name);
  const lists = Object.values(sectionLists).map(({ name }) => name);
  expect(names.filter((name) => !lists.includes(name))).toEqual([
    'pages',
    'university-info',
    'testimonials',
    'faqs',
    'vc-message',
    'promotional-banner',
    'pre-login-referral',
    'post-login-referral',
    'dashboard-access',
    'promotional-texts',
    'wide-banners',
  ]);
  expect(names).toEqual(expect.arrayContaining(lists));
});
