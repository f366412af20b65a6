import { type Failure, type ProgramPage } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type Call, callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Editor, editorBy } from './testing/editor.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
  editor = await editorBy(call);
});
afterAll(() => api.stop());

const failure = async (path: string) => {
  const { status, body, headers } = await call('GET', path);
  return { status, code: (body as Failure).code, kept: headers.get('cache-control') };
};
const nothing = { status: 404, code: 'NOT_FOUND', kept: 'no-store' };
const MBA = seedId('program', 'online-mba');
const ENGLISH = seedId('program', 'online-ma/english');

describe('drafts', () => {
  test.each([
    ['API-03 API-01', 'pages', { slug: 'unseen-page', title: 'Unseen' }, '/homepage/unseen-page', '/site'],
    [
      'API-04 API-13',
      'program',
      { slug: 'unseen-program', display_name: 'Unseen' },
      '/programpage/unseen-program',
      '/program/namelist',
    ],
    [
      'API-08 API-18 API-28',
      'landing-pages',
      { slug: 'unseen-lp', title: 'Unseen', program: MBA },
      '/landingpage/unseen-lp',
      '/landing/namelist',
    ],
    [
      'API-05 API-16',
      'auxiliary-pages',
      { slug: 'unseen-aux', title: 'Unseen' },
      '/auxiliary/unseen-aux',
      '/auxiliary/routes/namelist',
    ],
    ['ENT-27', 'blogs', { slug: 'unseen-post', title: 'Unseen', date: '2025-06-01' }, '/blog/unseen-post', '/blog'],
    ['API-12', 'promotional-texts', { text: 'Unseen words.' }, '', '/promotionalText'],
    ['API-25', 'launchpad', { title: 'Unseen item' }, '', '/launchpadPage/launchpad'],
    ['API-09 API-10', 'footer', { slug: 'unseen-group', title: 'Unseen' }, '/footer/unseen-group', ''],
    [
      'API-29',
      'metadata',
      { page: 'Unseen', slug: 'unseen/path', title: 'Unseen' },
      '/metadata/slug/unseen%2Fpath',
      '',
    ],
  ])(
    'ADMIN-40 %s a draft of %s is there for nobody; published it is, taken off it is gone',
    async (_ids, resource, body, page, list) => {
      const holds = async () => /unseen/i.test(JSON.stringify((await call('GET', list)).body));
      const sees = async () => [page && (await call('GET', page)).status === 200, list && (await holds())];
      const [unseen, seen] = [
        [page && false, list && false],
        [page && true, list && true],
      ];
      const id = await editor.draft(resource, body);
      expect(await sees()).toEqual(unseen);
      if (page) expect(await failure(page)).toEqual(nothing);
      await editor.act(resource, id, 'publish');
      expect(await sees()).toEqual(seen);
      await editor.act(resource, id, 'unpublish');
      expect(await sees()).toEqual(unseen);
    },
  );

  test('ROUTE-14 a managed page shadows a built-in one and the pages below it until it is deleted', async () => {
    const french = seedId('program', 'french-language');
    await editor.live('auxiliary-pages', { slug: 'library', title: 'Library', program: french });
    expect((await read('GET /auxiliary/:program/:slug', '/auxiliary/french-language/library')).program?.id).toBe(
      french,
    );
    const ten = await read('GET /program/all/erplist', '/program/all/erplist');
    const id = await editor.live('program', { slug: 'french-language', display_name: 'French for engineers' });
    expect((await read('GET /programpage/:slug', '/programpage/french-language')).title).toBe('French for engineers');
    expect(await failure('/auxiliary/french-language/library')).toEqual(nothing);
    expect(
      await read('GET /auxiliary/routes/program/namelist/:id', `/auxiliary/routes/program/namelist/${id}`),
    ).toEqual([]);
    expect(new Set(await read('GET /program/all/erplist', '/program/all/erplist'))).toEqual(new Set(ten));
    await editor.remove('program', id);
    expect((await read('GET /programpage/:slug', '/programpage/french-language')).program.id).toBe(french);
    expect((await call('GET', '/auxiliary/french-language/library')).status).toBe(200);
  });
});

describe('addresses', () => {
  test.each([
    '/homepage/nope',
    '/programpage/nope',
    '/programpage/online-mba-lp',
    '/landingpage/online-mba',
    '/landingpage/english-lp?parent=online-mba',
    '/auxiliary/nope',
    '/auxiliary/online-mba/nope',
    '/auxiliary/specialisation/nope/nope',
    '/auxiliary/routes/program/namelist/nope',
    '/footer/nope',
    '/university/footer/nope',
    '/metadata/nope',
    `/metadata/${MBA}`,
    '/metadata/slug/nope',
    '/metadata/slug/online-mba%2Fenglish',
    '/launchpadPage/nope',
    '/blog/nope',
  ])('API-03 API-04 API-05 API-08 API-09 API-11 API-29 %s is 404 in the shape of every failure', async (path) => {
    expect(await failure(path)).toEqual(nothing);
  });

  test('API-06 API-07 ROUTE-15 an auxiliary page answers only at its own address', async () => {
    const names = await read('GET /auxiliary/routes/namelist', '/auxiliary/routes/namelist');
    const paths = names.map(({ path }) => path);
    const below = names.filter(({ path }) => path.split('/').length > 3);
    expect(below.length).toBeGreaterThan(1);
    for (const { path, slug } of below) {
      expect((await call('GET', path)).status).toBe(200);
      for (const wrong of [
        '',
        '/online-mcom',
        '/french-language',
        '/specialisation/finance',
        '/specialisation/english',
      ]) {
        const other = `/auxiliary${wrong}/${slug}`;
        if (!paths.includes(other)) expect([other, await failure(other)]).toEqual([other, nothing]);
      }
    }
    await editor.live('auxiliary-pages', { slug: 'shelf-of-english', title: 'Shelf of English', program: ENGLISH });
    const page = await read(
      'GET /auxiliary/specialisation/:a/:b',
      '/auxiliary/specialisation/english/shelf-of-english',
    );
    expect(page).toMatchObject({
      path: '/auxiliary/specialisation/english/shelf-of-english',
      program: { id: ENGLISH },
    });
    // A specialisation's slug is no programme's.
    expect(await failure('/auxiliary/english/shelf-of-english')).toEqual(nothing);
    const ofEnglish = await read(
      'GET /auxiliary/routes/program/namelist/:id',
      '/auxiliary/routes/program/namelist/english',
    );
    expect(ofEnglish).toContainEqual(expect.objectContaining({ slug: 'shelf-of-english', path: page.path }));
    expect(ofEnglish.filter(({ path }) => !path.startsWith('/auxiliary/specialisation/english/'))).toEqual([]);
  });

  test('ROUTE-06 API-08 API-19 two landing pages with one slug are distinguished by `parent`', async () => {
    const page = (title: string, slug: string, parent: string) => ({
      slug: 'open-day-lp',
      landing_page_type: '2',
      title,
      program: seedId('program', slug),
      parent_program: seedId('program', parent),
    });
    await editor.live('landing-pages', page('Arts', 'online-ma/english', 'online-ma'));
    await editor.live('landing-pages', page('Business', 'online-mba', 'online-mba'));
    const arts = await read('GET /landingpage/:slug', '/landingpage/open-day-lp?parent=online-ma');
    expect(arts).toMatchObject({ title: 'Arts', path: '/online-ma/open-day-lp', landing_page_type: '2' });
    expect(arts.program.path).toBe('/online-ma/english');
    expect((await read('GET /landingpage/:slug', '/landingpage/open-day-lp?parent=online-mba')).title).toBe('Business');
    expect(
      (await read('GET /landing/specialisation/namelist', '/landing/specialisation/namelist')).map(({ path }) => path),
    ).toEqual(expect.arrayContaining(['/online-ma/open-day-lp', '/online-mba/open-day-lp']));
    expect((await read('GET /landing/namelist', '/landing/namelist')).map(({ slug }) => slug)).not.toContain(
      'open-day-lp',
    );
  });

  test('API-02 API-27 API-28 API-29 with a slash at the end, and as HEAD, the same', async () => {
    for (const path of ['/program/menu', '/program/all', '/landing/all', '/metadata/slug/home', '/homepage/home']) {
      const [plain, slash] = [await call('GET', path), await call('GET', `${path}/`)];
      expect(slash.body).toEqual(plain.body);
      const head = await fetch(`${api.url}${path}`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
        expect([path, name, head.headers.get(name)]).toEqual([path, name, plain.headers.get(name)]);
      expect((await call('POST', path)).status).toBe(405);
    }
  });
});

describe('cached answers', () => {
  const headline = ({ body }: { body: unknown }) => (body as { data: ProgramPage }).data.headline;

  test('SEO-04 a page has a strong ETag, answers 304 to it, and gets a new one after a publication', async () => {
    const page = (tag = '') => call('GET', '/programpage/online-mba', { headers: { 'if-none-match': tag } });
    const tag = (await page()).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    const kept = await page(tag);
    expect([kept.status, kept.body]).toEqual([304, '']);
    expect((await page(`"another", W/${tag}`)).status).toBe(304);
    await editor.edit('program', MBA, { headline: 'An MBA beside your work' });
    expect((await page(tag)).status).toBe(304);
    await editor.act('program', MBA, 'publish');
    const fresh = await page(tag);
    expect([fresh.status, headline(fresh)]).toEqual([200, 'An MBA beside your work']);
  });

  test('ADMIN-40 after a publication everyone reads the new content at once', async () => {
    for (const wanted of ['First', 'Second', 'Third']) {
      await editor.change('program', MBA, { headline: wanted });
      const answers = await Promise.all(Array.from({ length: 20 }, () => call('GET', '/programpage/online-mba')));
      expect(new Set(answers.map(headline))).toEqual(new Set([wanted]));
    }
  });

  test('API-03 API-04 a cached answer equals a fresh one for every form of the request, with its own request id', async () => {
    await editor.change('program', MBA, { headline: 'Asked for in many ways' });
    const without = ({ headers }: { headers: Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    const fresh = await call('GET', '/programpage/online-mba');
    const ids = new Set([fresh.headers.get('x-request-id')]);
    const ways = ['', '/', '?isUserVerified=true', '?parent=', '?utm_source=mail', '?x=1&x=2', '/?isUserVerified='];
    for (const way of ways) {
      const again = await call('GET', `/programpage/online-mba${way}`);
      expect([way, again.body]).toEqual([way, fresh.body]);
      expect([way, without(again)]).toEqual([way, without(fresh)]);
      ids.add(again.headers.get('x-request-id'));
    }
    expect(ids.size).toBe(ways.length + 1);
    expect((await call('GET', '/PROGRAMPAGE/online%2Dmba')).body).toEqual(fresh.body);
    for (const wrong of ['?parent=online-ma', `?isUserVerified=${'x'.repeat(11)}`])
      expect((await call('GET', `/programpage/online-mba${wrong}`)).status).toBeGreaterThanOrEqual(400);
  });
});
