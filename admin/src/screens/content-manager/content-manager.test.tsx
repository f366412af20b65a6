import { parts, resources } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-04 every resource of the contract is listed with where it appears, and every part of a programme', async () => {
  await mountConsole('/content');
  await expect.element(page.getByRole('heading', { name: 'Parts of a programme' })).toBeVisible();
  const hrefs = new Set([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')));
  for (const name of Object.keys(resources)) expect(hrefs, name).toContain(`/${name}`);
  for (const name of Object.keys(parts)) expect(hrefs, name).toContain(`/content/${name}`);
  await expect.element(page.getByText('On /launchpad, in this order.')).toBeVisible();
});

test('ADMIN-28 ADMIN-29 ADMIN-30 ADMIN-31 ADMIN-34 a part is reached by its own address: the programme is chosen, and its form opens there', async () => {
  const sections = {
    'key-contents': 'About',
    roadmaps: 'Career roadmap',
    'program-benefits': 'Why choose us',
    highlights: 'Key highlights',
    electives: 'Electives',
  };
  const program = () => page.getByRole('main').getByRole('link', { name: 'Master of Arts', exact: true });
  const { router } = await mountConsole('/content');
  for (const [part, label] of Object.entries(sections)) {
    await router.navigate(`/content/${part}`);
    await program().click();
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/program\//);
    await expect
      .element(page.getByRole('tab', { name: new RegExp(`^${label}`) }))
      .toHaveAttribute('aria-selected', 'true');
  }
  await router.navigate('/content/no-such-part');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(program().elements()).toEqual([]);
});
