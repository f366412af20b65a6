import { ROLE } from '@prospectus/contract';
import {
  RETENTION_RULE_NAMES,
  RETENTION_RULES,
  type RetentionRule,
  type WithdrawalRecord,
} from '@prospectus/contract/retention';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const AT = '2026-11-20T06:00:00.000Z';
const LEAD = '018f0000-0000-7000-8000-000000000001';
const ruleOf = (name: RetentionRule['name']): RetentionRule => ({
  ...{ name, on: RETENTION_RULES[name].on, days: RETENTION_RULES[name].days, version: 0 },
  ...{ changed_at: null, changed_by_name: null, last_run: null },
});
const withdrawal: WithdrawalRecord = {
  ...{ id: '018f0000-0000-7000-8000-000000000002', lead: LEAD, name: 'Nisha Rao', mobile: '••••••1234' },
  ...{ at: AT, due_at: '2026-11-21T06:00:00.000Z', tasks: ['erp'], leads_id: 'ERP-7', done: false },
  ...{ done_at: null, done_by_name: null, note: '', version: 1 },
};

type Given = { body?: Record<string, unknown> };

/** The console at a part of consent and retention; `answers` are what its calls answer besides the rules. */
function open(path: string, answers: Record<string, (given: Given) => unknown> = {}, rows = {}) {
  const data = memoryDataProvider(rows);
  const asked: [string, Given][] = [];
  const api = async (name: string, given: Given = {}) => {
    asked.push([name, given]);
    const answer = answers[name];
    if (!answer && name === 'GET /admin/retention/rules') return RETENTION_RULE_NAMES.map(ruleOf);
    if (!answer) throw new Error('Nothing answers this call.');
    return answer(given);
  };
  data.provider.api = api as ConsoleDataProvider['api'];
  mountConsole(path, ROLE.ADMIN, data);
  return asked;
}

const trial = (days: number) => ({
  ...{ name: 'lost-leads', days, before: AT, due: 3, kept: [{ why: 'enrolled', count: 2 }] },
  sample: [{ title: 'Asha · ••••••1234', at: AT, lead: LEAD, kept: null }],
});

test('a rule is turned on only with the days that were tried', async () => {
  const asked = open('/retention/rules/lost-leads', {
    'POST /admin/retention/rules/:rule/try': ({ body }) => trial(body?.['days'] as number),
    'PUT /admin/retention/rules/:rule': () => ({ ...ruleOf('lost-leads'), on: true, version: 1 }),
  });
  const turnOn = page.getByRole('button', { name: 'Turn on' });
  await expect.element(turnOn).toBeDisabled();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'With 730 days, this rule would erase now: 3' }))
    .toBeVisible();
  await expect.element(page.getByText('Enrolled: 2')).toBeVisible();
  await expect.element(turnOn).toBeEnabled();
  await page.getByLabelText('Days').fill('365');
  await expect.element(turnOn).toBeDisabled();
  await page.getByLabelText('Days').fill('12');
  await expect.element(page.getByText('Choose from 90 to 3,650 days.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dry run' })).toBeDisabled();
  await page.getByLabelText('Days').fill('365');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await turnOn.click();
  await expect.element(page.getByText('The rule was saved')).toBeVisible();
  expect(asked.find(([name]) => name === 'PUT /admin/retention/rules/:rule')?.[1].body).toEqual({
    on: true,
    days: 365,
    version: 0,
  });
});

test('a rule that somebody else changed says so', async () => {
  open('/retention/rules/quarantine', {
    'PUT /admin/retention/rules/:rule': () => {
      throw new HttpError('Someone else changed this record in the meantime.', 409, { code: 'VERSION_CONFLICT' });
    },
  });
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByText(/^Someone else changed this a moment ago/)).toBeVisible();
});

test('a failure can be tried again, a part and a rule that do not exist are not found', async () => {
  let fails = true;
  open('/retention', {
    'GET /admin/retention/rules': () => {
      if (fails) throw new HttpError('The service is not available right now.', 503);
      return RETENTION_RULE_NAMES.map(ruleOf);
    },
  });
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByRole('link', { name: 'Leads who never verified' })).toBeVisible();
  unmountConsole();
  for (const path of ['/retention/nothing', '/retention/rules/nothing']) {
    open(path);
    await expect.element(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    unmountConsole();
  }
});

test('a withdrawal names what is left and until when, and is marked as done with a note', async () => {
  const asked = open(
    '/retention/withdrawals',
    { 'PUT /admin/retention/withdrawals/:id': () => ({ ...withdrawal, done: true }) },
    { 'retention/withdrawals': [{ ...withdrawal }] },
  );
  await expect.element(page.getByText('Close in the ERP (ERP-7)')).toBeVisible();
  await page.getByRole('button', { name: 'Note what was done: Nisha Rao' }).click();
  await page.getByLabelText('What was done?').fill('Closed');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(asked.find(([name]) => name === 'PUT /admin/retention/withdrawals/:id')?.[1].body).toEqual({
    done: true,
    note: 'Closed',
    version: 1,
  });
});

test('empty lists say so: nobody has withdrawn, no rule has run, nothing is stored of a person', async () => {
  open('/retention/withdrawals');
  await expect.element(page.getByText('Nobody is waiting')).toBeVisible();
  unmountConsole();
  open('/retention/log');
  await expect.element(page.getByText('No rule has run yet')).toBeVisible();
  unmountConsole();
  open('/retention/person', { 'POST /admin/retention/people/find': () => ({ records: [], messages: 0 }) });
  await page.getByLabelText('Phone or e-mail, in full').fill('9800000001');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect.element(page.getByText('Nothing is stored of this person')).toBeVisible();
});

test('days that could not be tried stay in their field; a second press works, and the refusal is gone', async () => {
  let isGone = false;
  const asked = open('/retention/rules/lost-leads', {
    'POST /admin/retention/rules/:rule/try': ({ body }) => {
      if (isGone) throw new HttpError('The server does not answer.', 0, null);
      return trial(body?.['days'] as number);
    },
    'GET /admin/retention/rules': () => {
      if (isGone) throw new HttpError('The server does not answer.', 0, null);
      return RETENTION_RULE_NAMES.map(ruleOf);
    },
  });
  const days = page.getByRole('textbox');
  await days.fill('700');
  isGone = true;
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  // By then the rules could not be read anew either.
  await expect.poll(() => asked.filter(([name]) => name === 'GET /admin/retention/rules').length).toBe(2);
  await expect.element(days).toHaveValue('700');
  isGone = false;
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect.element(page.getByText('Would be erased')).toBeVisible();
  await expect.element(page.getByText('This was not done')).not.toBeInTheDocument();
});
