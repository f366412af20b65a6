import type { MediaRecord } from '@prospectus/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mediaFile, memoryMedia } from '../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

afterEach(unmountConsole);

const PROGRAM = '018f0000-0000-7000-8000-000000000020';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('group', { name: 'Thumbnail', exact: true });
const png = (name: string) => new File([new Uint8Array(8)], name, { type: 'image/png' });

function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

async function openProgram(files = [mediaFile()], record: Record<string, unknown> = {}) {
  const rows = sampleRecords();
  Object.assign(rows['program']?.[0] ?? {}, record);
  const library = memoryMedia(files);
  const console = mountConsole(`/program/${PROGRAM}`, undefined, memoryDataProvider(rows), library);
  await expect.element(field()).toBeVisible();
  return { ...console, library, program: () => console.rows('program')[0] as Record<string, unknown> };
}

test('ADMIN-38 a picture is chosen from the library, shown with its description, and removed again', async () => {
  const lamp = mediaFile();
  const { program } = await openProgram([lamp, mediaFile({ name: 'gate.png', alt: 'The gate' })]);
  await field()
    .getByRole('button', { name: /Choose a picture/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByLabelText('Search by name or description').fill('lamp');
  await expect.element(dialog.getByText('gate.png')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: /lamp\.png/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field().getByText(/Shows: A lamp on a desk/)).toBeVisible();
  await button('Save draft').click();
  await expect.poll(() => program()['program_thumbnail']).toBe(lamp.id);
  await field().getByRole('button', { name: 'Remove' }).click();
  await button('Save draft').click();
  await expect.poll(() => program()['program_thumbnail']).toBe('');
});

test('ADMIN-38 a picture dropped on the field is uploaded, and put there once it is described', async () => {
  const { library, program } = await openProgram();
  drop(field().element(), png('new.png'));
  await expect.element(field().getByLabelText('What does the picture show?')).toHaveFocus();
  await field().getByRole('button', { name: 'Save the description' }).click();
  await expect.element(field().getByText(/Say what the picture shows/)).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await field().getByLabelText('What does the picture show?').fill('The new library');
  await userEvent.keyboard('{Enter}');
  await expect.element(field().getByText(/Shows: The new library/)).toBeVisible();
  await button('Save draft').click();
  await expect.poll(() => program()['program_thumbnail']).toBe(library.files[0]?.id);
});

test('ADMIN-38 a file of another kind is refused in words', async () => {
  const { library } = await openProgram();
  drop(field().element(), new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(field().getByText(/“notes.txt” is not a picture/)).toBeVisible();
  expect(library.sent).toEqual([]);
});

test('ADMIN-38 a PDF shows its name and size; an outside https address is possible, another is refused', async () => {
  const outline = mediaFile({
    name: 'outline.pdf',
    type: 'application/pdf',
    width: null,
    height: null,
    bytes: 2_621_440,
  });
  const { program } = await openProgram([outline], { brochure_pdf: outline.id });
  const brochure = page.getByRole('group', { name: 'Brochure (PDF)' });
  await expect.element(brochure.getByText('outline.pdf')).toBeVisible();
  await expect.element(brochure.getByText('2.5 MB')).toBeVisible();
  await brochure.getByRole('button', { name: /Change/ }).click();
  await page.getByText('Use an outside address (https)').click();
  const address = page.getByLabelText('Address of the file');
  await address.fill('http://files.example.org/a.pdf');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Use a whole address that starts with https://.')).toBeVisible();
  await address.fill('https://files.example.org/a.pdf');
  await userEvent.keyboard('{Enter}');
  await button('Save draft').click();
  await expect.poll(() => program()['brochure_pdf']).toBe('https://files.example.org/a.pdf');
});

test('ADMIN-38 the picker is worked by the keyboard alone', async () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => mediaFile({ name }));
  await openProgram(files);
  field()
    .getByRole('button', { name: /Choose a picture/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Search by name or description')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /a\.png/ })).toBeVisible();
  page
    .getByRole('button', { name: /a\.png/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}{ArrowRight}{Enter}');
  await expect.element(field().getByText('b.png')).toBeVisible();
});

test('ADMIN-38 many files are dropped on the library; each is then described in place', async () => {
  const library = memoryMedia([]);
  mountConsole('/media', undefined, undefined, library);
  await expect.element(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  drop(
    page.getByRole('heading', { name: 'No files yet' }).element(),
    ...['a.png', 'b.png', 'c.png'].map(png),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  );
  await expect.element(page.getByText('Finished: 3 of 3 uploaded')).toBeVisible();
  await expect.element(page.getByText(/notes\.txt/)).toBeVisible();
  await page.getByLabelText('Needs a description').click();
  await page.getByLabelText('What does the picture show?').first().fill('The gate');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByLabelText('What does the picture show?').elements().length).toBe(2);
  expect(library.files.filter(({ alt }) => alt === 'The gate')).toHaveLength(1);
});

test('ADMIN-38 a file is moved to the trash when nothing uses it, and comes back', async () => {
  const [used, unused] = [mediaFile({ name: 'used.png' }), mediaFile({ name: 'unused.png' })];
  const usage = { resource: 'program', id: PROGRAM, title: 'Master of Arts', field: 'images' };
  const library = memoryMedia([used, unused], { [used.id]: [usage] });
  const { router } = mountConsole(`/media/${used.id}`, undefined, undefined, library);
  await expect
    .element(page.getByRole('link', { name: /Master of Arts/ }))
    .toHaveAttribute('href', `/program/${PROGRAM}`);
  await expect.element(button('Move to the trash')).toHaveAttribute('aria-disabled', 'true');
  await router.navigate('/media?filter={"used":false}');
  await page.getByRole('link', { name: /unused\.png/ }).click();
  await expect.element(page.getByText('Nothing uses this file.')).toBeVisible();
  await button('Move to the trash').click();
  await expect.poll(() => router.state.location.pathname).toBe('/media');
  await expect.element(page.getByRole('link', { name: /unused\.png/ })).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(page.getByRole('link', { name: /unused\.png/ })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Trash', exact: true }))
    .toHaveAttribute('href', '/trash?filter=%7B%22resource%22%3A%22media%22%7D');
});

test('ADMIN-38 the focal point and the part for phones are chosen by the keyboard and saved', async () => {
  const lamp = mediaFile();
  const library = memoryMedia([lamp]);
  mountConsole(`/media/${lamp.id}`, undefined, undefined, library);
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
  await button('Save').click();
  await expect.element(page.getByText('Saved. Every page that uses it is up to date.')).toBeVisible();
  expect(library.files[0]).toMatchObject({ focus: { x: 0.7, y: 0.49 }, crops: { wide: null } });
  expect(library.files[0]?.crops.phone?.width).toBeCloseTo(0.75, 2);
  expect(library.files[0]?.crops.phone?.x).toBeLessThan(0.125);
});

test('ADMIN-38 selected files are moved to a folder and to the trash; Undo takes it back', async () => {
  const usage = { resource: 'program', id: PROGRAM, title: 'Master of Arts', field: 'images' };
  const [gate, lamp, used] = [
    mediaFile({ name: 'gate.png', folder: 'Campus' }),
    mediaFile({ name: 'lamp.png' }),
    mediaFile({ name: 'used.png' }),
  ] as [MediaRecord, MediaRecord, MediaRecord];
  const library = memoryMedia([gate, lamp, used], { [used.id]: [usage] });
  const folders = () => library.files.map(({ name, folder }) => [name, folder]);
  const trashed = () => library.files.filter(({ deleted_at }) => deleted_at !== null).map(({ name }) => name);
  mountConsole('/media', undefined, undefined, library);
  const bar = page.getByRole('group', { name: 'With the selected files' });
  await page.getByRole('checkbox', { name: 'Select gate.png' }).click();
  page
    .getByRole('link', { name: /lamp\.png/ })
    .element()
    .focus();
  await userEvent.keyboard('x');
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Move to a folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 files' });
  await dialog.getByLabelText('Folder').fill('Brochures');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(page.getByText('2 files moved')).toBeVisible();
  expect(folders()).toEqual([
    ['gate.png', 'Brochures'],
    ['lamp.png', 'Brochures'],
    ['used.png', ''],
  ]);
  await expect.element(bar).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(page.getByText('2 files are as they were')).toBeVisible();
  expect(folders()).toEqual([
    ['gate.png', 'Campus'],
    ['lamp.png', ''],
    ['used.png', ''],
  ]);

  await page.getByRole('checkbox', { name: 'Select gate.png' }).click();
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Move to the trash' }).click();
  await expect.element(page.getByText(/used\.png: .*still in use/)).toBeVisible();
  expect(trashed()).toEqual(['gate.png', 'lamp.png']);
  await expect.element(bar.getByText('One selected')).toBeVisible();
  await button('Undo').click();
  await expect.poll(trashed).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select gate.png' }).click();
  await page.getByRole('checkbox', { name: 'Select lamp.png' }).click();
  await bar.getByRole('button', { name: 'Move to the trash' }).click();
  await expect.element(page.getByText('2 files are in the trash')).toBeVisible();
  expect(trashed()).toEqual(['gate.png', 'lamp.png']);
});

test('ADMIN-38 a file’s form asks before what was typed is left behind', async () => {
  const lamp = mediaFile();
  const library = memoryMedia([lamp]);
  const { router } = mountConsole(`/media/${lamp.id}`, undefined, undefined, library);
  await page.getByLabelText('Name').fill('lantern.png');
  void router.navigate('/media');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question.getByText(/will be lost/)).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('lantern.png');
  await button('Save').click();
  await expect.element(page.getByText('Saved. Every page that uses it is up to date.')).toBeVisible();
  await router.navigate('/media');
  await expect.element(page.getByRole('link', { name: /lantern\.png/ })).toBeVisible();
});

test('the library, a file, a field and the picker break no rule of axe', async () => {
  const lamp = mediaFile();
  const files = [lamp, mediaFile({ name: 'new.png', alt: '', described: false })];
  const faults = async () => {
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const { router } = mountConsole('/media', undefined, undefined, memoryMedia(files));
  await expect.element(page.getByRole('link', { name: /lamp\.png/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await router.navigate(`/media/${lamp.id}`);
  await expect.element(page.getByRole('slider', { name: 'Focal point' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByLabelText('Part for phones').click();
  await expect.element(page.getByRole('group', { name: /^Frame/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await openProgram(files, { program_thumbnail: lamp.id });
  await field()
    .getByRole('button', { name: /Change/ })
    .click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /new\.png/ })).toBeVisible();
  expect(await faults()).toEqual([]);
});
