import { ROLE } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { filterIn } from '../lists/list-href.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const field = () => page.getByRole('main').getByRole('searchbox');

for (const [path, entry, name] of [
  ['/audit', 'Audit log', 'q'],
  ['/changes', 'Changes', 'q'],
  ['/users', 'User Management', 'q'],
  ['/leads', 'Leads', 'q'],
  ['/media', 'Media', 'search'],
  ['/trash', 'Trash', 'q'],
] as const)
  test(`${path}: what was typed into the search is gone once the menu entry has cleared it`, async () => {
    const { router } = mountConsole(path, ROLE.ADMIN);
    const inAddress = () => {
      const { search } = router.state.location;
      return String(filterIn(search)[name] ?? new URLSearchParams(search).get(name) ?? '');
    };
    await field().fill('Rao');
    await expect.poll(inAddress).toContain('Rao');
    const entryOfMenu = page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: entry, exact: true });
    await entryOfMenu.click();
    await expect.element(field()).toHaveValue('');
    expect(inAddress()).toBe('');
    // Before the pause in typing is over, too.
    await field().fill('Sen');
    await entryOfMenu.click();
    await expect.element(field()).toHaveValue('');
    expect(inAddress()).toBe('');
  }, 15_000);
