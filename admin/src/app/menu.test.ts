import { ROLE, sectionLists } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { ENGLISH } from '../texts/language-context.ts';
import { resourceEntries } from '../resources/entries.ts';
import { homeOf, menuFor, withoutMenuEntry } from './menu.ts';

const { text } = ENGLISH;

test('ROLE-04 ADMIN sees every entry, in the order and with the labels of the specification, then Leads and Operations', () => {
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
  const labels = menuFor(ROLE.ADMIN).map(({ label }) => text(label));
  expect(labels).toEqual([...order, 'Leads', 'Rules for leads', 'Operations']);
  expect(
    menuFor(ROLE.ADMIN)
      .flatMap(({ inside }) => inside ?? [])
      .map(({ label, to }) => [text(label), to]),
  ).toEqual([
    ['Media', '/media'],
    ['Settings', '/settings'],
    ['Changes', '/changes'],
    ['Releases', '/releases'],
    ['Checks', '/checks'],
    ['Missing pages', '/missing-pages'],
    ['Form microscope', '/form-microscope'],
    ['Redirects', '/redirects'],
    ['Deliveries', '/deliveries'],
    ['Webhooks', '/webhooks'],
    ['Audit log', '/audit'],
    ['Consent and retention', '/retention'],
    ['Trash', '/trash'],
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
  const names = withoutMenuEntry(resourceEntries).map(({ declaration }) => declaration.name);
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
