import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const field = () => page.getByRole('main').getByRole('searchbox');

for (const [path, entry] of [
  ['/audit', 'Audit log'],
  ['/changes', 'Changes'],
  ['/users', 'User Management'],
  ['/leads', 'Leads'],
  ['/media', 'Media'],
  ['/trash', 'Trash'],
] as const)
  test(`${path}: what was typed into the search is gone once the menu entry has cleared it`, async () => {
    const { router } = mountConsole(path, ROLE.ADMIN);
    const inAddress = () => router.state.location.search;
    await field().fill('Rao');
    await expect.poll(inAddress).toContain('Rao');
    const entryOfMenu = page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: entry, exact: true });
    await entryOfMenu.click();
    await expect.element(field()).toHaveValue('');
    expect(inAddress()).not.toContain('Rao');
    // Before the pause in typing is over, too.
    await field().fill('Sen');
    await entryOfMenu.click();
    await expect.element(field()).toHaveValue('');
    expect(inAddress()).not.toContain('Sen');
  }, 15_000);
