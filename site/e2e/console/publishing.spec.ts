import { expect, test } from '../product-test.ts';

import { fillWhen, publish, signIn } from './staff.ts';

test(
  'PROD-02 ADMIN-18 ADMIN-40 an FAQ written in the editor is on the site after it is published, not before',
  { tag: '@journey' },
  async ({ page, browser }) => {
    const question = `May I change my specialisation later (${Date.now()})?`;
    const visitor = await (await browser.newContext()).newPage();
    const isOnSite = async () => {
      await visitor.goto('/online-ma');
      return (await visitor.content()).includes(question);
    };

    await signIn(page, 'admin', '/admin/faqs/create');
    await page.getByLabel('Question').fill(question);
    await page.getByRole('textbox', { name: 'Answer' }).click();
    await page.keyboard.type('Yes, before the ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('second semester');
    await page.getByLabel('Programme').selectOption({ label: 'Master of Arts' });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
    expect(await isOnSite(), 'a draft is not on the site').toBe(false);

    await publish(page);
    await expect.poll(isOnSite, { message: 'the published FAQ is on the site' }).toBe(true);
    expect(await visitor.content()).toContain('<strong>second semester</strong>');
    await visitor.close();
  },
);

test('ADMIN-05 ADMIN-33 a changed fee is on the programme page after it is published', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  await signIn(page, 'admin', '/admin/program?filter=%7B%22q%22%3A%22japanese%22%7D');
  await page.getByRole('link', { name: 'Certificate in Japanese Language' }).click();
  await page.getByRole('tab', { name: 'Fees' }).click();
  await page.getByRole('button', { name: 'Lumpsum ₹21,899' }).click();
  const total = page.getByLabel('Total for the programme');
  await expect(total).toHaveValue('₹21,899');
  await total.fill('22,345');
  await page.keyboard.press('Tab');
  await expect(total).toHaveValue('₹22,345');
  await publish(page);
  await expect
    .poll(async () => {
      await visitor.goto('/japanese-language');
      return visitor.locator('body').innerText();
    })
    .toContain('₹22,345');
  await visitor.close();
});

test('ADMIN-39 FAQs are reordered by keyboard and by mouse, and the order is there after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/faqs/order');
  const handles = page.getByRole('button', { name: /^Move .*, position \d+ of \d+$/ });
  const order = async () =>
    (await handles.all()).length > 0
      ? Promise.all(
          (await handles.all()).map(async (one) => (await one.getAttribute('aria-label'))?.replace(/, position.*/, '')),
        )
      : [];
  await expect(handles.first()).toBeVisible();
  const [first, second, third] = await order();

  await handles.nth(2).focus();
  // Each step is announced to screen readers.
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up /)).toBeAttached();
  // The row listens for arrow keys only after the next task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/ is over position 2 of /)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([first, third, second]);

  const from = await handles.nth(0).boundingBox();
  const to = await handles.nth(1).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
  await expect(page.getByText(/^Picked up /)).toBeAttached();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 12 });
  await expect(page.getByText(/ is over position 2 of /)).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([third, first, second]);

  await page.reload();
  await expect(handles.first()).toBeVisible();
  expect((await order()).slice(0, 3)).toEqual([third, first, second]);
});

test(
  'ADMIN-18 ADMIN-40 discarding a draft that a colleague has changed meanwhile is refused and shows both versions',
  { tag: '@journey' },
  async ({ page, browser }) => {
    const question = `Is there a reading list (${Date.now()})?`;
    // No event stream, as on a bad connection: otherwise the form would show the change at once.
    await page.route('**/presence', (route) => route.abort());
    await signIn(page, 'admin', '/admin/faqs/create');
    await page.getByLabel('Question').fill(question);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
    await publish(page);
    await page.getByLabel('Question').fill(`${question} Mine`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Draft saved/ })).toBeVisible();

    const colleague = await (await browser.newContext()).newPage();
    await signIn(colleague, 'admin', new URL(page.url()).pathname);
    await colleague.getByLabel('Question').fill(`${question} Theirs`);
    await colleague.getByRole('button', { name: 'Save draft' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: `${question} Theirs` })).toBeVisible();
    await colleague.close();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await expect(dialog.getByText('Nothing was discarded')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(page.getByLabel('Question')).toHaveValue(`${question} Theirs`);
  },
);

test('ADMIN-10 a lecture created by an event creator is in the public schedule at once', async ({ page, request }) => {
  const batch = `Revision ${Date.now()}`;
  await signIn(page, 'events');
  await page.getByRole('button', { name: 'New lecture' }).click();
  const form = page.getByRole('dialog', { name: 'New lecture' });
  await form.getByLabel('Course').selectOption('Master of Business Administration');
  await form.getByLabel('Semester').selectOption('Semester 1');
  await form.getByLabel('Batch').selectOption('New batch …');
  await form.getByLabel('Name of the new batch').fill(batch);
  await form.getByLabel('Subject').selectOption({ index: 1 });
  await fillWhen(form, 'Start date', '2027-03-05');
  await fillWhen(form, 'Start time', '09:30');
  await fillWhen(form, 'End time', '11:00');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form).toBeHidden();
  const answer = await request.get('/api/liveLecture', { params: { startDate: '2027-03-05', endDate: '2027-03-05' } });
  expect(await answer.json()).toContainEqual(expect.objectContaining({ batch, start_time: '09:30' }));
});

test('ADMIN-05 a new programme has no page while it is a draft, and has one after it is published', async ({
  page,
  request,
}) => {
  const slug = `certificate-in-editing-${Date.now()}`;
  await signIn(page, 'admin', '/admin/program/create');
  await page.getByLabel('Name', { exact: true }).fill('Certificate in Editing');
  await page.getByLabel('Address').fill('online-ma');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Address: ' })).toBeVisible();
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('Award').selectOption('Certificate');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate in Editing' })).toBeVisible();
  expect((await request.get(`/${slug}`)).status()).toBe(404);

  await publish(page);
  await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(200);
  const [publicPage] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Public page' }).click(),
  ]);
  await expect(publicPage).toHaveURL(new RegExp(`/${slug}$`));
  await expect(publicPage.getByRole('heading', { level: 1 })).toContainText('Certificate in Editing');
});
