import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../seed/seeding.ts';
import { adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) => staff.admin(method, path, body);
const make = (resource: string, fields: object) => staff.make(resource, fields);
const live = (resource: string, fields: object) => staff.live(resource, fields);
const publish = (resource: string, id: string) => staff.publish(resource, id);
const titleAt = async (slug: string) => {
  const { status, body } = await staff.call('GET', `/programpage/${slug}`);
  return status === 200 ? (body as { data: { title: string } }).data.title : status;
};
const refused = async (method: string, path: string, body: object) => {
  const answer = await admin(method, path, body);
  const { code, errors } = answer.body as { code: string; errors: Record<string, string> };
  return [answer.status, code, Object.keys(errors ?? {})];
};

const MA = seedId('program', 'online-ma');
const MBA = seedId('program', 'online-mba');
const ENGLISH = seedId('program', 'online-ma/english');
const TAKEN = [400, 'SLUG_TAKEN', ['slug']];
const program = (slug: string, rest: object = {}) => ({ slug, display_name: `Programme ${slug}`, ...rest });
const page = (slug: string) => ({ slug, title: `Page ${slug}` });
const landing = (slug: string, rest: object = {}) => ({ slug, title: `Landing ${slug}`, program: MBA, ...rest });

describe('addresses', () => {
  test('ROUTE-17 a reserved word is refused at the root', async () => {
    for (const slug of ['admin', 'api', 'docs', 'media', 'auxiliary', 'enquire']) {
      expect(await refused('POST', 'program', program(slug))).toEqual([400, 'INVALID_FIELDS', ['slug']]);
      expect(await refused('POST', 'pages', page(slug))).toEqual([400, 'INVALID_FIELDS', ['slug']]);
    }
  });

  test('a root address is taken once over all kinds of pages, by a draft too; under another parent it is free', async () => {
    await make('program', program('drafted'));
    for (const slug of ['online-ma', 'drafted']) {
      expect(await refused('POST', 'program', program(slug))).toEqual(TAKEN);
      expect(await refused('POST', 'pages', page(slug))).toEqual(TAKEN);
    }
    await make('pages', page('taken-lp'));
    expect(await refused('POST', 'landing-pages', landing('taken-lp'))).toEqual(TAKEN);
    await make('landing-pages', landing('open-lp', { parent_program: MA }));
    expect(await refused('POST', 'program', program('open-lp', { parent_program: MA }))).toEqual(TAKEN);
    expect(await refused('POST', 'program', program('english', { parent_program: MA }))).toEqual(TAKEN);
    await make('program', program('open-lp'));
    await make('program', program('english'));
  });

  test('folders have addresses of their own', async () => {
    await make('blogs', { slug: 'online-ma', title: 'Post', date: '2025-03-05' });
    await make('auxiliary-pages', page('online-ma'));
    await make('metadata', { slug: 'a/b', page: 'One' });
    expect(await refused('POST', 'blogs', { slug: 'online-ma', title: 'Post', date: '2025-03-05' })).toEqual(TAKEN);
    expect(await refused('POST', 'auxiliary-pages', page('online-ma'))).toEqual(TAKEN);
    expect(await refused('POST', 'metadata', { slug: 'a/b', page: 'Two' })).toEqual(TAKEN);
  });

  test('ROUTE-05 the address of a landing page ends in lp', async () => {
    expect(await refused('POST', 'landing-pages', landing('campaign'))).toEqual([400, 'INVALID_FIELDS', ['slug']]);
  });

  test('ROUTE-15 of auxiliary pages the pair of specialisation and page is unique, whichever the programme', async () => {
    const [one, two] = [await make('program', program('parent-one')), await make('program', program('parent-two'))];
    const [history, alsoHistory] = [
      await make('program', program('history', { parent_program: one.id })),
      await make('program', program('history', { parent_program: two.id })),
    ];
    const classics = await make('program', program('classics', { parent_program: two.id }));
    await make('auxiliary-pages', { ...page('reading'), program: history.id });
    expect(await refused('POST', 'auxiliary-pages', { ...page('reading'), program: alsoHistory.id })).toEqual(TAKEN);
    await make('auxiliary-pages', { ...page('reading'), program: classics.id });
    await make('auxiliary-pages', { ...page('reading'), program: two.id });
    // The specialisation's own change of name would make the pair too.
    await admin('DELETE', `program/${alsoHistory.id}`);
    expect(await refused('PUT', `program/${classics.id}`, { slug: 'history' })).toEqual(TAKEN);
    for (const slug of ['routes', 'specialisation'])
      expect(await refused('POST', 'auxiliary-pages', page(slug))).toEqual([400, 'INVALID_FIELDS', ['slug']]);
  });

  test('of six concurrent creations with one address exactly one succeeds, for every kind of page', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n % 2 ? admin('POST', 'pages', page('raced')) : admin('POST', 'program', program('raced')),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('the live address stays taken until the new one is published; a deleted one is free again', async () => {
    const made = await live('program', program('first-name'));
    await admin('PUT', `program/${made.id}`, { slug: 'second-name' });
    expect(await refused('POST', 'program', program('first-name'))).toEqual(TAKEN);
    expect(await refused('POST', 'program', program('second-name'))).toEqual(TAKEN);
    await publish('program', made.id);
    await make('program', program('first-name'));
    await admin('DELETE', `program/${made.id}`);
    await make('program', program('second-name'));
    expect(await refused('POST', `program/${made.id}/restore`, {})).toEqual(TAKEN);
  });
});

describe('pages below a programme', () => {
  const parent = ['parent_program'];
  const invalid = [400, 'INVALID_FIELDS', parent];

  test('ADMIN-37 a programme is not its own parent, nests one level, and no loop can be made', async () => {
    const [a, b] = [await make('program', program('loop-a')), await make('program', program('loop-b'))];
    for (const parent_program of [a.id, ENGLISH, '00000000-0000-7000-8000-000000000000'])
      expect(await refused('PUT', `program/${a.id}`, { parent_program })).toEqual(invalid);
    expect(await refused('PUT', `program/${MA}`, { parent_program: a.id })).toEqual(invalid);
    expect(await refused('POST', 'landing-pages', landing('deep-lp', { parent_program: ENGLISH }))).toEqual(invalid);
    const both = await Promise.all([
      admin('PUT', `program/${a.id}`, { parent_program: b.id }),
      admin('PUT', `program/${b.id}`, { parent_program: a.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 400]);
  });

  test('a page is published after the programme it belongs to, which is not taken off from above it', async () => {
    const later = await make('program', program('later'));
    const child = await make('program', program('child', { parent_program: later.id }));
    const advert = await make('landing-pages', landing('later-lp', { program: later.id }));
    const guide = await make('auxiliary-pages', { ...page('guide'), program: later.id });
    const below = [
      ['program', child.id],
      ['landing-pages', advert.id],
      ['auxiliary-pages', guide.id],
    ] as const;
    for (const [resource, id] of below) expect((await publish(resource, id)).body).toMatchObject({ code: 'LOCKED' });
    await publish('program', later.id);
    for (const [resource, id] of below) expect((await publish(resource, id)).status).toBe(200);
    expect(await titleAt('child?parent=later')).toBe('Programme child');

    const off = await admin('POST', `program/${later.id}/unpublish`, {});
    const users = (off.body as { usedBy: { id: string }[] }).usedBy.map(({ id }) => id);
    expect([off.status, users.toSorted()]).toEqual([409, below.map(([, id]) => id).toSorted()]);
    for (const [resource, id] of below) await admin('POST', `${resource}/${id}/unpublish`, {});
    expect((await admin('POST', `program/${later.id}/unpublish`, {})).status).toBe(200);
    expect(await titleAt('later')).toBe(404);
  });

  test('a programme that others refer to is not deleted; the answer names them', async () => {
    const answer = await admin('DELETE', `program/${MA}`);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IN_USE' }]);
    const { usedBy } = answer.body as { usedBy: object[] };
    expect(usedBy).toContainEqual({
      resource: 'program',
      id: ENGLISH,
      title: 'MA in English',
      field: 'parent_program',
    });
    expect((await admin('GET', `program/${MA}/where-used`)).body).toEqual(usedBy);
    expect(await titleAt('online-ma')).not.toBe(404);
  });
});

describe('ROUTE-14 built-in programmes', () => {
  const FRENCH = seedId('program', 'french-language');
  const JAPANESE = seedId('program', 'japanese-language');

  test('deleting one brings the built-in text back, live, and its drafts are gone', async () => {
    const first = await titleAt('french-language');
    await staff.edit('program', FRENCH, { display_name: 'French, rewritten', slug: 'french' });
    await admin('PUT', `program/${FRENCH}`, { display_name: 'French, in a draft' });
    expect(await titleAt('french')).toBe('French, rewritten');
    const deleted = await admin('DELETE', `program/${FRENCH}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { status: 'published', slug: 'french-language' }]);
    expect([await titleAt('french-language'), await titleAt('french')]).toEqual([first, 404]);
    const history = (await admin('GET', `program/${FRENCH}/history`)).body as { action: string }[];
    expect(history[0]?.action).toBe('reset');
  });

  test('a managed page at its address is the one shown while it is live', async () => {
    const first = await titleAt('japanese-language');
    const managed = await make('program', program('japanese-language', { display_name: 'Japanese with a mentor' }));
    expect(await titleAt('japanese-language')).toBe(first);
    await publish('program', managed.id);
    expect(await titleAt('japanese-language')).toBe('Japanese with a mentor');
    expect(await refused('POST', 'program', program('japanese-language'))).toEqual(TAKEN);
    await admin('DELETE', `program/${managed.id}`);
    expect(await titleAt('japanese-language')).toBe(first);
  });

  test('ROUTE-01 the home page cannot move or be unpublished, and deleting it restores its first text', async () => {
    const home = seedId('pages', 'home');
    expect(await refused('PUT', `pages/${home}`, { slug: 'elsewhere' })).toEqual([400, 'INVALID_FIELDS', ['slug']]);
    expect(await refused('POST', `pages/${home}/unpublish`, {})).toEqual([409, 'LOCKED', []]);
    const before = (await admin('GET', `pages/${home}`)).body as { title: string };
    await staff.edit('pages', home, { title: 'Another title' });
    expect((await admin('DELETE', `pages/${home}`)).status).toBe(200);
    expect((await admin('GET', `pages/${home}`)).body).toMatchObject({ title: before.title, status: 'published' });
  });

  test('staff cannot change whether a programme is built in; a copy of one is managed', async () => {
    const origin = [400, 'INVALID_FIELDS', ['origin']];
    expect(await refused('POST', 'program', program('made-up', { origin: 'built-in' }))).toEqual(origin);
    expect(await refused('PUT', `program/${JAPANESE}`, { origin: 'managed' })).toEqual(origin);
    const copy = await admin('POST', `program/${JAPANESE}/clone`, {});
    expect(copy.body).toMatchObject({ origin: 'managed', slug: 'japanese-language-copy' });
  });
});
