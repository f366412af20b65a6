import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { filterIn } from '../../lists/list-href.ts';
import { idOf, openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(async () => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
  await page.viewport(1280, 860);
});

const rows = () => [...document.querySelectorAll('tbody tr')];
const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const whenListed = () => expect.poll(() => rows().length).toBeGreaterThan(0);

test.each(['en', 'hi'] as const)(
  'in a window of 1280 by 900 ten leads are in sight, names and times whole (%s)',
  async (language) => {
    await page.viewport(1280, 900);
    openLeads({ language });
    await whenListed();
    await expect.poll(() => document.querySelector('main [role="status"] a')).not.toBeNull();
    expect(rows().filter((row) => row.getBoundingClientRect().bottom <= 900).length).toBeGreaterThanOrEqual(10);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    const table = document.querySelector('table');
    expect(table?.getBoundingClientRect().width).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
    const isCut = (cell: Element) => cell.scrollWidth > cell.clientWidth;
    const cut = [...document.querySelectorAll('tbody td')].filter((cell) => isCut(cell));
    // The words of the interest may be cut; its title says all of them.
    expect(cut.filter((cell) => !cell.querySelector('[title^="Bachelor"]'))).toEqual([]);
  },
);

test('columns are put in order by buttons, and stay so', async () => {
  const { router } = openLeads();
  await whenListed();
  expect(heads().slice(1, 4)).toEqual(['Name', 'Stage', 'Interested in']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const up = page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: /^Move Interested in up/ });
  await up.click();
  await expect.poll(() => heads().slice(1, 4)).toEqual(['Name', 'Interested in', 'Stage']);
  const phone = page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Phone' });
  await phone.click();
  await expect.poll(() => heads().at(-1)).toBe('Phone');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await router.navigate('/faqs');
  await expect.poll(() => heads().includes('Interested in')).toBe(false);
  await router.navigate('/leads');
  await expect.poll(() => heads().slice(1, 4)).toEqual(['Name', 'Interested in', 'Stage']);
});

test('a saved view has its columns in its order; another order is of that view alone', async () => {
  const { router } = openLeads({ path: '/leads?saved=any&columns=owner,stage,mobile' });
  await whenListed();
  expect(heads().slice(1, 5)).toEqual(['Name', 'Counsellor', 'Stage', 'Phone']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns' });
  await choice.getByRole('button', { name: /^Move Stage up/ }).click();
  await expect.poll(() => heads().slice(1, 5)).toEqual(['Name', 'Stage', 'Counsellor', 'Phone']);
  expect(router.state.location.search).toContain('columns=stage%2Cowner%2Cmobile');
  await userEvent.keyboard('{Escape}');
  await router.navigate('/leads');
  await expect.poll(() => heads().slice(1, 5)).toEqual(['Name', 'Stage', 'Interested in', 'Counsellor']);
});

test('the head of the follow-up sorts by it, the next one first, and again in the reverse order', async () => {
  const { router } = openLeads();
  await whenListed();
  await page.getByRole('button', { name: 'Sort by follow-up ascending' }).click();
  await expect.poll(() => router.state.location.search).toMatch(/order=ASC.*sort=next_at/);
  await page.getByRole('button', { name: 'Sort by follow-up descending' }).click();
  await expect.poll(() => router.state.location.search).toMatch(/order=DESC.*sort=next_at/);
});

test('on a phone stage and owner are changed in the card, and the next step in the preview', async () => {
  await page.viewport(390, 844);
  const { sent } = openLeads({ count: 2 });
  const stage = page.getByRole('button', { name: 'Stage of Asha Rao: Application started' });
  await expect.element(stage).toBeVisible();
  expect(stage.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await stage.click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await expect.poll(() => sent('PUT /admin/leads/:id')[0]?.input?.body).toEqual({ stage: 'documents', version: 1 });
  const owner = page.getByRole('button', { name: 'Who looks after Bala Iyer: Anu Rao' });
  expect(owner.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await owner.click();
  await page.getByRole('menuitem', { name: 'Demo Counsellor' }).click();
  await expect.poll(() => sent('PUT /admin/leads/:id')[1]?.input?.body).toEqual({ owner: idOf(902), version: 1 });
  await page.getByRole('button', { name: 'Preview Bala Iyer' }).click();
  const preview = page.getByRole('dialog', { name: 'Bala Iyer' });
  await preview.getByLabelText('Looked after by').selectOptions('Nobody yet');
  await expect.poll(() => sent('PUT /admin/leads/:id')[2]?.input?.body).toEqual({ owner: null, version: 2 });
  // Letters typed into a field go to no neighbour.
  preview.getByLabelText('Stage').element().focus();
  await userEvent.keyboard('k');
  await expect.element(preview).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each(['en', 'hi'] as const)(
  'on a phone the first lead is in the upper half, and filters are behind one press and named (%s)',
  async (language) => {
    await page.viewport(390, 844);
    const waiting = { minutes: null, count: 0, more: false };
    const { router } = openLeads({
      language,
      answer: ({ name }) => (name === 'GET /admin/leads/waiting' ? waiting : undefined),
    });
    const first = page.getByRole('link', { name: 'Asha Rao' }).first();
    await expect.element(first).toBeVisible();
    expect(first.element().getBoundingClientRect().top).toBeLessThanOrEqual(420);
    if (language === 'hi') return;
    await page.getByRole('button', { name: 'More filters' }).click();
    const panel = page.getByRole('dialog', { name: 'More filters' });
    await panel.getByLabelText('Stage').selectOptions('Documents');
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Stage: Documents');
    await panel.getByLabelText('Sort by').selectOptions('Name, A to Z');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).toContain('sort=name');
    await page.getByRole('button', { name: 'Stage: Documents' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toEqual({});
    expect(router.state.location.search).toContain('sort=name');
    await page.getByRole('button', { name: 'More for leads' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Export as CSV' })).toBeVisible();
  },
);

test('a lead that was taken by its key may be gone from the list: what says so opens it', async () => {
  const { router, sent } = openLeads();
  await whenListed();
  await userEvent.keyboard('ja');
  await expect.element(page.getByText('You look after Asha Rao now')).toBeVisible();
  expect(sent('PUT /admin/leads/:id').map(({ input }) => input?.params?.id)).toEqual([idOf(0)]);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/leads/${idOf(0)}`);
});

test('Shift selects all rows between two; the keys of a menu in a row are no keys of the list', async () => {
  const { sent } = openLeads();
  await whenListed();
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input')].map(({ checked }) => checked);
  await page.getByRole('checkbox', { name: 'Select Asha Rao' }).first().click();
  await userEvent.keyboard('{Shift>}');
  await page.getByRole('checkbox', { name: 'Select Divya Menon' }).first().click();
  await userEvent.keyboard('{/Shift}');
  const [first, last] = [boxes().indexOf(true), boxes().lastIndexOf(true)];
  expect(boxes().slice(first, last + 1)).not.toContain(false);
  expect(last - first).toBe(3);

  document.querySelector<HTMLElement>('tbody tr button[aria-haspopup="menu"]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('menuitem', { name: 'Application started now' })).toHaveFocus();
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Escape}');
  expect(sent('PUT /admin/leads/:id')).toEqual([]);
  expect(boxes().filter(Boolean)).toHaveLength(4);
});

test('filters that are used now and then are in a panel; one in use is named and taken away', async () => {
  const { router } = openLeads();
  await whenListed();
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'More filters' });
  await panel.getByLabelText('Device').selectOptions('tablet');
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({ device: 'tablet' });
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Device: Tablet' }).click();
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({});
});

test('in Hindi a refusal is said in Hindi', async () => {
  const refused = new HttpError('', 409, { code: 'LOCKED', msg: 'This lead is a part of another one now.' });
  openLeads({
    language: 'hi',
    answer: ({ name }) => {
      if (name === 'PUT /admin/leads/:id') throw refused;
    },
  });
  await whenListed();
  await page.getByRole('button', { name: 'Asha Rao का चरण: आवेदन शुरू' }).first().click();
  await page.getByRole('menuitem', { name: 'दस्तावेज़' }).click();
  await expect.element(page.getByText('यह लीड अब किसी दूसरी लीड का हिस्सा है।')).toBeVisible();
});
