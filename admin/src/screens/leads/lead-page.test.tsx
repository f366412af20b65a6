import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { listHref } from '../../lists/list-href.ts';
import { enquire, surname } from '../../testing/made-leads.ts';
import { admin, BUSY, failCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(async () => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
  await page.viewport(1280, 860);
});

const note = () => page.getByRole('textbox', { name: 'What was said?' });
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

/** A lead with eight notes. */
async function notedLead() {
  const { id } = await enquire('Asha Noted');
  for (let nth = 0; nth < 8; nth += 1)
    await admin('POST', `leads/${id}/notes`, { text: `Asked about the fees ${nth}` });
  return `/leads/${id}`;
}

test('possible duplicates that could not be loaded are named as missing, and are loaded by one press', async () => {
  const last = surname();
  const email = `${last.toLowerCase()}@example.org`;
  const [first, second] = [await enquire(`Asha ${last}`, { email }), await enquire(`Asha ${last}`, { email })];
  const answer = failCalls(/similar$/, ...BUSY);
  await mountConsole(`/leads/${first.id}`);
  await expect.element(page.getByText('Possible duplicates could not be loaded')).toBeVisible();
  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
  // Both have one name: their phones distinguish them.
  await page.getByRole('button', { name: 'Merge into this lead' }).click();
  const [from, to] = [second, first].map(({ phone }) => `••••••${phone.slice(-4)}`);
  await expect.element(page.getByRole('alertdialog').getByText(`${from} → ${to}`)).toBeVisible();
});

test.each(['en', 'hi'] as const)(
  'in a window of 1280 by 860 a call is noted and the timeline read without scrolling, the phone beside them (%s)',
  async (language) => {
    await mountConsole(await notedLead(), 'admin', language);
    await expect.poll(() => document.querySelectorAll('#note button').length).toBeGreaterThan(0);
    await expect.poll(() => boxOf('section ol li:nth-child(1)')?.bottom).toBeLessThanOrEqual(860);
    expect(boxOf('#note button')?.bottom).toBeLessThanOrEqual(860);
    expect(boxOf('main .aside section button')?.bottom).toBeLessThanOrEqual(430);
    expect(boxOf('#note label:nth-of-type(2)')?.bottom).toBe(boxOf('#note label:nth-of-type(1)')?.bottom);
  },
);

test('on a phone contact, note and timeline come first, the latest events alone', async () => {
  await page.viewport(390, 844);
  await mountConsole(await notedLead());
  const all = page.getByRole('button', { name: /^Show all \d+$/ });
  await expect.element(all).toBeVisible();
  expect([...document.querySelectorAll('main h2')].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    ...['Contact', 'Note or call', 'Timeline', 'Next step'],
  ]);
  expect(document.querySelectorAll('section ol li')).toHaveLength(5);
  await all.click();
  expect(document.querySelectorAll('section ol li').length).toBeGreaterThanOrEqual(8);
});

test('a note that is not saved is there again after a look at another lead; once saved, the next lead is one press away', async () => {
  const last = surname();
  await enquire(`Bala ${last}`);
  const { id } = await enquire(`Asha ${last}`);
  await mountConsole(listHref('/leads', { q: last }));
  await page.getByRole('link', { name: `Asha ${last}` }).click();
  await note().fill('Asked about the fees');
  await page.getByLabelText('No answer').click();
  await page.getByRole('link', { name: 'Next lead' }).click();
  const bala = page.getByRole('heading', { level: 1, name: `Bala ${last}` });
  await expect.element(bala).toBeVisible();
  await expect.element(note()).toHaveValue('');
  await page.getByRole('link', { name: 'Previous lead' }).click();
  await expect.element(note()).toHaveValue('Asked about the fees');
  await expect.element(page.getByLabelText('No answer')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(note()).toHaveFocus();
  expect(JSON.stringify(await admin('GET', `leads/${id}/timeline`))).toMatch(/Asked about the fees/);
  await page.getByRole('button', { name: 'Next lead' }).click();
  await expect.element(bala).toBeVisible();
});

test('an administrator stays with a lead that was given away, and finds who saw it', async () => {
  const { id } = await enquire('Asha Given');
  const people = await admin<{ id: string; name: string }[]>('GET', 'leads/owners');
  await admin('PUT', `leads/${id}`, { owner: people.find(({ name }) => name === 'Demo Admin')?.id });
  const { router } = await mountConsole(`/leads/${id}`);
  await page.getByLabelText('Looked after by').selectOptions('Demo Counsellor');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(page.getByText('Demo Counsellor looks after this lead now')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/leads/${id}`);
  await expect
    .element(page.getByRole('link', { name: 'Who saw and changed this lead' }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(listHref('/audit', { resource: 'leads', record_id: id })) as string,
    );
});

test('a lead that does not exist says why that may be, and leads back to the list', async () => {
  const { router } = await mountConsole('/leads/018f0000-0000-7000-8000-000000000777');
  await expect.element(page.getByText('A colleague looks after it, or it was erased', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to the leads' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/leads');
});
