import { type DashboardOverview, type SearchResult, ROLE } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { indexMissing } from './search-index.ts';
import { seedId } from '../seed/seeding.ts';
import { adminOf, type AdminRecord } from '../testing/admin.ts';
import { tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

const MA = seedId('program', 'online-ma');
let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const list = async (resource: string, parameters: Record<string, unknown>) => {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const { status, body } = await staff.admin('GET', `${resource}?${query.toString()}`);
  return { status, records: body as AdminRecord[], bytes: JSON.stringify(body).length };
};

const idsAt = async (path: string) => ((await staff.admin('GET', path)).body as AdminRecord[]).map(({ id }) => id);

describe('fields of a list', () => {
  test('a list with `fields` answers those and the id, for documents, tables, parts and operations', async () => {
    const fields = ['question', 'status'];
    const { records } = await list('faqs', { fields, range: [0, 4] });
    expect(records.map((record) => Object.keys(record))).toEqual(records.map(() => ['id', ...fields]));
    expect(records.map(({ question }) => question)).toEqual(
      (await list('faqs', { range: [0, 4] })).records.map(({ question }) => question),
    );
    for (const [resource, names, filter] of [
      ['live-lectures', ['subject_name'], {}],
      ['roadmaps', ['title'], { programId: MA }],
      ['users', ['email'], {}],
      ['faqs/trash', ['version'], {}],
    ] as const) {
      const answer = await list(resource, { fields: names, filter, range: [0, 2] });
      expect([resource, answer.records.map((record) => Object.keys(record))]).toEqual([
        resource,
        answer.records.map(() => ['id', ...names]),
      ]);
    }
  });

  test('PROD-08 an unknown or unreadable field answers 400 with its name', async () => {
    for (const [fields, code, at] of [
      [['question', 'password'], 'UNKNOWN_FIELD', 'fields.password'],
      [['constructor'], 'UNKNOWN_FIELD', 'fields.constructor'],
      [[{}], 'UNKNOWN_FIELD', 'fields.[object Object]'],
      ['question', 'INVALID_FIELDS', 'fields'],
    ] as const) {
      const { status, body } = await staff.admin('GET', `faqs?fields=${encodeURIComponent(JSON.stringify(fields))}`);
      expect([fields, status, body]).toMatchObject([
        fields,
        400,
        { code, errors: { [at]: expect.any(String) as string } },
      ]);
    }
  });

  test('25 programmes with the columns of their list are less than 10 kB, all of them as options too', async () => {
    const columns = ['display_name', 'label', 'program_type_id', 'slug', 'parent_program', 'status', 'updated_at'];
    expect((await list('program', { fields: columns, range: [0, 24] })).bytes).toBeLessThan(10_000);
    expect((await list('program', { fields: ['display_name', 'status'], range: [0, 999] })).bytes).toBeLessThan(10_000);
  });

  test('a draft shows the fields of the draft', async () => {
    const made = await staff.live('faqs', { question: 'As it was?', answer: '' });
    await staff.admin('PUT', `faqs/${made.id}`, { question: 'As it is?' });
    const { records } = await list('faqs', { fields: ['question', 'status'], filter: { id: [made.id] } });
    expect(records).toEqual([{ id: made.id, question: 'As it is?', status: 'changed' }]);
  });
});

describe('the best first', () => {
  test('searching metadata for a path gives the exact one first, then those that begin with it', async () => {
    const { records } = await list('metadata', { filter: { q: 'online-ma' } });
    const slugs = records.map(({ slug }) => String(slug));
    expect(slugs[0]).toBe('online-ma');
    const begins = slugs.map((slug) => slug.startsWith('online-ma'));
    expect(begins.indexOf(false)).toBeGreaterThan(1);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
  });

  test('an equal title comes before a title’s beginning, then words of a title, then words elsewhere', async () => {
    const make = (slug: string, title: string, summary = '') =>
      staff.make('blogs', { slug, title, summary, date: '2025-03-05' });
    const elsewhere = await make('one', 'Something else', 'Of xylophones and lutes.');
    const words = await make('two', 'On playing the xylophone');
    const prefix = await make('three', 'Xylophone lessons');
    const exact = await make('four', 'Xylophone');
    const wanted = [exact, prefix, words, elsewhere].map(({ id }) => id);
    const ids = async (parameters: object) =>
      (await list('blogs', { filter: { q: 'XYLOPHONE' }, ...parameters })).records.map(({ id }) => id);
    expect(await ids({})).toEqual(wanted);
    expect(await ids({ sort: ['relevance', 'DESC'] })).toEqual(wanted);
    expect(await ids({ sort: ['slug', 'ASC'] })).toEqual([exact, elsewhere, prefix, words].map(({ id }) => id));
    expect((await list('blogs', { sort: ['relevance', 'DESC'] })).status).toBe(200);
    expect((await staff.admin('GET', 'search?q=xylophone')).body).toMatchObject(wanted.map((id) => ({ id })));
  });

  test('a word is found in every Unicode form, in documents, tables and page links', async () => {
    const title = 'Zoë’s quixotry, രാജന്‍ २०४७';
    const { id } = await staff.make('blogs', { slug: 'zoes-quixotry', title, date: '2025-03-05' });
    for (const q of ['Zoe', 'ZOE\u0308’S', 'quixotry', 'രാജൻ', '2047', 'ｚｏｅ'])
      for (const path of ['blogs?filter=', 'search?q='])
        expect([
          q,
          path,
          await idsAt(path + encodeURIComponent(path.endsWith('q=') ? q : JSON.stringify({ q }))),
        ]).toEqual([...[q, path], [id]]);
    const lecture = {
      course_name: 'Café',
      sem_year: 'One',
      batch: 'A',
      subject_name: 'Naïve Bayes',
      end_time: '19:00',
    };
    const { id: other } = await staff.make('live-lectures', {
      ...lecture,
      ...{ start_date: '2047-01-01', end_date: '2047-01-01', start_time: '18:00' },
    });
    for (const filter of [{ q: 'naive' }, { q: 'cafe' }, { subject_name_like: 'NAIVE' }])
      expect([filter, (await list('live-lectures', { filter })).records.map((record) => record.id)]).toEqual([
        filter,
        [other],
      ]);
  });

  test('a document without words is indexed at the next start', async () => {
    const { db } = api.deps;
    await db.execute(sql`delete from document_words where document_id = ${MA}::uuid`);
    await indexMissing(db);
    expect(await idsAt('search?q=online-ma')).toContain(MA);
  });

  test('a quote, a wildcard or a backslash looked for is a character', async () => {
    for (const q of ["o'clock", '100%', 'a_b', 'back\\slash', '"', '$1'])
      expect([q, (await list('faqs', { filter: { q } })).status]).toEqual([q, 200]);
  });

  test('lectures of one day come in the order of their times, whichever way', async () => {
    const lecture = { course_name: 'Botany', sem_year: 'One', batch: 'A', end_date: '2032-01-01' };
    for (const [start_time, end_time] of [
      ['18:00', '19:00'],
      ['09:00', '10:00'],
      ['12:30', '13:30'],
    ])
      await staff.make('live-lectures', {
        ...lecture,
        subject_name: 'Ferns',
        start_date: '2032-01-01',
        start_time,
        end_time,
      });
    const times = async (way: string) =>
      (await list('live-lectures', { filter: { course_name: 'Botany' }, sort: ['start_date', way] })).records.map(
        ({ start_time }) => start_time,
      );
    expect(await times('ASC')).toEqual(['09:00', '12:30', '18:00']);
    expect(await times('DESC')).toEqual(['18:00', '12:30', '09:00']);
  });
});

describe('the search over everything', () => {
  const search = async (q: string) =>
    (await staff.admin('GET', `search?q=${encodeURIComponent(q)}`)).body as SearchResult[];

  test('records are grouped by resource, at most five of each, the best resource first', async () => {
    const found = await search('online');
    const names = found.map(({ resource }) => resource);
    expect(names.filter((name, index) => name !== names[index - 1]).length).toBe(new Set(names).size);
    for (const name of new Set(names)) expect(names.filter((one) => one === name).length).toBeLessThanOrEqual(5);
    expect((await search('online-ma'))[0]).toMatchObject({ resource: 'program', id: MA, context: ['online-ma'] });
  });

  test('two questions with the same text are distinguished by their programmes', async () => {
    const question = 'Is there a hyperboloid?';
    await staff.make('faqs', { question, answer: '', program: MA });
    await staff.make('faqs', { question, answer: '' });
    const program = (await staff.admin('GET', `program/${MA}`)).body as AdminRecord;
    const contexts = (await search('hyperboloid')).map(({ context }) => context);
    expect(contexts.toSorted((a, b) => a.length - b.length)).toEqual([[], [program['display_name']]]);
  });
});

describe('the dashboard', () => {
  test('ADMIN-02 one answer has the counts, drafts that wait, the last changes and the next lectures', async () => {
    const made = await staff.make('faqs', { question: 'Does it wait?', answer: '' });
    const { body } = await staff.admin('GET', 'dashboard');
    const { data } = body as { data: DashboardOverview };
    expect(data.waiting[0]).toMatchObject({ resource: 'faqs', id: made.id, title: 'Does it wait?', status: 'draft' });
    expect(data.changes[0]).toMatchObject({ resource: 'faqs', record_id: made.id, action: 'create' });
    expect(data.changes[0]?.by_name).toBe('Demo Admin');
    expect(data.records['faqs']).toBe(data.faqs);
    expect(data.records['live-lectures']).toBeGreaterThan(0);
    const starts = data.lectures.map(({ start_date, start_time }) => `${start_date}T${start_time}`);
    expect(starts).toEqual(starts.toSorted());
    expect(data.lectures.length).toBeLessThanOrEqual(8);
    await staff.publish('faqs', made.id);
    const after = (await staff.admin('GET', 'dashboard')).body as { data: DashboardOverview };
    expect(after.data.waiting.map(({ id }) => id)).not.toContain(made.id);
    expect(after.data.changes.filter(({ record_id }) => record_id === made.id)).toMatchObject([{ action: 'publish' }]);
  });

  test('ROLE-05 a manager of lectures may not see it', async () => {
    const token = await tokenOf(staff.call, ROLE.EVENT_CREATER);
    expect((await staff.call('GET', '/admin/dashboard', { token })).status).toBe(403);
  });
});

describe('lists', () => {
  test.each([
    ['testimonials', { name: 'Ira Sen', designation: 'Learner', quote: 'It was worth every evening.' }, 'quote'],
    ['faqs', { question: 'When are the classes?', answer: '<p>At the weekend.</p>' }, 'question'],
  ] as const)(
    'ENT-31 %s are read whole, a new one comes last, one is replaced by its id, and removed by it',
    async (resource, fields, text) => {
      const all = async () =>
        (await list(resource, { sort: ['position', 'ASC'], range: [0, 999] })).records.map((record) => ({
          id: record.id,
          text: record[text],
        }));
      const before = await all();
      expect(before.length).toBeGreaterThan(1);
      const [one, other] = [await staff.make(resource, fields), await staff.make(resource, fields)];
      const added = [one, other].map(({ id }) => ({ id, text: (fields as Record<string, string>)[text] }));
      expect(await all(), 'fetched and appended').toEqual([...before, ...added]);
      await staff.admin('PUT', `${resource}/${one.id}`, { [text]: 'In other words' });
      expect(await all(), 'replaced').toEqual([...before, { id: one.id, text: 'In other words' }, added[1]]);
      await staff.admin('DELETE', `${resource}/${one.id}`);
      expect(await all(), 'removed').toEqual([...before, added[1]]);
    },
  );
});
