import { setTimeout as wait } from 'node:timers/promises';

import { ApiError, resources } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type AdminRecord, adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { documentStore } from './documents.ts';
import { create } from './editing.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) => staff.admin(method, path, body);
const page = (slug: string) => ({ slug, title: `Page ${slug}` });
const program = (slug: string, rest: object = {}) => ({ slug, display_name: `Programme ${slug}`, ...rest });
const outcomeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 300 ? status : (body as { code: string }).code;
const outcomes = async (...calls: ReturnType<typeof admin>[]) =>
  (await Promise.all(calls)).map(outcomeOf).toSorted((one, other) => String(one).localeCompare(String(other)));

describe('writes at the same time', () => {
  test('of two writers of one slug one gets 201 and the other SLUG_TAKEN, whatever kind of page each makes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slug = `wanted-${round}`;
      expect(await outcomes(admin('POST', 'pages', page(slug)), admin('POST', 'program', program(slug)))).toEqual([
        201,
        'SLUG_TAKEN',
      ]);
    }
  });

  test('two pages that take each other’s slug at once do not block each other', async () => {
    const [one, two] = [await staff.make('pages', page('left')), await staff.make('pages', page('right'))];
    const swap = [
      admin('PUT', `pages/${one.id}`, { slug: 'right' }),
      admin('PUT', `pages/${two.id}`, { slug: 'left' }),
    ] as const;
    const answered = await outcomes(...swap);
    // The second may find the slug free that the first has left.
    expect([
      ['SLUG_TAKEN', 'SLUG_TAKEN'],
      [200, 'SLUG_TAKEN'],
    ]).toContainEqual(answered);
  });

  test('of two programmes that make each other their parent one does', async () => {
    for (let round = 0; round < 3; round += 1) {
      const make = (slug: string) => staff.make('program', program(`${slug}-${round}`));
      const [one, two] = [await make('elder'), await make('younger')];
      expect(
        await outcomes(
          admin('PUT', `program/${one.id}`, { parent_program: two.id }),
          admin('PUT', `program/${two.id}`, { parent_program: one.id }),
        ),
      ).toEqual([200, 'INVALID_FIELDS']);
    }
  });

  test('copies of one page made at once have different slugs', async () => {
    const { id } = await staff.make('pages', page('copied'));
    const copies = await Promise.all(Array.from({ length: 4 }, () => admin('POST', `pages/${id}/clone`, {})));
    expect(copies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const slugs = copies.map(({ body }) => (body as AdminRecord)['slug']);
    expect(new Set(slugs)).toEqual(new Set(['copied-copy', 'copied-copy-2', 'copied-copy-3', 'copied-copy-4']));
  });

  test('live pages that move while others are written all arrive, with their metadata', async () => {
    const names = ['north', 'south', 'east'];
    const pages = [];
    for (const name of names) {
      pages.push(await staff.live('pages', page(name)));
      await staff.live('metadata', { slug: name, page: `About ${name}` });
    }
    const moved = await Promise.all([
      ...pages.map(({ id }, at) => staff.edit('pages', id, { slug: `${names[at]}-moved` })),
      ...names.map((name) => admin('POST', 'pages', page(`${name}-beside`))),
    ]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200, 201, 201, 201]);
    for (const name of names) {
      expect((await admin('GET', `metadata?filter={"q":"About ${name}"}`)).body).toMatchObject([
        { slug: `${name}-moved`, status: 'published' },
      ]);
      expect((await admin('GET', `redirects?filter={"q":"${name}"}`)).body).toMatchObject([{ to: `/${name}-moved` }]);
    }
  });
});

describe.runIf(process.env['TEST_STORE'] === 'postgres')('while another write is open', () => {
  /** A page is made in a transaction that ends after the work beside it. */
  const beside = (slug: string, work: () => Promise<void>) =>
    api.deps.db.transaction(async (tx) => {
      await create(tx, api.deps, { resource: resources.pages, by: null }, page(slug));
      await work();
    });
  const store = () => documentStore(api.deps);
  const soon = <Result>(work: Promise<Result>) =>
    Promise.race([work, wait(3_000, 'still waiting' as const, { ref: false })]);

  test('a writer of another slug does not wait, nor one that changes or publishes another page', async () => {
    const other = await staff.make('pages', page('other'));
    const act = { resource: resources.pages, id: other.id, by: null };
    await beside('open', async () => {
      expect(await soon(store().create(resources.pages, page('different'), null))).toMatchObject({ version: 1 });
      expect(await soon(store().update(act, { slug: 'other-still', title: 'Another title' }))).toMatchObject({
        version: 2,
      });
      expect(await soon(store().publish(act))).toMatchObject({ version: 3 });
    });
  });

  test('a writer of the same slug waits, and then gets SLUG_TAKEN', async () => {
    let second: Promise<unknown> = Promise.resolve();
    await beside('contested', async () => {
      second = store()
        .create(resources.pages, page('contested'), null)
        .catch((error: unknown) => error);
      expect(await Promise.race([second, wait(500, 'waits')])).toBe('waits');
    });
    const refused = await second;
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: 'SLUG_TAKEN' });
  });

  test('a live page that moves waits for it, and then moves', async () => {
    const live = await staff.live('pages', page('settled'));
    const act = { resource: resources.pages, id: live.id, by: null };
    await store().update(act, { slug: 'resettled' });
    let moving: Promise<unknown> = Promise.resolve();
    await beside('unrelated', async () => {
      moving = store().publish(act);
      expect(await Promise.race([moving, wait(500, 'waits')])).toBe('waits');
    });
    expect(await moving).toMatchObject({ published: { slug: 'resettled' } });
  });
});
