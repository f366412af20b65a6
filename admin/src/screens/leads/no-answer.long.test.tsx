import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { idOf, openLeads } from '../../testing/mount-leads.ts';
import { unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const NO_ANSWER = new HttpError('The server does not answer.', 0, null);
/** Of a reading that is not tried again by itself. */
const BUSY = new HttpError('Too many calls at once.', 429, { code: 'TOO_MANY' });

/** The desk at a path, and a switch that takes its server away and gives it back. */
function openDesk(path: string, count = 60) {
  let isGone = false;
  const desk = openLeads({
    path,
    count,
    answer: () => {
      if (isGone) throw NO_ANSWER;
    },
  });
  return {
    ...desk,
    setGone: (gone: boolean, reading = BUSY) => {
      isGone = gone;
      desk.failAll(gone ? reading : undefined);
    },
  };
}

test('a note that could not be saved stays in its field, and is saved by a second press', async () => {
  const { setGone, sent } = openDesk(`/leads/${idOf(0)}`);
  const note = page.getByRole('textbox', { name: 'What was said?' });
  await note.fill('Asked about the fees');
  setGone(true);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  // The lead could not be read anew either.
  await expect.element(page.getByText('What you see may be out of date')).toBeVisible();
  await expect.element(note).toHaveValue('Asked about the fees');
  setGone(false);
  await save.click();
  await expect.element(note).toHaveValue('');
  expect(sent('POST /admin/leads/:id/notes').map(({ input }) => input?.body?.['text'])).toEqual([
    'Asked about the fees',
    'Asked about the fees',
  ]);
});

test('a lead that the person may not see any more is not shown, whatever was shown before', async () => {
  const { failAll } = openDesk(`/leads/${idOf(0)}`);
  await page.getByRole('textbox', { name: 'What was said?' }).fill('Asked about the fees');
  failAll(new HttpError('There is nothing at this address.', 404, { code: 'NOT_FOUND' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'The lead could not be loaded' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'What was said?' })).not.toBeInTheDocument();
});

test('without an answer the list stays with what was chosen, says that it may be out of date, and works again later', async () => {
  const { setGone, sent } = openDesk('/leads');
  await page.getByRole('checkbox', { name: 'Select Asha Rao' }).first().click();
  const stage = page.getByLabelText('Move to stage');
  await stage.selectOptions('Contacted');
  setGone(true);
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  await expect.element(page.getByText('What you see may be out of date')).toBeVisible();
  await expect.element(stage).toHaveValue('contacted');
  setGone(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('What you see may be out of date')).not.toBeInTheDocument();
  await apply.click();
  expect(sent('POST /admin/leads/bulk')).toHaveLength(2);
});

test('a change in a row that was not saved goes back at once', async () => {
  const { setGone } = openDesk('/leads', 2);
  await expect.element(page.getByRole('button', { name: /^Stage of Asha Rao/ }).first()).toBeVisible();
  // Reading the list anew is tried for seconds.
  setGone(true, NO_ANSWER);
  await page
    .getByRole('button', { name: /^Stage of Asha Rao/ })
    .first()
    .click();
  await userEvent.click(page.getByRole('menuitem', { name: 'Documents' }));
  await expect.element(page.getByText('This was not done')).toBeVisible();
  const refusedAt = performance.now();
  await expect
    .element(page.getByRole('button', { name: 'Stage of Asha Rao: Application started' }).first())
    .toBeVisible();
  expect(performance.now() - refusedAt).toBeLessThan(3_000);
});

test('the reason for an erasure stays where it failed', async () => {
  const { setGone } = openDesk(`/leads/${idOf(0)}`);
  await page.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByRole('menuitem', { name: 'Erase this person' }).click();
  const question = page.getByRole('dialog', { name: 'Erase Asha Rao?' });
  await question.getByRole('textbox').fill('Asked for it by e-mail');
  setGone(true);
  await question.getByRole('button', { name: /Erase/ }).click();
  await expect.element(page.getByText('This was not done')).toBeVisible();
  await expect.element(page.getByText('What you see may be out of date')).toBeInTheDocument();
  await expect.element(question.getByRole('textbox')).toHaveValue('Asked for it by e-mail');
});
