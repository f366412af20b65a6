import { type DocumentName, type Resource, resources } from '@prospectus/contract';
import type { APIRequestContext, Page } from 'playwright/test';

import { type Staff, staffOf } from '../editor.ts';
import { type Mark, markedRecord } from '../marked-record.ts';
import { expect, test } from '../product-test.ts';
import { LOOKS } from '../where-shown.ts';
import { verifyVisitor } from '../visitor.ts';
import { openScreen, publish, signIn } from './staff.ts';

type Saved = { id: string; version: number };

/** Entities of which a page shows one record: the existing record is changed. */
const FIRST: ReadonlySet<string> = new Set(['vc-message', 'wide-banners', 'settings', 'university-info']);
/** Pages first: they show the other entities. */
const ORDER = ['pages', 'program'];

const walked = (Object.keys(LOOKS) as (keyof typeof LOOKS)[])
  .filter((name) => resources[name].storage === 'document')
  .toSorted((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a)) as DocumentName[];

// No published record stays for other tests.
test.afterAll(async ({ product }) => {
  const answer = await fetch(`${product.origin}/api/mock/reset`, { method: 'POST' });
  expect(answer.status).toBe(200);
});

test('ADMIN-03 ADMIN-05 ADMIN-06 ADMIN-07 ADMIN-08 ADMIN-09 ADMIN-11 ADMIN-12 ADMIN-13 ADMIN-14 ADMIN-15 ADMIN-16 ADMIN-17 ADMIN-18 ADMIN-19 ADMIN-20 ADMIN-22 ADMIN-23 ADMIN-24 ADMIN-25 ADMIN-26 every entity: created, edited, put in order, published, seen, restored, deleted and back', async ({
  page,
  request,
  playwright,
  product,
}) => {
  test.setTimeout(420_000);
  const verified = await playwright.request.newContext({ baseURL: product.origin });
  await verifyVisitor(verified);
  await signIn(page, 'admin');
  const staff = await staffOf(request);
  const [mba] = await staff<Saved[]>('GET', `program?filter=${encodeURIComponent('{"slug":"online-mba"}')}`);
  let fields = 0;
  for (const name of walked)
    await test.step(name, async () => {
      fields += await walk({ page, visitors: [request, verified], staff, name, program: mba?.id ?? '' });
    });
  await verified.dispose();
  process.stdout.write(`${walked.length} entities with ${fields} fields\n`);
});

type Walk = {
  page: Page;
  visitors: readonly APIRequestContext[];
  staff: Staff;
  name: DocumentName;
  program: string;
};

/** Takes a record through its life cycle; returns the number of fields filled in. */
async function walk({ page, visitors, staff, name, program }: Walk): Promise<number> {
  const resource: Resource = resources[name];
  const look = LOOKS[name as keyof typeof LOOKS];
  const { titleField, ordered, single } = resource;
  const values = { ...look.values, ...(name === 'landing-pages' && { program }) };
  const { fields, marks } = markedRecord(resource.schema, values);
  const [first] = FIRST.has(name) || single ? await staff<Saved[]>('GET', listOf(name, values)) : [];
  const seen = (text: string) =>
    expect.poll(async () => (await pagesOf(visitors, look.pages)).includes(text), { message: `${name}: ${text}` });

  // Created or changed in all fields.
  const { id } = first
    ? await staff<Saved>('PUT', `${name}/${first.id}`, fields)
    : await staff<Saved>('POST', name, fields);
  const { version } = await staff<Saved>('GET', `${name}/${id}`);

  // Edited and published in its form.
  const edited = title(marks, titleField, `edited ${name}`);
  await openScreen(page, `/admin/${name}/${id}#field-${titleField}`);
  const field = page.locator(`#field-${titleField}`);
  await expect(field).toHaveValue(String(fields[titleField]));
  await field.fill(edited);
  await publish(page);
  if (isShown(name)) await seen(edited).toBe(true);

  if (ordered && !first) await putFirst(staff, resource, id);

  // An earlier version is restored as a draft, and published.
  await staff('POST', `${name}/${id}/restore`, { version });
  if (isShown(name)) await seen(edited).toBe(true);
  await staff('POST', `${name}/${id}/publish`, {});
  const original = String(fields[titleField]);
  if (isShown(name)) {
    await seen(edited).toBe(false);
    await seen(original.replace('{amount}', '')).toBe(true);
  } else expect(await staff('GET', `${name}/${id}`)).toMatchObject({ [titleField]: original });

  // Deleted and restored from the trash; a single record is reset.
  await staff('DELETE', `${name}/${id}`);
  if (isShown(name)) await seen(original.replace('{amount}', '')).toBe(false);
  if (single === 'always') return marks.length;
  await staff('POST', `${name}/${id}/restore`, {});
  await staff('POST', `${name}/${id}/publish`, {});
  if (isShown(name) && !first) await seen(original).toBe(true);
  return marks.length;
}

/** The page of a metadata record shows the title, not the name. */
const isShown = (name: DocumentName): boolean => name !== 'metadata';

const title = (marks: readonly Mark[], titleField: string, words: string): string =>
  `${marks.find(({ field }) => field === titleField)?.shown ?? ''} ${words}`.trim();

const listOf = (name: string, { type }: Readonly<Record<string, unknown>>): string =>
  `${name}?filter=${encodeURIComponent(JSON.stringify(type ? { type } : {}))}&range=[0,0]&sort=["position","ASC"]`;

/** Moves a record to the start of its group, and checks the order. */
async function putFirst(staff: Staff, { name, orderedWithin }: Resource, id: string): Promise<void> {
  const own = await staff<Record<string, unknown>>('GET', `${name}/${id}`);
  const filter = orderedWithin ? { [orderedWithin]: own[orderedWithin] } : {};
  const list = `${name}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]&sort=["position","ASC"]`;
  const from = (await staff<Saved[]>('GET', list)).map((record) => record.id);
  const ids = [id, ...from.filter((other) => other !== id)];
  await staff('POST', `${name}/reorder`, { ids, from });
  expect((await staff<Saved[]>('GET', list)).map((record) => record.id)).toEqual(ids);
}

const pagesOf = async (visitors: readonly APIRequestContext[], paths: readonly string[]): Promise<string> =>
  (await Promise.all(visitors.flatMap((visitor) => paths.map(async (path) => (await visitor.get(path)).text())))).join(
    '\n',
  );
