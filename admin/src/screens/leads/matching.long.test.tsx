import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { idOf, openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const whenListed = () => expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
const NEXT = { after: idOf(49), until: '2026-11-26T06:00:00.000Z' };
const asksToStay = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a change of all that match fails midway: it says how many were changed and why, and goes on from there', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const answers: (() => unknown)[] = [
    () => ({ changed: 50, refused: 0, why: null, left: 10, next: NEXT }),
    () => {
      throw new HttpError('The service is busy.', 503, { code: 'UNAVAILABLE', msg: 'The service is busy.' });
    },
    () => waiting.promise,
  ];
  const { sent } = openLeads({
    answer: ({ name }) => (name === 'POST /admin/leads/matching' ? answers.shift()?.() : undefined),
  });
  await whenListed();
  await page.getByLabelText('Select all on this page').click();
  await page.getByRole('button', { name: 'Choose all 60 that match' }).click();
  await page.getByLabelText('Move to stage').selectOptions('Contacted');
  await page.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change 60 leads?' });
  expect(asksToStay()).toBe(false);
  await question.getByRole('button', { name: 'Change 60 leads' }).click();
  await expect.poll(() => question.element().textContent).toMatch(/The service is busy\..*50 of 60 leads were changed/);
  expect(asksToStay()).toBe(false);
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(() => sent('POST /admin/leads/matching').map(({ input }) => input?.body?.['from']))
    .toEqual([undefined, NEXT, NEXT]);
  expect(asksToStay()).toBe(true);
  waiting.resolve({ changed: 10, refused: 0, why: null, left: 0, next: null });
  await expect.element(page.getByText('60 leads changed', { exact: true })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(asksToStay()).toBe(false);
});

test('who leaves a change that failed midway reads how many were changed', async () => {
  const answers: (() => unknown)[] = [
    () => ({ changed: 50, refused: 0, why: null, left: 10, next: NEXT }),
    () => {
      throw new HttpError('The service is busy.', 503, { code: 'UNAVAILABLE', msg: 'The service is busy.' });
    },
  ];
  openLeads({ answer: ({ name }) => (name === 'POST /admin/leads/matching' ? answers.shift()?.() : undefined) });
  await whenListed();
  await page.getByLabelText('Select all on this page').click();
  await page.getByRole('button', { name: 'Choose all 60 that match' }).click();
  await page.getByLabelText('Assign to').selectOptions('Demo Counsellor');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Change 60 leads' }).click();
  await page.getByRole('button', { name: 'Leave it at that' }).click();
  await expect.element(page.getByText('50 leads changed', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'leads chosen' })).not.toBeInTheDocument();
});
