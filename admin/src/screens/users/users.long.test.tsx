import { type MatchingResult, ROLE, type UserRecord } from '@prospectus/contract';
import axe from 'axe-core';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(async () => {
  unmountConsole();
  await page.viewport(1280, 860);
});

const person = (n: number, fields: Partial<UserRecord>): UserRecord => ({
  id: `018f0000-0000-7000-8000-${String(900 + n).padStart(12, '0')}`,
  email: `person${n}@example.test`,
  firstName: `Person${n}`,
  lastName: 'Rao',
  role: ROLE.ADMIN,
  language: null,
  email_verified: true,
  version: 1,
  active: true,
  created_at: '2026-11-20T06:00:00.000Z',
  last_sign_in_at: null,
  last_seen_at: null,
  open_sessions: 0,
  waiting: false,
  invited_role: null,
  second_factor: false,
  ...fields,
});

/** The console at User Management: an administrator, an event creator, a confirmed and an unconfirmed applicant. */
function openUsers() {
  const data = memoryDataProvider({
    users: [
      person(1, { open_sessions: 2, last_seen_at: '2026-11-21T06:00:00.000Z' }),
      person(2, { role: ROLE.EVENT_CREATER }),
      person(3, { role: null, waiting: true }),
      person(4, { role: null, waiting: true, email_verified: false }),
    ],
  });
  const { update } = data.provider;
  // As the API does: who has a role or is deactivated waits no longer; the last ADMIN stays.
  data.provider.update = async (resource, call) => {
    const { role, active } = { ...data.rows('users').find(({ id }) => id === call.id), ...call.data } as UserRecord;
    if (call.id === person(1, {}).id && (!active || role !== ROLE.ADMIN))
      throw new HttpError('This is the last active administrator. Make somebody else one first.', 409);
    return update(resource, { ...call, data: { ...call.data, waiting: active && role === null } as never }) as never;
  };
  mountConsole('/users', ROLE.ADMIN, data);
  return (n: number) => data.rows('users').find(({ id }) => id === person(n, {}).id);
}

/** The console at User Management, where a counsellor looks after three leads. */
function openCounsellor(answer: () => Partial<MatchingResult> = () => ({})) {
  const counsellor = person(5, { role: ROLE.COUNSELLOR });
  const data = memoryDataProvider({
    users: [person(1, {}), counsellor],
    leads: [1, 2, 3].map((n) => ({ id: `lead-${n}`, owner: counsellor.id, version: 1 })),
  });
  const given: unknown[] = [];
  data.provider.api = (async (name: string, input: { body: unknown }) => {
    if (name === 'GET /admin/leads/owners')
      return [5, 6].map((n) => ({ id: person(n, {}).id, name: `Person${n} Rao` }));
    given.push(input.body);
    return { changed: 3, refused: 0, why: null, left: 0, next: null, ...answer() };
  }) as never;
  mountConsole('/users', ROLE.ADMIN, data);
  const row = () => data.rows('users').find(({ id }) => id === counsellor.id);
  return { given, isActive: () => row()?.['active'], role: () => row()?.['role'] };
}

const askToDeactivate = async () => {
  await actions('Person5 Rao').click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
};
const deactivate = () => page.getByRole('button', { name: 'Deactivate', exact: true });
const newOwner = () => page.getByLabelText('Who gets the 3 leads of this person?');

const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });

test('ADMIN-02 an applicant is shown first and admitted by one press, which can be taken back', async () => {
  const user = openUsers();
  await expect.element(page.getByRole('heading', { name: '2 people wait for a role' })).toBeVisible();
  await expect.element(page.getByText('Address not confirmed yet')).toBeVisible();
  expect(page.getByRole('button', { name: 'Admit as event creator' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Admit as event creator' }).click();
  await expect.element(page.getByText('Person3 Rao is admitted as an event creator.')).toBeVisible();
  expect(user(3)?.['role']).toBe(ROLE.EVENT_CREATER);
  await expect.element(actions('Person3 Rao')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => user(3)?.['role']).toBe(null);
});

test('ADMIN-02 a role is given, an account is deactivated and reactivated, a person is signed out everywhere', async () => {
  const user = openUsers();
  await actions('Person2 Rao').click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect.poll(() => user(2)?.['role']).toBe(ROLE.ADMIN);
  await actions('Person2 Rao').click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect.poll(() => user(2)?.['active']).toBe(false);
  await actions('Person2 Rao').click();
  await page.getByRole('menuitem', { name: 'Reactivate' }).click();
  await expect.poll(() => user(2)?.['active']).toBe(true);
  await actions('Person1 Rao').click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => user(1)?.['open_sessions']).toBe(0);
});

test('ADMIN-02 where the API refuses to lose the last administrator, the screen says why', async () => {
  const user = openUsers();
  await actions('Person1 Rao').click();
  await page.getByRole('menuitem', { name: 'Take the role away' }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This is the last active administrator.' }))
    .toBeVisible();
  expect(user(1)?.['role']).toBe(ROLE.ADMIN);
});

test('ADMIN-02 who is deactivated leaves their leads to a colleague, before the account is closed', async () => {
  const { given, isActive } = openCounsellor();
  await askToDeactivate();
  await newOwner().selectOptions('Person6 Rao');
  await deactivate().click();
  await expect.poll(isActive).toBe(false);
  expect(given).toEqual([{ filter: { owner: person(5, {}).id }, changes: { owner: person(6, {}).id } }]);
});

test('ADMIN-02 who gets a role without leads leaves them to a colleague; one with leads is given at once', async () => {
  const { given, role } = openCounsellor();
  await actions('Person5 Rao').click();
  await page.getByRole('menuitem', { name: 'Make event creator' }).click();
  await expect.element(page.getByText('With this role they no longer see any leads.')).toBeVisible();
  await newOwner().selectOptions('Person6 Rao');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect.poll(role).toBe(ROLE.EVENT_CREATER);
  expect(given).toEqual([{ filter: { owner: person(5, {}).id }, changes: { owner: person(6, {}).id } }]);
  await actions('Person5 Rao').click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect.poll(role).toBe(ROLE.ADMIN);
});

test('ADMIN-02 leads of who is deactivated are nobody’s unless a colleague is chosen, a hundred at a time', async () => {
  const from = { after: person(1, {}).id, until: '2026-11-26T06:00:00.000Z' };
  const answers: Partial<MatchingResult>[] = [{ left: 1, next: from }];
  const { given, isActive } = openCounsellor(() => answers.shift() ?? {});
  await askToDeactivate();
  await expect.element(newOwner()).toHaveValue('-');
  await deactivate().click();
  await expect.poll(isActive).toBe(false);
  const call = { filter: { owner: person(5, {}).id }, changes: { owner: null } };
  expect(given).toEqual([call, { ...call, from }]);
});

test('ADMIN-02 an account whose leads could not be given away stays active, and it is said why', async () => {
  const { isActive } = openCounsellor(() => ({ changed: 2, refused: 1 }));
  await askToDeactivate();
  await expect.element(newOwner()).toBeVisible();
  await deactivate().click();
  await expect.element(page.getByRole('alert').filter({ hasText: '1 lead could not be given away.' })).toBeVisible();
  expect(isActive()).toBe(true);
});

test.each([390, 1280])('User Management has no accessibility violation at %i px', async (width) => {
  await page.viewport(width, 860);
  openUsers();
  await expect.element(actions('Person1 Rao')).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
