import { type Role, ROLE } from '@prospectus/contract';
import {
  type AssignmentRecord,
  DEFAULT_SCORE_RULES,
  type ScoreRecord,
  type ScoreTrial,
} from '@prospectus/contract/rules';
import axe from 'axe-core';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memoryDataProvider } from '../../../testing/memory-data-provider.ts';
import { memoryMedia } from '../../../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../../../testing/mount-console.tsx';
import type { Language } from '../../../texts/language-context.ts';

afterEach(async () => {
  unmountConsole();
  await page.viewport(1280, 860);
});

const ANU = '018f0000-0000-7000-8000-000000000001';
const BINU = '018f0000-0000-7000-8000-000000000002';
const CHOICES = { programmes: ['Master of Arts'], sources: ['google'], campaigns: ['diwali'] };
const rule = (nth: number, title: string) => ({
  ...{ id: `018f0000-0000-7000-8000-0000000001${nth}`, title, programmes: [], sources: [], educations: [] },
  people: [ANU],
});
const ASSIGNMENT: AssignmentRecord = {
  ...{ on: true, rules: [rule(11, 'Arts'), rule(12, 'Commerce')], rest: { on: false, people: [] }, leave: [] },
  ...{ alarm_minutes: null, version: 3, since: null, changed_at: null, changed_by_name: null },
  people: [
    { id: ANU, name: 'Anu Rao', today: 2, last_at: '2026-11-20T06:00:00.000Z' },
    { id: BINU, name: 'Binu Das', today: 0, last_at: null },
  ],
  hours: {
    ...{ text: 'Monday to Saturday, 9 am to 7 pm', days: [1, 2, 3, 4, 5, 6] },
    ...{ from: '09:00', to: '19:00', open: false },
  },
};
const inBand = { leads: 4, started: 1, enrolled: 0 };
const TRIAL: ScoreTrial = {
  ...{ leads: 8, more: false },
  bands: [null, 0, 20].map((from) => ({ from, before: inBand, after: inBand })),
  moved: [{ id: ANU, name: 'Moves Most', mobile: '••••••3210', area_of_interest: 'MBA', before: 5, after: 60 }],
};

type Sent = { name: string; body: unknown };

/** The console at the rules, over calls that answer at once; `fails` is thrown by the next call of that name. */
function openRules(path: string, { role = ROLE.ADMIN as Role, language = 'en' as Language } = {}) {
  const data = memoryDataProvider({});
  const sent: Sent[] = [];
  const fails = new Map<string, Error>();
  let assignment = structuredClone(ASSIGNMENT);
  const score: ScoreRecord = { live: null, draft: null, stale: 0, choices: CHOICES };
  const answers: Record<string, (body: never) => unknown> = {
    'GET /admin/lead-rules/assignment': () => structuredClone(assignment),
    'GET /admin/lead-rules/choices': () => CHOICES,
    'PUT /admin/lead-rules/assignment': (body: AssignmentRecord) => {
      assignment = { ...assignment, ...body, version: assignment.version + 1 };
      return assignment;
    },
    'GET /admin/lead-rules/score': () => structuredClone(score),
    'PUT /admin/lead-rules/score/draft': ({ rules, version = 0 }: { rules: []; version?: number }) => {
      score.draft = { rules, version: version + 1, changed_at: '2026-11-20T06:00:00.000Z', by_name: 'Demo Admin' };
    },
    'GET /admin/lead-rules/score/trial': () => TRIAL,
    'POST /admin/lead-rules/score/use': () => {
      const { rules = [] } = score.draft ?? {};
      score.live = { number: 1, rules, live_at: '2026-11-20T06:00:00.000Z', by_name: 'Demo Admin' };
      score.draft = null;
    },
  };
  data.provider.api = (async (name: string, input?: { body?: never }) => {
    const failure = fails.get(name);
    fails.delete(name);
    if (failure) throw failure;
    if (input?.body) sent.push({ name, body: input.body });
    return answers[name]?.(input?.body as never);
  }) as never;
  const mounted = mountConsole(path, role, data, memoryMedia(), language);
  return { ...mounted, sent, fails, changeElsewhere: () => void (assignment.version += 1) };
}

const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);

test('a rule is added, put in order by keys and saved with the version that was seen', async () => {
  const { sent } = openRules('/lead-rules');
  await expect.element(page.getByLabelText('Name of the rule').first()).toHaveValue('Arts');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabelText('Name of the rule').nth(2).fill('From Google');
  await page.getByLabelText('Came from').nth(2).selectOptions('google');
  await page.getByLabelText('Given to').nth(2).selectOptions('Binu Das');
  page
    .getByRole('button', { name: /^Move From Google up/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        name: 'PUT /admin/lead-rules/assignment',
        body: {
          version: 3,
          rules: [
            { title: 'Arts' },
            { title: 'From Google', sources: ['google'], people: [BINU] },
            { title: 'Commerce' },
          ],
        },
      },
    ]);
  await expect.element(page.getByText('Rules saved')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('what is refused is said at its field; a conflict offers the rules as they are', async () => {
  const { fails, changeElsewhere } = openRules('/lead-rules/assignment');
  await page.getByRole('button', { name: 'Add leave' }).click();
  const body = { code: 'INVALID_FIELDS', errors: { 'leave.0.until': 'The last day is before the first.' } };
  fails.set('PUT /admin/lead-rules/assignment', new HttpError('Some fields are wrong.', 400, body));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const until = page.getByRole('group', { name: 'Until' });
  await expect.element(until).toHaveAccessibleDescription(/The last day is before the first/);
  fails.set('PUT /admin/lead-rules/assignment', new HttpError('Changed.', 409, { code: 'VERSION_CONFLICT' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  changeElsewhere();
  await expect.element(page.getByText('Someone else changed the rules', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Load them' }).click();
  await expect.element(page.getByText('Nobody is on leave.')).toBeVisible();
});

test('rules that could not be loaded are asked for again', async () => {
  const { fails } = openRules('/lead-rules/score');
  fails.set('GET /admin/lead-rules/score', new Error('The service is not available right now.'));
  await expect.element(page.getByText('The rules could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: /again/i }).click();
  await expect.element(page.getByText('No rules count yet, so every lead has the score 0.')).toBeVisible();
});

test('a score begins with the usual rules, is tried, and counts once somebody says so', async () => {
  const { sent } = openRules('/lead-rules/score');
  await page.getByRole('button', { name: 'Start with the usual rules' }).click();
  await expect.element(page.getByText('Save the draft to see what it does.')).toBeVisible();
  await page.getByLabelText('Points').first().fill('35');
  await page.getByRole('button', { name: 'Save and try' }).click();
  await expect.element(page.getByRole('link', { name: 'Moves Most' })).toBeVisible();
  expect(sent[0]).toMatchObject({
    name: 'PUT /admin/lead-rules/score/draft',
    body: { rules: [{ points: 35 }, ...DEFAULT_SCORE_RULES.slice(1)] },
  });
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use these rules' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'POST /admin/lead-rules/score/use', body: { version: 1 } });
  await expect.element(page.getByText('+35')).toBeVisible();
});

test('which tab is open is in the address, and changes that are not saved are asked about', async () => {
  const { router } = openRules('/lead-rules');
  await page.getByRole('tab', { name: 'Score' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/lead-rules/score');
  await page.getByRole('button', { name: 'Start with the usual rules' }).click();
  await page.getByRole('tab', { name: 'Assignment' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('You have changes that are not saved.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/lead-rules/score');
});

test('a counsellor is not shown the rules', async () => {
  const { sent } = openRules('/lead-rules', { role: ROLE.COUNSELLOR });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByText('Give out new verified leads').elements()).toEqual([]);
  expect(sent).toEqual([]);
});

test('ADMIN-36 the rules are in Hindi where the person’s language is', async () => {
  openRules('/lead-rules', { language: 'hi' });
  await expect.element(page.getByRole('switch', { name: 'नई सत्यापित लीड बाँटें' })).toBeVisible();
});

test('the rules fit a phone', async () => {
  await page.viewport(390, 844);
  openRules('/lead-rules');
  await expect.element(page.getByLabelText('Name of the rule').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});
