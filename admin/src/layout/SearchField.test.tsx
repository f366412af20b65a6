import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const field = () => page.getByRole('main').getByRole('searchbox');

test.each([
  ['/audit', 'Audit log'],
  ['/leads', 'Leads'],
  ['/media', 'Media'],
])('%s: typed text leaves the search once the menu entry has cleared it', async (path, entry) => {
  const { router } = await mountConsole(path);
  const search = () => router.state.location.search;
  await field().fill('Rao');
  await expect.poll(search).toContain('Rao');
  // Its name may end with a number of what waits.
  const name = new RegExp(`^${entry}( \\d+\\+?)?$`);
  const menuEntry = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
  await menuEntry.click();
  await expect.element(field()).toHaveValue('');
  expect(search()).not.toContain('Rao');
  // Before the pause in typing is over, too.
  await field().fill('Sen');
  await menuEntry.click();
  await expect.element(field()).toHaveValue('');
  expect(search()).not.toContain('Sen');
});
