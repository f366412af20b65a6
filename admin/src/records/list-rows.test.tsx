import type { ReleaseRecord } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mediaFile, memoryMedia } from '../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

afterEach(unmountConsole);

const QUESTIONS = ['Is an online degree recognised?', 'How are the examinations held?', 'Can I pay in instalments?'];
const shown = () =>
  page
    .getByRole('table')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test('SCHED-01 a row and the form’s header say when a record goes live and off the site', async () => {
  const records = sampleRecords();
  const [first, second] = records['faqs'] ?? [];
  Object.assign(first ?? {}, { status: 'draft', publish_at: '2099-11-23T03:30:00.000Z' });
  Object.assign(second ?? {}, { unpublish_at: '2099-12-31T18:30:00.000Z' });
  const console = mountConsole('/faqs', undefined, memoryDataProvider(records));
  await expect.element(page.getByRole('row', { name: /recognised.*Draft/ })).toBeVisible();
  const rowText = (name: RegExp) => page.getByRole('row', { name }).element().textContent;
  expect(rowText(/recognised/)).toMatch(/DraftGoes live 23 Nov 2099, 9:00.am/);
  expect(rowText(/examinations/)).toMatch(/PublishedGoes off the site 1 Jan 2100, 12:00.am/);
  expect(rowText(/instalments/)).not.toMatch(/Goes/);
  await console.router.navigate(`/faqs/${first?.id}`);
  await expect.element(page.getByText(/Goes live 23 Nov 2099/)).toBeVisible();
});

test('ADMIN-38 a row shows the picture of its record in a box that is there before it, and an icon where there is none', async () => {
  const records = sampleRecords();
  const file = mediaFile({ focus: { x: 0.2, y: 0.4 } });
  const [program] = records['program'] ?? [];
  records['program'] = [
    { ...program, id: crypto.randomUUID(), display_name: 'With a picture', program_thumbnail: file.id },
    { ...program, id: crypto.randomUUID(), display_name: 'With an address', program_thumbnail: '/no-such.webp' },
    { ...program, id: crypto.randomUUID(), display_name: 'Without', program_thumbnail: '' },
  ];
  mountConsole('/program', undefined, memoryDataProvider(records), memoryMedia([file]));
  const cell = (name: string) => page.getByRole('cell', { name, exact: true });
  const picture = (name: string) => cell(name).element().querySelector('img');
  await expect.poll(() => picture('With a picture')?.getAttribute('src')).toBe(file.address);
  expect(picture('With a picture')).toMatchObject({ loading: 'lazy', alt: '' });
  expect(picture('With a picture')?.style.objectPosition).toBe('20% 40%');
  expect(picture('With an address')?.getAttribute('src')).toBe('/no-such.webp');
  expect(picture('Without')).toBeNull();
  expect(cell('Without').element().querySelector('svg')).not.toBeNull();
  const boxes = ['With a picture', 'With an address', 'Without'].map((name) => {
    const { width, height } = cell(name).element().querySelector('span > span')?.getBoundingClientRect() ?? {};
    return [width, height];
  });
  expect(boxes).toEqual([
    [48, 36],
    [48, 36],
    [48, 36],
  ]);
});

test('ADMIN-40 selected records are put into a release that is open or new, and Undo takes them out', async () => {
  const data = memoryDataProvider(sampleRecords());
  const ids = data.rows('faqs').map(({ id }) => id);
  const item = (id: string | undefined) => ({ resource: 'faqs', id: String(id), title: '', status: 'draft' as const });
  const made = (fields: Partial<ReleaseRecord>): ReleaseRecord => ({
    id: crypto.randomUUID(),
    version: 1,
    title: 'January intake',
    state: 'open',
    note: '',
    publish_at: null,
    published_at: null,
    created_at: '2026-11-20T06:00:00.000Z',
    updated_at: '2026-11-20T06:00:00.000Z',
    items: [],
    ...fields,
  });
  let releases = [made({ items: [item(ids[0])] }), made({ title: 'Long ago', state: 'published' })];
  type Fields = { title?: string; items: { id: string }[]; version?: number };
  const put = (one: ReleaseRecord, { items, title }: Fields) => {
    Object.assign(one, { version: one.version + 1, items: items.map(({ id }) => item(id)), ...(title && { title }) });
    return structuredClone(one);
  };
  const seen = (id: string, version: unknown) => {
    const found = releases.find((one) => one.id === id && one.version === version);
    if (!found) throw new Error('Someone else changed this.');
    return found;
  };
  Object.assign(data.answers, {
    'GET /admin/releases': () => structuredClone(releases),
    'POST /admin/releases': ({ body }: { body: Fields }) => {
      const one = made({ version: 0 });
      releases.push(one);
      return put(one, body);
    },
    'PUT /admin/releases/:id': ({ params, body }: { params: { id: string }; body: Fields }) =>
      put(seen(params.id, body.version), body),
    'DELETE /admin/releases/:id': ({ params, query }: { params: { id: string }; query: { version: number } }) => {
      const found = seen(params.id, query.version);
      releases = releases.filter((one) => one !== found);
    },
  });
  const inRelease = () => releases.map(({ title, items }) => [title, items.map(({ id }) => id)]);
  const before = inRelease();

  mountConsole('/faqs', undefined, data);
  await expect.poll(shown).toEqual(QUESTIONS);
  await userEvent.keyboard('jx{Shift>}j{/Shift}');
  await page.getByRole('button', { name: 'Add to a release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a release' });
  await expect.element(dialog.getByText('2 records')).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: 'Long ago' })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Release' }).selectOptions('January intake');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Added to “January intake”.')).toBeVisible();
  expect(inRelease()[0]).toEqual(['January intake', [ids[0], ids[1]]]);
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Taken out of “January intake” again.')).toBeVisible();
  expect(inRelease()).toEqual(before);

  await page.getByRole('checkbox', { name: `Select ${QUESTIONS[2]}` }).click();
  await page.getByRole('button', { name: 'Add to a release' }).click();
  await dialog.getByRole('textbox', { name: /Title of the release/ }).fill('July intake');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Added to “July intake”.')).toBeVisible();
  expect(inRelease()[2]).toEqual(['July intake', [ids[2]]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(inRelease).toEqual(before);
});
