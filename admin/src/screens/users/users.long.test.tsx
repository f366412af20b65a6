import { ROLE } from '@prospectus/contract';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { enquire } from '../../testing/made-leads.ts';
import { admin, failCalls, mountConsole, PEOPLE, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

type User = { id: string; email: string; role: number | null; active: boolean };

const userOf = async (email: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  return (await admin<User[]>('GET', `users?filter=${filter}`)).find((user) => user.email === email);
};
const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });

/** The counsellor of the seed, who looks after three leads, before the question that deactivates the account. */
async function askToDeactivate() {
  const { email } = PEOPLE.counsellor;
  const counsellor = await userOf(email);
  const leads = [await enquire('Asha Left'), await enquire('Bala Left'), await enquire('Chitra Left')];
  for (const { id } of leads) await admin('PUT', `leads/${id}`, { owner: counsellor?.id });
  onTestFinished(async () => {
    await admin('PUT', `users/${counsellor?.id}`, { active: true });
  });
  await mountConsole('/users');
  await actions('Demo Counsellor').click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect.element(page.getByLabelText(/^Who gets the \d+ leads of this person\?$/)).toHaveValue('-');
  return {
    deactivate: () => page.getByRole('button', { name: 'Deactivate', exact: true }).click(),
    isActive: async () => (await userOf(email))?.active,
    owners: async () =>
      new Set(
        await Promise.all(leads.map(async ({ id }) => (await admin('GET', `leads/${id}`))['owner_name'] as string)),
      ),
  };
}

const post = (path: string, body: object) =>
  fetch(`/api/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('ADMIN-02 an applicant is admitted by one press once the address is confirmed, which can be taken back', async () => {
  const email = `applicant.${Date.now()}@example.test`;
  const password = 'seven green parrots';
  await post('regitser', { email, firstName: 'Kavita', lastName: 'Menon', password });
  await mountConsole('/users');
  const applicant = page.getByRole('listitem').filter({ hasText: email });
  await expect.element(applicant.getByText('Address not confirmed yet')).toBeVisible();
  expect(applicant.getByRole('button', { name: /^Admit/ }).elements()).toEqual([]);

  const token = async () => {
    const sent = await (await fetch(`/api/mock/outbox?channel=email&to=${email}`)).text();
    return /confirm\?token=([\w.~-]+)/.exec(sent)?.[1];
  };
  await expect.poll(token).toBeDefined();
  expect((await post('confirm', { token: await token(), password })).status).toBe(200);
  await mountConsole('/users');
  await applicant.getByRole('button', { name: 'Admit as event creator' }).click();
  await expect.element(page.getByText('Kavita Menon is admitted as an event creator.')).toBeVisible();
  expect((await userOf(email))?.role).toBe(ROLE.EVENT_CREATER);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await userOf(email))?.role).toBe(null);
});

test('ADMIN-02 where the API refuses to lose the last administrator, the screen says why', async () => {
  await mountConsole('/users');
  await actions('Demo Admin').click();
  await page.getByRole('menuitem', { name: 'Take the role away' }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: /administrator/ })).toBeVisible();
  expect((await userOf(PEOPLE.admin.email))?.role).toBe(ROLE.ADMIN);
});

test('ADMIN-02 whoever is deactivated leaves their leads to a colleague, before the account is closed', async () => {
  const { deactivate, isActive, owners } = await askToDeactivate();
  await page.getByLabelText(/^Who gets/).selectOptions('Demo Admin');
  await deactivate();
  await expect.poll(isActive).toBe(false);
  expect(await owners()).toEqual(new Set(['Demo Admin']));
});

test('ADMIN-02 an account whose leads could not be given away stays active, with the reason', async () => {
  const { deactivate, isActive } = await askToDeactivate();
  failCalls(/^POST \/admin\/leads\/matching$/, 503);
  await deactivate();
  await expect.element(page.getByRole('alert').filter({ hasText: 'The service is busy.' })).toBeVisible();
  expect(await isActive()).toBe(true);
});
