import type { AssignmentRecord, ScoreRecord } from '@prospectus/contract/rules';
import type { APIRequestContext, Page } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { editorOf, staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { codeFor, newPhone } from '../visitor.ts';
import { leadsAddress } from './made-leads.ts';
import { signIn } from './staff.ts';

/** Creates a lead like a visitor's form, with a verified phone. */
async function verified(request: APIRequestContext, name: string, interest: string): Promise<string> {
  const phone = newPhone();
  const form = { phone, name, email: `${phone}@example.org`, qualification: 1, interest };
  const { data } = (await (await request.post('/api/leads', { data: form })).json()) as { data: { leadId: string } };
  const otp = await codeFor(request, phone);
  expect((await request.post('/api/leads/verify', { data: { lead_id: data.leadId, otp } })).ok()).toBe(true);
  return data.leadId;
}

/** Makes the current time a working hour; returns how to restore the office hours. */
async function openAllDay(request: APIRequestContext): Promise<() => Promise<void>> {
  const editor = await editorOf(request);
  type Hours = { office_last_day: number; office_opens: string; office_closes: string };
  const [settings] = (await editor.list('settings')) as ({ id: string } & Hours)[];
  if (!settings) throw new Error('There are no office hours.');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const staff = await staffOf(request);
  for (const holiday of (await editor.list('holidays')) as { id: string; date: string }[])
    if (holiday.date === today) await staff('DELETE', `holidays/${holiday.id}`);
  const set = (hours: Hours) => editor.change('settings', settings.id, hours);
  const { office_last_day, office_opens, office_closes } = settings;
  await set({ office_last_day: 7, office_opens: '00:00', office_closes: '00:00' });
  return () => set({ office_last_day, office_opens, office_closes });
}

const rule = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByLabel(name) });

test('an administrator writes a rule; a visitor’s verified lead gets an owner, who finds it in “Mine”', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const close = await openAllDay(request);
  const staff = await staffOf(request);
  try {
    await signIn(page, 'admin', '/admin/lead-rules');
    await expect(page.getByRole('tab', { name: 'Assignment' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('switch', { name: 'Give out new verified leads' }).check();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByLabel('Name of the rule').fill('Arts counsellor');
    await rule(page, 'Name of the rule').getByLabel('Given to').selectOption({ label: 'Demo Counsellor' });
    await rule(page, 'Name of the rule').getByLabel('Programmes').selectOption({ label: 'Master of Arts' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Rules saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name of the rule')).toHaveValue('Arts counsellor');
    await expect(page.getByText('These are working hours.')).toBeVisible();

    const [assigned, unassigned] = [
      await verified(request, 'Rule Fits', 'Master of Arts'),
      await verified(request, 'Rule Fits Not', 'Bachelor of Arts'),
    ];
    await expect
      .poll(async () => (await staff<{ owner_name: string | null }>('GET', `leads/${assigned}`)).owner_name)
      .toBe('Demo Counsellor');
    expect((await staff<{ owner: string | null }>('GET', `leads/${unassigned}`)).owner).toBeNull();

    await signIn(page, 'counsellor', leadsAddress({ view: 'mine' }));
    await page.getByRole('link', { name: 'Rule Fits', exact: true }).click();
    await expect(
      page.getByText('Given to Demo Counsellor by the rule “Arts counsellor”', { exact: false }),
    ).toBeVisible();
    await page.goto('/admin/lead-rules');
    await expect(page.getByRole('heading', { name: 'Rules for leads' })).toBeHidden();
  } finally {
    const { data } = await staff<{ data: AssignmentRecord }>('GET', 'lead-rules/assignment');
    const nothing = { on: false, rules: [], rest: { on: false, people: [] }, leave: [], alarm_minutes: null };
    await staff('PUT', 'lead-rules/assignment', { ...nothing, version: data.version });
    await close();
  }
});

test('score rules are created, tested and applied; the list is sorted by score and the lead shows the reasons', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const staff = await staffOf(request);
  const name = `Tried ${newPhone().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  const id = await verified(request, name, 'Master of Arts');
  await signIn(page, 'admin', '/admin/lead-rules/score');
  const begin = page.getByRole('button', { name: 'Start with the usual rules' });
  await begin.or(page.getByRole('button', { name: 'Change the rules' })).click();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('When the lead') })
    .last();
  await added.getByLabel('When the lead').selectOption({ label: 'Asked for a programme' });
  await added.getByLabel('Which ones').selectOption({ label: 'Master of Arts' });
  await added.getByLabel('Points').fill('45');
  await page.getByRole('button', { name: 'Save and try' }).click();
  await expect(page.getByRole('table', { name: /Leads by score/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Leads whose score moves most' })).toContainText(name);
  const before = await staff<{ score: number }>('GET', `leads/${id}`);
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use these rules' }).click();
  await expect(page.getByText('The rules count now.', { exact: false }).first()).toBeVisible();
  await expect
    .poll(async () => (await staff<{ score: number }>('GET', `leads/${id}`)).score)
    .toBeGreaterThanOrEqual(before.score + 45);

  await page.goto(leadsAddress({ q: name, score_gte: '45' }, '&sort=score&order=DESC'));
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await page.getByRole('link', { name }).click();
  const score = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Score', exact: true }) });
  await expect(score.getByRole('listitem').filter({ hasText: 'Asked for Master of Arts' })).toContainText('+45');
  const { data } = await staff<{ data: ScoreRecord }>('GET', 'lead-rules/score');
  expect(data.draft).toBeNull();
});

test('both tabs of the rules keep WCAG at 1280 and 390, in light and dark', async ({ page, request }) => {
  test.setTimeout(180_000);
  const staff = await staffOf(request);
  const { data } = await staff<{ data: AssignmentRecord }>('GET', 'lead-rules/assignment');
  const people = data.people.map(({ id }) => id);
  const rules = ['First', 'Second'].map((title) => ({
    ...{ id: crypto.randomUUID(), title, people, programmes: ['Master of Arts'], sources: [], educations: [3] },
  }));
  const leave = people.map((person) => ({ person, from: '2026-01-01', until: '2026-01-05' }));
  const { version } = data;
  const off = { on: false, rest: { on: false, people: [] }, alarm_minutes: null };
  await staff('PUT', 'lead-rules/assignment', { ...off, rules, leave, version });
  await signIn(page, 'admin');
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/lead-rules/assignment');
    await expect(page.getByLabel('Name of the rule').first()).toBeVisible();
    expect(await violationsOf(page), `${width} ${colorScheme}`).toEqual([]);
    await page.goto('/admin/lead-rules/score');
    await page.getByRole('button', { name: /Start with the usual rules|Change the rules/ }).click();
    await expect(page.getByLabel('When the lead').first()).toBeVisible();
    expect(await violationsOf(page), `${width} ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await staff('PUT', 'lead-rules/assignment', { ...off, rules: [], leave: [], version: version + 1 });
});
