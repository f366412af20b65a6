import { ROLE, SALES_STAGES } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { filterIn, listHref } from '../../lists/list-href.ts';
import { openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const UNASSIGNED = listHref('/leads', { view: 'unassigned' });

test.each([
  [{ view: 'new' }, 'Nobody has enquired today', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'due' }, 'Nothing is due today', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'not-in-erp' }, 'Every verified lead is in the ERP', 'Show all leads', '/leads'],
  [{ view: 'do-not-contact' }, 'Nobody has asked not to be contacted', 'Show all leads', '/leads'],
  [{}, 'No leads yet', 'Set how leads are given out', '/lead-rules'],
  [{ view: 'mine' }, 'You look after no lead yet', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'overdue' }, 'Nothing is overdue', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'unassigned' }, 'Every lead has a counsellor', 'Show all leads', '/leads'],
])('the leads of %o say why there are none, and what to do', async (filter, title, label, href) => {
  openLeads({ path: listHref('/leads', filter), count: 0 });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('an empty quarantine says so, and leads to the leads', async () => {
  openLeads({ path: '/leads/quarantine' });
  await expect.element(page.getByRole('heading', { name: 'Nothing is held back' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show all leads' })).toHaveAttribute('href', '/leads');
});

test.each(['', '&show=board'])('clearing the filters keeps the view that is open (%s)', async (show) => {
  const { router } = openLeads({
    path: listHref('/leads', { view: 'mine', q: 'Zubin' }) + show,
    count: 0,
    answer: ({ name }) => (name === 'GET /admin/leads/board' ? EMPTY_BOARD : undefined),
  });
  await expect.element(page.getByRole('heading', { name: 'No lead matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({ view: 'mine' });
});

test('a counsellor without leads is led to nothing that they may not see', async () => {
  openLeads({ count: 0, role: ROLE.COUNSELLOR });
  await expect.element(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Set how leads are given out' }).elements()).toEqual([]);
});

test('a board without a card in any column says why, and what to do', async () => {
  openLeads({
    path: '/leads?show=board',
    count: 0,
    answer: ({ name }) => (name === 'GET /admin/leads/board' ? EMPTY_BOARD : undefined),
  });
  await expect.element(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  const next = page.getByRole('link', { name: 'Set how leads are given out' });
  await expect.element(next).toHaveAttribute('href', '/lead-rules');
});

const EMPTY_BOARD = SALES_STAGES.map((stage) => ({ stage, count: 0, more: false, overdue: 0, due: 0, leads: [] }));
