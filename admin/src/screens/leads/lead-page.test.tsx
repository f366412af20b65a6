import { ROLE } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../../lists/list-href.ts';
import { idOf, openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(() => {
  unmountConsole();
  document.documentElement.lang = 'en-IN';
});

const LEAD = `/leads/${idOf(0)}`;
const note = () => page.getByRole('textbox', { name: 'What was said?' });

test('possible duplicates that could not be loaded are said to be missing, and are loaded by one press', async () => {
  let isGone = true;
  openLeads({
    path: LEAD,
    answer: ({ name }) => {
      if (name !== 'GET /admin/leads/:id/similar') return undefined;
      if (isGone) throw new HttpError('Too many calls at once.', 429, { code: 'TOO_MANY' });
      return [{ id: idOf(4), name: 'Asha Rao', mobile: '••••••1004', area_of_interest: 'Master of Arts' }];
    },
  });
  await expect.element(page.getByText('Possible duplicates could not be loaded')).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
  // Both are called the same: their phones tell them apart.
  await page.getByRole('button', { name: 'Merge into this lead' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('••••••1004 → ••••••1000')).toBeVisible();
});

const NOTED = {
  ...{ id: 'event-1', lead: idOf(0), by: idOf(901), by_name: 'Anu Rao', at: '2026-11-20T06:00:00.000Z' },
  ...{ kind: 'note', type: 'noted', data: { text: 'Asked about the fees' } },
};
const withTimeline = ({ name }: { name: string }) =>
  name === 'GET /admin/leads/:id/timeline'
    ? Array.from({ length: 8 }, (_, nth) => ({ ...NOTED, id: `event-${nth}` }))
    : undefined;
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

test.each(['en', 'hi'] as const)(
  'in a window of 1280 by 860 a call is noted and the timeline read without scrolling, the phone beside them (%s)',
  async (language) => {
    await page.viewport(1280, 860);
    openLeads({ path: LEAD, language, answer: withTimeline });
    await expect.poll(() => document.querySelectorAll('#note button').length).toBeGreaterThan(0);
    await expect.poll(() => boxOf('section ol li:nth-child(1)')?.bottom).toBeLessThanOrEqual(860);
    expect(boxOf('#note button')?.bottom).toBeLessThanOrEqual(860);
    expect(boxOf('main .aside section button')?.bottom).toBeLessThanOrEqual(430);
    expect(boxOf('#note label:nth-of-type(2)')?.bottom).toBe(boxOf('#note label:nth-of-type(1)')?.bottom);
  },
);

test('on a phone contact, note and timeline come first, the latest events alone', async () => {
  await page.viewport(390, 844);
  openLeads({ path: LEAD, answer: withTimeline });
  await expect.element(page.getByRole('button', { name: 'Show all 8' })).toBeVisible();
  expect([...document.querySelectorAll('main h2')].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    ...['Contact', 'Note or call', 'Timeline', 'Next step'],
  ]);
  expect(document.querySelectorAll('section ol li')).toHaveLength(5);
  await page.getByRole('button', { name: 'Show all 8' }).click();
  expect(document.querySelectorAll('section ol li')).toHaveLength(8);
  await page.viewport(1280, 860);
});

test('a contact is shown by one press of a ready reason, which is sent as the reason', async () => {
  const { sent } = openLeads({
    path: LEAD,
    answer: ({ name }) =>
      name === 'POST /admin/leads/:id/reveal' ? { mobile: '9876501000', email: 'asha@example.org' } : undefined,
  });
  await page.getByRole('button', { name: 'Show phone and e-mail' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible();
  expect(sent('POST /admin/leads/:id/reveal').map(({ input }) => input?.body)).toEqual([
    { reason: 'Call about the enquiry' },
  ]);
});

test('a note that is not saved is there again after a look at another lead; once saved, the next lead is one press away', async () => {
  const { router, sent } = openLeads();
  await page.getByRole('link', { name: 'Asha Rao' }).first().click();
  await note().fill('Asked about the fees');
  await page.getByLabelText('No answer').click();
  await page.getByRole('link', { name: 'Next lead' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bala Iyer' })).toBeVisible();
  await expect.element(note()).toHaveValue('');
  await page.getByRole('link', { name: 'Previous lead' }).click();
  await expect.element(note()).toHaveValue('Asked about the fees');
  await expect.element(page.getByLabelText('No answer')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(note()).toHaveFocus();
  expect(sent('POST /admin/leads/:id/notes')[0]?.input?.body).toEqual({
    text: 'Asked about the fees',
    outcome: 'no-answer',
  });
  await page.getByRole('button', { name: 'Next lead' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bala Iyer' })).toBeVisible();
  await router.navigate(LEAD);
  await expect.element(note()).toHaveValue('');
});

test('a counsellor who gives a lead away is back in the list, where it is said who has it now', async () => {
  const { router, sent } = openLeads({ path: LEAD, role: ROLE.COUNSELLOR });
  await page.getByLabelText('Looked after by').selectOptions('Demo Counsellor');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/leads');
  await expect.element(page.getByText('Demo Counsellor looks after this lead now')).toBeVisible();
  expect(sent('PUT /admin/leads/:id')[0]?.input?.body).toMatchObject({ owner: idOf(902) });
});

test('an administrator stays with a lead that was given away, and finds who saw it', async () => {
  const { router } = openLeads({ path: LEAD });
  await page.getByLabelText('Looked after by').selectOptions('Demo Counsellor');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(page.getByText('Demo Counsellor looks after this lead now')).toBeVisible();
  expect(router.state.location.pathname).toBe(LEAD);
  await expect
    .element(page.getByRole('link', { name: 'Who saw and changed this lead' }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(listHref('/audit', { resource: 'leads', record_id: idOf(0) })) as string,
    );
});

test('a lead that is not to be had says why that may be, and leads back to the list', async () => {
  const { router } = openLeads({ path: `/leads/${idOf(777)}` });
  await expect.element(page.getByText('A colleague looks after it, or it was erased', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to the leads' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/leads');
});

test('what happened with a lead before it was merged into this one is no news of a colleague', async () => {
  const entry = (id: string, lead: string, by_name: string) => ({
    ...{ id, lead, by_name, by: idOf(903), at: '2026-11-26T06:00:00.000Z', kind: 'change' },
    ...{ type: 'owner_changed', data: { to: null } },
  });
  const open = (timeline: object[]) =>
    openLeads({ path: LEAD, answer: ({ name }) => (name === 'GET /admin/leads/:id/timeline' ? timeline : undefined) });
  const old = entry('event-1', idOf(40), 'Anu Rao');
  open([old]);
  await expect.element(page.getByText('by Anu Rao', { exact: false })).toBeVisible();
  expect(page.getByText('has just changed this lead', { exact: false }).elements()).toEqual([]);
  open([entry('event-2', idOf(0), 'Demo Colleague'), old]);
  await expect.element(page.getByText('Demo Colleague has just changed this lead', { exact: false })).toBeVisible();
});
