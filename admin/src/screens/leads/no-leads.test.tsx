import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test.each([
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
