import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { filterIn, listHref } from '../../lists/list-href.ts';
import { fillWhen } from '../../testing/fill-when.ts';
import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { memoryMedia } from '../../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';
import { sampleRecords } from '../../testing/records.ts';

afterEach(unmountConsole);

const hrefOf = (name: string) => page.getByRole('link', { name }).first().element().getAttribute('href');
const DAYS = 'from=2026-11-20&to=2026-11-21';
const leadsOf = (filter: object) =>
  listHref('/leads', {
    created_at_gte: '2026-11-19T18:30:00.000Z',
    created_at_lte: '2026-11-21T18:29:59.999Z',
    ...filter,
  });

test('ADMIN-01 every figure of the dashboard says how it has changed and opens the list behind it', async () => {
  mountConsole('/');
  const glance = page.getByRole('list', { name: 'At a glance' });
  await expect.element(glance.getByRole('link', { name: 'Leads: 600' })).toBeVisible();
  expect(glance.getByRole('listitem').first().element().textContent).toBe('Leads600As before');
  await expect.element(glance.getByText('33% fewer than before (600)')).toBeVisible();
  await expect.element(glance.getByText('50% shorter than before (50 min)')).toBeVisible();
  expect(hrefOf('Leads: 600')).toBe(leadsOf({}));
  expect(hrefOf('Not called yet: 360')).toBe(leadsOf({ reached: 'not-called' }));
  expect(hrefOf('Form opened: 800')).toBe(`/form-microscope?${DAYS}`);
  expect(hrefOf('Master of Arts: 350')).toBe(leadsOf({ area_of_interest: 'Master of Arts' }));
  const row = page.getByRole('row', { name: /^\/online-mba 800 90 60 50/ });
  expect(row.getByRole('link', { name: '28' }).element().getAttribute('href')).toBe(
    leadsOf({ page: '/online-mba', reached: 'erp' }),
  );
  expect(row.getByRole('link', { name: '800' }).element().getAttribute('href')).toBe(
    `/form-microscope?${DAYS}&path=%2Fonline-mba`,
  );
});

test('the days and what is compared are in the address; own days are checked before they are asked for', async () => {
  const console = mountConsole('/');
  const search = () => console.router.state.location.search;
  await page.getByRole('button', { name: '7 days' }).click();
  await expect.poll(search).toBe('?days=7');
  await page.getByLabelText('Compare by').selectOptions('Campaign');
  await expect.poll(search).toBe('?days=7&by=campaign');
  await page.getByRole('button', { name: 'Own dates' }).click();
  await fillWhen('From', '2026-02-02');
  await fillWhen('To', '2026-02-01');
  await expect.element(page.getByText('The last day is before the first', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show these days' })).toBeDisabled();
  await fillWhen('To', '2026-02-03');
  await userEvent.keyboard('{Enter}');
  await expect.poll(search).toBe('?by=campaign&from=2026-02-02&to=2026-02-03');
});

test('figures that could not be loaded are asked for again, and the rest of the dashboard stays', async () => {
  const data = memoryDataProvider(sampleRecords());
  data.failNext(new Error('The service is not available right now.'), 'GET /admin/dashboard/figures');
  mountConsole('/', undefined, data);
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'British Poetry' })).toBeVisible();
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByRole('link', { name: 'Leads: 600' })).toBeVisible();
});

test('a link from a figure shows its filters on the list of leads, and each can be taken away', async () => {
  const console = mountConsole(leadsOf({ reached: 'erp', campaign: 'Diwali', device: null }));
  const inUse = page.getByRole('button', { name: 'Campaign: Diwali' });
  await expect.element(inUse).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Device: not known' })).toBeVisible();
  await page.getByRole('button', { name: 'How far: In the ERP' }).click();
  await expect
    .poll(() => filterIn(console.router.state.location.search))
    .toMatchObject({ created_at_gte: expect.any(String) as string, campaign: 'Diwali', device: null });
  expect(filterIn(console.router.state.location.search)).not.toHaveProperty('reached');
});

test('ADMIN-36 the figures are in Hindi where the person’s language is', async () => {
  mountConsole('/', undefined, undefined, memoryMedia(), 'hi');
  await expect.element(page.getByRole('heading', { name: 'पेज से काउंसलर तक', exact: true })).toBeVisible();
});
