import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { filterIn, listHref } from '../../lists/list-href.ts';
import { enquire, surname } from '../../testing/made-leads.ts';
import { admin, answerCalls, failCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';
import { viewLabels } from './LeadViews.tsx';

afterEach(async () => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
  await page.viewport(1280, 860);
});

const rows = () => [...document.querySelectorAll('tbody tr')];
const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

/** Leads with a surname of their own, the last one first in the list. */
async function leads(...names: string[]) {
  const last = surname();
  const ids: string[] = [];
  for (const name of names) ids.push((await enquire(`${name} ${last}`)).id);
  return { last, ids, path: listHref('/leads', { q: last }) };
}

test.each(['en', 'hi'] as const)(
  'in a window of 1280 by 900 ten leads are in sight, names and times whole (%s)',
  async (language) => {
    await page.viewport(1280, 900);
    await leads(...Array.from({ length: 12 }, (_, nth) => (nth % 4 ? 'Asha' : 'Venkatanarasimharajuvaripeta')));
    await mountConsole('/leads', 'admin', language);
    await expect.poll(() => rows().length).toBeGreaterThanOrEqual(12);
    expect(rows().filter((row) => row.getBoundingClientRect().bottom <= 900).length).toBeGreaterThanOrEqual(10);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    const table = document.querySelector('table');
    expect(table?.getBoundingClientRect().width).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
    const cut = [...document.querySelectorAll('tbody td')].filter((cell) => cell.scrollWidth > cell.clientWidth);
    // The words of the interest may be cut; its title says all of them.
    expect(cut.filter((cell) => !cell.querySelector('[title^="Master"]'))).toEqual([]);
  },
);

test('columns are put in order by buttons, and stay so; another order of a saved view is of that view alone', async () => {
  const { path } = await leads('Asha');
  const { router } = await mountConsole(path);
  await expect.poll(() => heads().slice(1, 4)).toEqual(['Name', 'Stage', 'Interested in']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns' });
  await choice.getByRole('button', { name: /^Move Interested in up/ }).click();
  await expect.poll(() => heads().slice(1, 4)).toEqual(['Name', 'Interested in', 'Stage']);
  const phone = choice.getByRole('checkbox', { name: 'Phone' });
  await phone.click();
  await expect.poll(() => heads().at(-1)).toBe('Phone');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await router.navigate('/leads?saved=any&columns=owner,stage,mobile');
  await expect.poll(() => heads().slice(1, 5)).toEqual(['Name', 'Counsellor', 'Stage', 'Phone']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await choice.getByRole('button', { name: /^Move Stage up/ }).click();
  await expect.poll(() => heads().slice(1, 5)).toEqual(['Name', 'Stage', 'Counsellor', 'Phone']);
  await userEvent.keyboard('{Escape}');
  await router.navigate(path);
  await expect.poll(() => heads().slice(1, 4)).toEqual(['Name', 'Interested in', 'Stage']);
});

test('on a phone stage and owner are changed in the card, and the next step in the preview', async () => {
  await page.viewport(390, 844);
  const { last, ids, path } = await leads('Bala', 'Asha');
  const lead = (nth: number) => admin('GET', `leads/${ids[nth]}`);
  await mountConsole(path);
  const stage = page.getByRole('button', { name: `Stage of Asha ${last}: New` });
  await expect.element(stage).toBeVisible();
  expect(stage.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await stage.click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await expect.poll(() => lead(1)).toMatchObject({ stage: 'documents' });
  const owner = page.getByRole('button', { name: new RegExp(`^Who looks after Bala ${last}`) });
  expect(owner.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await owner.click();
  await page.getByRole('menuitem', { name: 'Demo Counsellor' }).click();
  await expect.poll(() => lead(0)).toMatchObject({ owner_name: 'Demo Counsellor' });
  await page.getByRole('button', { name: `Preview Bala ${last}` }).click();
  const preview = page.getByRole('dialog', { name: `Bala ${last}` });
  // Letters typed into a field go to no neighbour.
  const field = preview.getByLabelText('Stage');
  await expect.element(field).toBeVisible();
  field.element().focus();
  await userEvent.keyboard('k');
  await preview.getByLabelText('Looked after by').selectOptions('Nobody yet');
  await expect.poll(() => lead(0)).toMatchObject({ owner: null });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each(['en', 'hi'] as const)(
  'on a phone the first lead is in the upper half, and filters are behind one press and named (%s)',
  async (language) => {
    await page.viewport(390, 844);
    const { last, path } = await leads('Asha');
    const none = { data: { minutes: null, count: 0, more: false } };
    answerCalls(/^GET \/admin\/leads\/waiting$/, () => Response.json(none));
    const { router } = await mountConsole(path, 'admin', language);
    const first = page.getByRole('link', { name: `Asha ${last}` });
    await expect.element(first).toBeVisible();
    expect(first.element().getBoundingClientRect().top).toBeLessThanOrEqual(460);
    if (language === 'hi') return;
    await page.getByRole('button', { name: 'More filters' }).click();
    const panel = page.getByRole('dialog', { name: 'More filters' });
    await panel.getByLabelText('Stage').selectOptions('New');
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('Stage: New');
    await panel.getByLabelText('Sort by').selectOptions('Name, A to Z');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).toContain('sort=name');
    await page.getByRole('button', { name: 'Stage: New' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toEqual({ q: last });
    expect(router.state.location.search).toContain('sort=name');
    await page.getByRole('button', { name: 'More for leads' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Export as CSV' })).toBeVisible();
  },
);

test('a lead that was taken by its key may be gone from the list: the notice opens it', async () => {
  const { last, ids, path } = await leads('Asha');
  const { router } = await mountConsole(path);
  await expect.poll(() => rows().length).toBe(1);
  await userEvent.keyboard('ja');
  await expect.element(page.getByText(`You look after Asha ${last} now`)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/leads/${ids[0]}`);
});

test('in Hindi a refusal is in Hindi', async () => {
  const { last, path } = await leads('Asha');
  await mountConsole(path, 'admin', 'hi');
  failCalls(/^PUT \/admin\/leads/, 409, { code: 'LOCKED', msg: 'This lead is a part of another one now.' });
  await page.getByRole('button', { name: new RegExp(`Asha ${last} का चरण`) }).click();
  await page.getByRole('menuitem', { name: 'दस्तावेज़' }).click();
  await expect.element(page.getByText('यह लीड अब किसी दूसरी लीड का हिस्सा है।')).toBeVisible();
});

const UNASSIGNED = listHref('/leads', { view: 'unassigned' });

test.each([
  [{ view: 'new' }, 'Nobody has enquired today', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'due' }, 'Nothing is due today', 'Show those that nobody looks after', UNASSIGNED],
  [{ view: 'not-in-erp' }, 'Every verified lead is in the ERP', 'Show all leads', '/leads'],
  [{}, 'No leads yet', 'Set how leads are given out', '/lead-rules'],
])('the leads of %o say why there are none, and what to do', async (filter, title, label, href) => {
  answerCalls(/^GET \/admin\/leads$/, () => Response.json([], { headers: { 'content-range': 'leads */0' } }));
  await mountConsole(listHref('/leads', filter));
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('clearing the filters keeps the view that is open', async () => {
  const { router } = await mountConsole(listHref('/leads', { view: 'mine', q: 'Nobody of this name' }));
  await expect.element(page.getByRole('heading', { name: 'No lead matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => filterIn(router.state.location.search)).toEqual({ view: 'mine' });
});

test('a title that one view has is its label; two have their owners’ names, and of one owner a number', () => {
  const view = (title: string, owner_name: string | null) => ({ title, owner_name });
  const views = [
    view('Call first', 'Anu Rao'),
    view('Fees', 'Anu Rao'),
    view('Fees', 'Bala Iyer'),
    view('Fees', 'Bala Iyer'),
    view('Fees', null),
  ];
  expect(viewLabels(views, 'A former colleague')).toEqual([
    'Call first',
    'Fees · Anu Rao',
    'Fees · Bala Iyer',
    'Fees · Bala Iyer (2)',
    'Fees · A former colleague',
  ]);
});
