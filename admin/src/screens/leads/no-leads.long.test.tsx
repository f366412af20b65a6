import { ROLE, SALES_STAGES } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test.each([
  ['?view=new', 'Nobody has enquired today', 'Show those that nobody looks after', '/leads?view=unassigned'],
  ['?view=due', 'Nothing is due today', 'Show those that nobody looks after', '/leads?view=unassigned'],
  ['?view=not-in-erp', 'Every verified lead is in the ERP', 'Show all leads', '/leads'],
  ['?view=do-not-contact', 'Nobody has asked not to be contacted', 'Show all leads', '/leads'],
  ['?view=quarantine', 'Nothing is held back', 'Show all leads', '/leads'],
  ['?view=quarantine&q=Zubin', 'No lead matches', 'Clear the search and the filters', '/leads?view=quarantine'],
  ['', 'No leads yet', 'Set how leads are given out', '/lead-rules'],
  ['?view=mine', 'You look after no lead yet', 'Show those that nobody looks after', '/leads?view=unassigned'],
  ['?view=overdue', 'Nothing is overdue', 'Show those that nobody looks after', '/leads?view=unassigned'],
  ['?view=unassigned', 'Every lead has a counsellor', 'Show all leads', '/leads'],
  ['?view=mine&q=Zubin', 'No lead matches', 'Clear the search and the filters', '/leads?view=mine'],
])('/leads%s without leads says why there are none, and what to do', async (search, title, label, href) => {
  openLeads({ path: `/leads${search}`, count: 0 });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('a counsellor without leads is led to nothing that they may not see', async () => {
  openLeads({ count: 0, role: ROLE.COUNSELLOR });
  await expect.element(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Set how leads are given out' }).elements()).toEqual([]);
});

test.each([
  ['', 'No leads yet', 'Set how leads are given out', '/lead-rules'],
  ['&q=Zubin', 'No lead matches', 'Clear the search and the filters', '/leads'],
])('a board without a card in any column says why, and what to do (%s)', async (search, title, label, href) => {
  openLeads({
    path: `/leads?show=board${search}`,
    count: 0,
    answer: ({ name }) => (name === 'GET /admin/leads/board' ? EMPTY_BOARD : undefined),
  });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

const EMPTY_BOARD = SALES_STAGES.map((stage) => ({ stage, count: 0, more: false, overdue: 0, due: 0, leads: [] }));
