import { setTimeout as wait } from 'node:timers/promises';

import { ApiError, type Proposal, type ReleaseRecord, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { type AdminRecord, adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { untilOneWaits } from '../testing/waiting.ts';
import { documentStore } from './documents.ts';
import { create, update } from './editing.ts';
import { publish } from './live.ts';

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
  test('of two writers of one slug one gets 201 and the other SLUG_TAKEN, for every kind of page', async () => {
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

  type Answer = { status: number };
  const lockRow = (tx: Database, table: 'documents' | 'redirects', id: string, more = sql``) =>
    tx.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}::uuid for update ${more}`);

  let made = 0;
  /** Two live questions with a newer draft each, in the order of their ids; the second comes first on the page. */
  const questions = async (): Promise<[AdminRecord, AdminRecord]> => {
    made += 1;
    const one = await staff.live('faqs', { question: `One ${made}?`, answer: '' });
    const two = await staff.live('faqs', { question: `Two ${made}?`, answer: '' });
    await admin('POST', 'faqs/reorder', { ids: [two.id, one.id] });
    for (const { id } of [two, one]) await admin('PUT', `faqs/${id}`, { answer: `<p>New ${made}</p>` });
    return [one, two];
  };
  const releaseOf = async (items: readonly AdminRecord[]): Promise<string> => {
    const { body } = await admin('POST', 'releases', {
      title: `Release ${made}`,
      items: items.map(({ id }) => ({ resource: 'faqs', id })),
    });
    return (body as ReleaseRecord).id;
  };
  const versionOf = async (resource: string, id: string): Promise<number> =>
    ((await admin('GET', `${resource}/${id}`)).body as AdminRecord).version;

  test('PROD-02 an editor who publishes during a release does not wait for the release’s locks', async () => {
    const [one, two] = await questions();
    const release = await releaseOf([one, two]);
    let released: Promise<Answer> | undefined;
    await api.deps.db.transaction(async (tx) => {
      await lockRow(tx, 'documents', two.id);
      released ??= admin('POST', `releases/${release}/publish`, {});
      await untilOneWaits(tx);
      await tx.execute(sql`set local lock_timeout = '200ms'`);
      await publish(tx, api.deps, { resource: resources.faqs, id: two.id, by: null });
    });
    expect((await released)?.status).toBe(200);
  });

  const manyRecords: Record<string, (one: AdminRecord, two: AdminRecord) => Promise<() => Promise<Answer>>> = {
    'a release': async (one, two) => {
      const release = await releaseOf([two, one]);
      return () => admin('POST', `releases/${release}/publish`, {});
    },
    'a release that is undone': async (one, two) => {
      const release = await releaseOf([two, one]);
      await admin('POST', `releases/${release}/publish`, {});
      return () => admin('POST', `releases/${release}/undo`, {});
    },
    'a new list of a release': async (one, two) => {
      const release = await releaseOf([]);
      const items = [two, one].map(({ id }) => ({ resource: 'faqs', id }));
      return () => admin('PUT', `releases/${release}`, { items, version: 1 });
    },
    'a new order': async (one, two) => () => admin('POST', 'faqs/reorder', { ids: [one.id, two.id] }),
    'changes that are taken back': async (one, two) => {
      const changes = await Promise.all(
        [two, one].map(async ({ id }) => ({ record_id: id, version: await versionOf('faqs', id) })),
      );
      return () => admin('POST', 'changes/undo', { changes });
    },
    'an import': async (one, two) => {
      const form = new FormData();
      const lines = [two, one].map(({ id }) => `${id},<p>Imported</p>`);
      form.set('file', new Blob([['id,answer', ...lines].join('\r\n')], { type: 'text/csv' }), 'faqs.csv');
      const headers = { authorization: `Bearer ${staff.token}` };
      return () => fetch(`${api.url}/admin/faqs/import`, { method: 'POST', body: form, headers });
    },
    'proposals that are accepted': async (one, two) => {
      const { body } = await admin('POST', 'releases/propose', {
        kind: 'replace',
        text: `New ${made}`,
        replacement: 'Newer',
      });
      const changes = (body as { data: Proposal[] }).data
        .filter(({ id }) => id === one.id || id === two.id)
        .map(({ title: _title, careful: _careful, ...change }) => change);
      return () => admin('POST', 'releases/accept', { title: 'Newer', changes });
    },
  };
  test.each(Object.entries(manyRecords))('%s locks its records in the order of their ids', async (_name, prepare) => {
    const [one, two] = await questions();
    const start = await prepare(one, two);
    let answered: Promise<Answer> | undefined;
    await api.deps.db.transaction(async (tx) => {
      await lockRow(tx, 'documents', one.id);
      answered ??= start();
      await untilOneWaits(tx);
      await expect(lockRow(tx, 'documents', two.id, sql`nowait`)).resolves.toBeDefined();
    });
    expect((await answered)?.status).toBeLessThan(300);
  });

  test.each(['PUT', 'DELETE'])(
    'a redirect that is changed by %s beside a page that moves holds no row of it while it waits',
    async (method) => {
      made += 1;
      const { body } = await admin('POST', 'redirects', { from: `/leads-there-${made}`, to: '/online-mba' });
      const { id } = body as AdminRecord;
      let edited: Promise<Answer> | undefined;
      await api.deps.db.transaction(async (tx) => {
        await lock(tx, 'redirects');
        edited ??= admin(method, `redirects/${id}`, method === 'PUT' ? { to: '/online-mca' } : undefined);
        await untilOneWaits(tx);
        await expect(lockRow(tx, 'redirects', id, sql`nowait`)).resolves.toBeDefined();
      });
      expect((await edited)?.status).toBe(200);
    },
  );

  test('a write that needs an exclusive lock begins again when the others have ended', async () => {
    const live = await staff.live('pages', page('alone'));
    const act = { resource: resources.pages, id: live.id, by: null };
    let moving: Promise<unknown> = Promise.resolve();
    await beside('not-alone', async () => {
      moving = api.deps.db.transaction(async (tx) => {
        await update(tx, api.deps, act, { slug: 'alone-moved' });
        return publish(tx, api.deps, act);
      });
      expect(await Promise.race([moving, wait(500, 'waits')])).toBe('waits');
    });
    expect(await moving).toMatchObject({ published: { slug: 'alone-moved' } });
  });
});
