import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { admin, BUSY, failCalls, mountConsole, unmountConsole } from '../../../testing/mount-console.tsx';

afterEach(unmountConsole);

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

test('what is refused is shown at its field; a conflict offers the rules as they are', async () => {
  await mountConsole('/lead-rules/assignment');
  await page.getByRole('button', { name: 'Add leave' }).click();
  const fields = { code: 'INVALID_FIELDS', errors: { 'leave.0.until': 'The last day is before the first.' } };
  const accept = failCalls(/^PUT/, 400, fields);
  await save();
  const until = page.getByRole('group', { name: 'Until' });
  await expect.element(until).toHaveAccessibleDescription(/The last day is before the first/);
  accept();
  failCalls(/^PUT/, 409, { code: 'VERSION_CONFLICT' });
  await save();
  await expect.element(page.getByText('Someone else changed the rules', { exact: false })).toBeVisible();
  const { version } = await admin<{ version: number }>('GET', 'lead-rules/assignment');
  const off = { on: false, rules: [], rest: { on: false, people: [] }, leave: [], alarm_minutes: null };
  await admin('PUT', 'lead-rules/assignment', { ...off, version });
  await page.getByRole('button', { name: 'Load them' }).click();
  await expect.element(page.getByText('Nobody is on leave.')).toBeVisible();
});

test('the open tab is in the address; rules that could not be loaded are retried, and unsaved changes asked about', async () => {
  const answer = failCalls(/^GET \/admin\/lead-rules\/score$/, ...BUSY);
  const { router } = await mountConsole('/lead-rules');
  await page.getByRole('tab', { name: 'Score' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/lead-rules/score');
  await expect.element(page.getByText('The rules could not be loaded')).toBeVisible();
  answer();
  await page.getByRole('button', { name: /again/i }).click();
  await page.getByRole('button', { name: 'Start with the usual rules' }).click();
  await page.getByRole('tab', { name: 'Assignment' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('You have changes that are not saved.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/lead-rules/score');
});
