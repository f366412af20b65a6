import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../lists/list-href.ts';
import { upload } from '../testing/made-files.ts';
import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('group', { name: 'Thumbnail', exact: true });
const made = (name: string) => `${name}-${Date.now()}.png`;

/** A new programme in its form. */
async function openProgram(fields: object = {}) {
  const { id } = await admin('POST', 'program', { slug: `media-${Date.now()}`, display_name: 'Pictured', ...fields });
  await mountConsole(`/program/${id}`);
  await expect.element(field()).toBeVisible();
  return { id: String(id), stored: () => admin('GET', `program/${id}`) };
}

test('ADMIN-38 a picture is chosen from the library by keys, shown with its description, and removed again', async () => {
  const lamp = await upload(made('lamp'));
  const { stored } = await openProgram();
  field()
    .getByRole('button', { name: /Choose a picture/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect.element(dialog.getByLabelText('Search by name or description')).toHaveFocus();
  await userEvent.keyboard(lamp.name);
  await expect.poll(() => dialog.getByRole('button', { name: /\.png/ }).elements().length).toBe(1);
  dialog.getByRole('button', { name: /\.png/ }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field().getByText(/Shows: A lamp on a desk/)).toBeVisible();
  await button('Save draft').click();
  await expect.poll(stored).toMatchObject({ program_thumbnail: lamp.id });
  await field().getByRole('button', { name: 'Remove' }).click();
  await button('Save draft').click();
  await expect.poll(stored).toMatchObject({ program_thumbnail: '' });
});

test('ADMIN-38 a file of another kind is refused in words; of addresses outside only https is possible', async () => {
  const { stored } = await openProgram();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  for (const type of ['dragenter', 'drop'])
    field()
      .element()
      .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(field().getByText(/“notes.txt” is not a picture/)).toBeVisible();
  await page
    .getByRole('group', { name: 'Brochure (PDF)' })
    .getByRole('button', { name: /Choose/ })
    .click();
  await page.getByText('Use an outside address (https)').click();
  const address = page.getByLabelText('Address of the file');
  await address.fill('http://files.example.org/a.pdf');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Use a whole address that starts with https://.')).toBeVisible();
  await address.fill('https://files.example.org/a.pdf');
  await userEvent.keyboard('{Enter}');
  await button('Save draft').click();
  await expect.poll(stored).toMatchObject({ brochure_pdf: 'https://files.example.org/a.pdf' });
});

test('ADMIN-38 the focal point and the part for phones are chosen by the keyboard; a form asks before it is left', async () => {
  const lamp = await upload(made('lamp'));
  const { router } = await mountConsole(`/media/${lamp.id}`);
  const point = page.getByRole('slider', { name: 'Focal point' });
  await expect.element(point).toHaveAttribute('aria-valuetext', '50 per cent from the left, 50 per cent from the top');
  point.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowUp}');
  await expect.element(point).toHaveAttribute('aria-valuetext', '70 per cent from the left, 49 per cent from the top');
  await page.getByLabelText('Part for phones').click();
  await button('1 : 1').click();
  const frame = page.getByRole('group', { name: /^Frame/ });
  await expect.element(frame).toBeVisible();
  frame.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  void router.navigate('/media');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await button('Save').click();
  await expect.element(page.getByText('Saved. Every page that uses it is up to date.')).toBeVisible();
  expect(await admin('GET', `media/${lamp.id}`)).toMatchObject({
    focus: { x: 0.7, y: 0.49 },
    crops: { wide: null, phone: { width: expect.closeTo(0.75, 2) as number } },
  });
});

test('ADMIN-38 selected files are moved to a folder and to the trash; Undo takes it back', async () => {
  const mark = `bulk-${Date.now()}`;
  const [gate, lamp, used] = [
    await upload(`${mark}-gate.png`, { folder: 'Campus' }),
    await upload(`${mark}-lamp.png`),
    await upload(`${mark}-used.png`),
  ];
  await admin('POST', 'program', { slug: mark, display_name: mark, program_thumbnail: used.id });
  const folders = () =>
    Promise.all([gate, lamp, used].map(async ({ id }) => (await admin('GET', `media/${id}`))['folder'] as string));
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  const inTrash = async () => (await admin<object[]>('GET', `media/trash?filter=${filter}`)).length;
  await mountConsole(listHref('/media', { q: mark }));
  const bar = page.getByRole('group', { name: 'With the selected files' });
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${mark}-${name}.png` }).click();
  await select('gate');
  await select('lamp');
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Move to a folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 files' });
  await dialog.getByLabelText('Folder').fill('Brochures');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(page.getByText('2 files moved')).toBeVisible();
  expect(await folders()).toEqual(['Brochures', 'Brochures', '']);
  await button('Undo').click();
  await expect.element(page.getByText('2 files are as they were')).toBeVisible();
  expect(await folders()).toEqual(['Campus', '', '']);

  await select('gate');
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Move to the trash' }).click();
  await expect.element(page.getByText(/used\.png: .*in use/)).toBeVisible();
  expect(await inTrash()).toBe(2);
  await button('Undo').click();
  await expect.poll(inTrash).toBe(0);
});

test('a file’s form and the picker break no rule of axe', async () => {
  const lamp = await upload(made('lamp'));
  const faults = async () => {
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await mountConsole(`/media/${lamp.id}`);
  await page.getByLabelText('Part for phones').click();
  await expect.element(page.getByRole('group', { name: /^Frame/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await openProgram({ program_thumbnail: lamp.id });
  await field()
    .getByRole('button', { name: /Change/ })
    .click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: new RegExp(lamp.name) })).toBeVisible();
  expect(await faults()).toEqual([]);
});
