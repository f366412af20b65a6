import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../../lists/list-href.ts';
import { enquire, surname } from '../../testing/made-leads.ts';
import { admin, answerCalls, BUSY, failCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const note = () => page.getByRole('textbox', { name: 'What was said?' });
const outOfDate = () => page.getByText('What you see may be out of date');

/** Writing gets no answer, and reading is refused; the returned function ends both. */
function takeAway() {
  const undo = [failCalls(/^(POST|PUT) \/admin/), failCalls(/^GET \/admin/, ...BUSY)];
  return () => {
    for (const answer of undo) answer();
  };
}

test('a note that could not be saved stays in its field, and is saved by a second click', async () => {
  const { id } = await enquire('Asha Noted');
  await mountConsole(`/leads/${id}`);
  await note().fill('Asked about the fees');
  const giveBack = takeAway();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  // The lead could not be read again either.
  await expect.element(outOfDate()).toBeVisible();
  await expect.element(note()).toHaveValue('Asked about the fees');
  giveBack();
  await save.click();
  await expect.element(note()).toHaveValue('');
  const events = await admin<{ type: string }[]>('GET', `leads/${id}/timeline`);
  expect(events.filter(({ type }) => type === 'noted')).toHaveLength(1);
});

test('a lead that the person may not see any more is not shown, whatever was shown before', async () => {
  const { id } = await enquire('Asha Hidden');
  await mountConsole(`/leads/${id}`);
  await note().fill('Asked about the fees');
  failCalls(new RegExp(`/admin/leads/${id}`), 404, { code: 'NOT_FOUND', msg: 'There is nothing at this address.' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'The lead could not be loaded' })).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});

test('without an answer the list stays with what was chosen, says that it may be out of date, and works again later', async () => {
  const last = surname();
  const { id } = await enquire(`Asha ${last}`);
  await mountConsole(listHref('/leads', { q: last }));
  await page.getByRole('checkbox', { name: `Select Asha ${last}` }).click();
  const stage = page.getByLabelText('Move to stage');
  await stage.selectOptions('Contacted');
  const giveBack = takeAway();
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  await expect.element(outOfDate()).toBeVisible();
  await expect.element(stage).toHaveValue('contacted');
  giveBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(outOfDate()).not.toBeInTheDocument();
  await apply.click();
  await expect.poll(() => admin('GET', `leads/${id}`)).toMatchObject({ stage: 'contacted' });
});

test('a change in a row that was not saved goes back at once', async () => {
  const last = surname();
  await enquire(`Asha ${last}`);
  await mountConsole(listHref('/leads', { q: last }));
  const stage = page.getByRole('button', { name: new RegExp(`^Stage of Asha ${last}`) });
  await expect.element(stage).toBeVisible();
  // A read without an answer is retried for seconds.
  failCalls(/./);
  await stage.click();
  await userEvent.click(page.getByRole('menuitem', { name: 'Documents' }));
  await expect.element(page.getByText('This was not done')).toBeVisible();
  const refusedAt = performance.now();
  await expect.element(stage).toHaveAccessibleName(`Stage of Asha ${last}: New`);
  expect(performance.now() - refusedAt).toBeLessThan(3_000);
});

test('a change of all that match fails midway: it says how many were changed and why, and goes on from there', async () => {
  const last = surname();
  const ids: string[] = [];
  for (let made = 0; made < 60; made += 1) ids.push((await enquire(`Asha ${last}`)).id);
  await mountConsole(listHref('/leads', { q: last }));
  await page.getByLabelText('Select all on this page').click();
  await page.getByRole('button', { name: 'Choose all 60 that match' }).click();
  await page.getByLabelText('Move to stage').selectOptions('Contacted');
  await page.getByRole('button', { name: 'Apply' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change 60 leads?' });
  const next = { after: ids.toSorted()[49], until: new Date().toISOString() };
  const first = { data: { changed: 50, refused: 0, why: null, left: 10, next } };
  const matching = /^POST \/admin\/leads\/matching$/;
  const answer = failCalls(matching, 503);
  const undo = answerCalls(matching, () => {
    undo();
    return Response.json(first);
  });
  await question.getByRole('button', { name: 'Change 60 leads' }).click();
  await expect.poll(() => question.element().textContent).toMatch(/The service is busy\..*50 of 60 leads were changed/);
  answer();
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('60 leads changed', { exact: true })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  const filter = encodeURIComponent(JSON.stringify({ q: last, stage: 'contacted' }));
  expect(await admin<object[]>('GET', `leads?filter=${filter}&range=[0,99]`)).toHaveLength(10);
});
