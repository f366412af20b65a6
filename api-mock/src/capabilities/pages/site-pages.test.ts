import { BRAND_NAME, type Failure } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { picture, recordOf, uploadsTo } from '../media/testing/uploads.ts';
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
const GERMAN = seedId('program', 'german-language');

describe('landing pages', () => {
  test('API-08 ROUTE-05 a landing page is its programme’s page with the campaign’s changes', async () => {
    const [landing, program] = [
      await read('GET /landingpage/:slug', '/landingpage/online-mba-lp'),
      await read('GET /programpage/:slug', '/programpage/online-mba'),
    ];
    expect(landing).toMatchObject({ slug: 'online-mba-lp', path: '/online-mba-lp', landing_page_type: '1' });
    expect(landing.sections).toEqual(program.sections);
    expect(landing.program).toEqual(program.program);
    expect(landing.headline).not.toBe(program.headline);
    expect(landing.batchText).toBe(program.batchText);
    expect(landing.metadata.title).not.toBe(program.metadata.title);
    const types = (await read('GET /landing/all', '/landing/all')).map(({ landing_page_type }) => landing_page_type);
    expect(new Set(types)).toEqual(new Set(['1', '2']));
    expect((await call('GET', '/landing/all')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('metadata', () => {
  test('SEO-02 SEO-04 API-11 API-29 a path’s metadata comes first, then the page’s own words', async () => {
    const fields = { slug: 'sound-design', display_name: 'Sound Design', short_description: 'Learn to listen.' };
    await editor.live('program', { ...fields, parent_program: seedId('program', 'online-ma') });
    const path = '/metadata/slug/online-ma%2Fsound-design';
    const own = await read('GET /metadata/slug/:slug', path);
    expect(own).toEqual({
      title: `Sound Design, Master of Arts | ${BRAND_NAME}`,
      description: 'Learn to listen.',
      'og:image': expect.any(String),
    });
    const written = { page: 'Sound Design', slug: 'online-ma/sound-design', title: 'Written by staff' };
    const id = await editor.live('metadata', written);
    const merged = { ...own, title: 'Written by staff' };
    for (const address of [`/metadata/${id}`, path]) {
      const answer = await call('GET', address);
      expect([answer.body, answer.headers.get('cache-control')]).toEqual([{ data: merged }, 'no-store']);
    }
    expect((await read('GET /programpage/:slug', '/programpage/sound-design')).metadata).toEqual(merged);
    await editor.change('metadata', id, { description: 'Described.', 'og:image': 'https://files.example/share.png' });
    expect(await read('GET /metadata/:id', `/metadata/${id}`)).toEqual({
      title: 'Written by staff',
      description: 'Described.',
      'og:image': 'https://files.example/share.png',
    });
  });

  test('API-29 the home page, its campaign addresses, fixed pages and those of the content each have some', async () => {
    const home = await read('GET /metadata/slug/:slug', '/metadata/slug/home');
    expect((await read('GET /homepage/:slug', '/homepage/home')).metadata).toEqual(home);
    expect((await read('GET /metadata/slug/:slug', '/metadata/slug/influencer')).title).toMatch(
      /^Recommended to you\b/,
    );
    for (const slug of ['blog', 'compare', 'launchpad', 'online-mba-lp', 'live-lecture', 'privacy-policy'])
      expect((await read('GET /metadata/slug/:slug', `/metadata/slug/${slug}`)).title.length).toBeGreaterThan(3);
  });
});

describe('the frame of pages', () => {
  test('API-12 the bar has the console’s texts in order, at the first one’s speed', async () => {
    const before = await read('GET /promotionalText', '/promotionalText');
    await editor.live('promotional-texts', { text: 'A last word.', speed: 'fast', link: '/about' });
    const after = await read('GET /promotionalText', '/promotionalText');
    expect(after.items.map(({ text }) => text)).toEqual([...before.items.map(({ text }) => text), 'A last word.']);
    expect(after.text).toBe(after.items.map(({ text }) => text).join(' · '));
    expect(after.speed).toBe(before.speed);
    expect((await read('GET /site', '/site')).promotionalText).toEqual(after);
    expect((await read('GET /homepage/:slug', '/homepage/home')).promotionalText).toBe(after.text);
  });

  test('API-09 API-10 ENT-24 a group by its slug or a column; the author of a column is an id only', async () => {
    const site = await read('GET /university/footer/:id', '/university/footer/1');
    expect(await read('GET /footer/:id', `/footer/${site.slug}`)).toEqual(site);
    expect(await read('GET /footer/:id', `/footer/${site.details.at(-1)?.id}`)).toEqual(site);
    expect(await read('GET /university/footer/:id', `/university/footer/${site.slug}`)).toEqual(site);
    expect(site.details[0]).toMatchObject({ created_by: null, updated_by: null, status: 'published', is_deleted: '0' });
    const id = site.details[0]?.id ?? '';
    await editor.change('footer', id, { title: 'Bachelor’s' });
    const [column] = (await read('GET /footer/:id', `/footer/${id}`)).details;
    expect(column).toMatchObject({
      title: 'Bachelor’s',
      created_by: null,
      updated_by: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const other = await editor.live('footer', {
      slug: 'programmes',
      title: 'Elsewhere',
      link1: '/about',
      link1_title: 'About',
    });
    expect((await read('GET /footer/:id', '/footer/programmes')).details.map((one) => one.id)).toEqual([other]);
    expect(await failure(`/university/footer/${other}`)).toEqual(nothing);
    const page = await editor.live('auxiliary-pages', {
      slug: 'own-footer',
      title: 'Own footer',
      footer: 'programmes',
    });
    expect(await read('GET /auxiliary/:slug', '/auxiliary/own-footer')).toMatchObject({
      id: page,
      footer: { slug: 'programmes' },
    });
  });

  test('API-25 ENT-26 launchpad items count from 1, in the order staff give them', async () => {
    const titles = async () =>
      (await read('GET /launchpadPage/:id', '/launchpadPage/1')).items.map(({ title }) => title);
    const before = await read('GET /launchpadPage/:id', '/launchpadPage/1');
    expect(before.items.map(({ position }) => position)).toEqual(before.items.map((_, index) => index + 1));
    const last = before.items.at(-1);
    await editor.putFirst('launchpad', last?.id ?? '');
    expect((await titles())[0]).toBe(last?.title);
    expect(await read('GET /launchpadPage/:id', `/launchpadPage/${last?.id}`)).toEqual(
      await read('GET /launchpadPage/:id', '/launchpadPage/launchpad'),
    );
  });

  test('ENT-25 ADMIN-21 the promotional banner is shown only while it is on', async () => {
    const [banner] = await editor.list('promotional-banner');
    const id = banner?.id ?? (await editor.live('promotional-banner', { title: 'Scholarship week' }));
    await editor.change('promotional-banner', id, { is_active: '1' });
    expect((await read('GET /site', '/site')).promotionalBanner).toMatchObject({ id, is_active: '1' });
    await editor.change('promotional-banner', id, { is_active: '0' });
    expect((await read('GET /site', '/site')).promotionalBanner).toBeNull();
  });

  test('SECT-12 ENT-20 a programme’s own testimonials come first on its page; a page holds the lists it shows', async () => {
    const mine = await editor.live('testimonials', {
      name: 'Ila Sen',
      quote: 'My evenings had a plan.',
      program: GERMAN,
    });
    const first = async (path: string) => (await read('GET /programpage/:slug', path)).marketing.testimonials[0]?.id;
    expect(await first('/programpage/german-language')).toBe(mine);
    expect(await first('/programpage/online-mba')).not.toBe(mine);
    expect((await read('GET /homepage/:slug', '/homepage/home')).marketing.testimonials.map(({ id }) => id)).toContain(
      mine,
    );
    await editor.live('pages', { slug: 'two-lists', title: 'Two lists', sections: ['alumni', 'benefits', 'alumni'] });
    const page = await read('GET /homepage/:slug', '/homepage/two-lists');
    expect(page.order).toEqual(['alumni', 'benefits']);
    expect(page.sections.alumni.length).toBeGreaterThan(0);
    expect([page.sections.career, page.faqs, page.programs, page.marketing.testimonials]).toEqual([[], [], [], []]);
  });

  test('the list of all programmes names the least fee that every applicant in India can pay', async () => {
    const german = async () =>
      (await read('GET /homepage/:slug', '/homepage/programmes')).programs.find(({ id }) => id === GERMAN);
    type WithPlans = { id: string; fee_plans?: unknown };
    const before = (await editor.list('program')).find(({ id }) => id === GERMAN) as WithPlans | undefined;
    const plan = { title: 'Semester', type: 3, totalAmount: 21_000 };
    const change = (fee_plans: unknown) => editor.change('program', GERMAN, { fee_plans });
    await change([plan, { ...plan, totalAmount: 20_000 }, { ...plan, totalAmount: 9_000, isRestricted: true }]);
    expect((await german())?.fee).toEqual({ total: 20_000, from: true });
    await change([plan]);
    expect((await german())?.fee).toEqual({ total: 21_000, from: false });
    await change([]);
    expect((await german())?.fee).toBeNull();
    await change(before?.fee_plans);
  });

  test('PAGE-25 PAGE-27 a card has fee and next start; the list of all programmes also monthly payment and specialisations', async () => {
    const { programs } = await read('GET /homepage/:slug', '/homepage/programmes');
    const arts = programs.find(({ slug }) => slug === 'online-ma');
    expect(arts?.specialisations.map(({ path }) => path)).toContain('/online-ma/english');
    const { feePlans } = (await read('GET /programpage/:slug', '/programpage/online-ma')).sections.fees;
    const options = feePlans.flatMap(({ emiOptions }) => emiOptions).map(({ installment }) => installment);
    expect(options).toContainEqual(
      expect.objectContaining({
        emiDownPayment: arts?.emi?.down,
        emiDuration: arts?.emi?.months,
        emiMonthlyPayment: arts?.emi?.monthly,
      }),
    );
    expect(programs.find(({ slug }) => slug === 'japanese-language')?.emi).toBeNull();
    const { featured, otherCourses } = (await read('GET /programpage/:slug', '/programpage/online-mca')).sections;
    for (const card of [...featured, ...otherCourses].filter(({ slug }) => slug === 'online-ma'))
      expect([card.fee, card.intake]).toEqual([arts?.fee, arts?.intake]);
    expect(otherCourses.map(({ slug }) => slug)).toContain('online-ma');
  });

  test('the university’s record names it on every page; fields for the server are not sent', async () => {
    const { id } = (await editor.list('university-info'))[0] ?? { id: '' };
    const { name } = (await read('GET /site', '/site')).university;
    await editor.change('university-info', id, { name: 'Meridian Open University' });
    expect((await read('GET /programpage/:slug', '/programpage/online-mba')).universityName).toBe(
      'Meridian Open University',
    );
    expect((await read('GET /homepage/:slug', '/homepage/about')).universityName).toBe('Meridian Open University');
    expect(JSON.stringify((await call('GET', '/site')).body)).not.toContain('download_hosts');
    await editor.change('university-info', id, { name });
  });

  test('a new redirect is public at once', async () => {
    const body = { from: '/old-brochure', to: '/online-mba' };
    await editor.draft('redirects', body);
    expect(await read('GET /redirects', '/redirects')).toContainEqual(body);
  });
});

describe('files', () => {
  test('ADMIN-38 SEO-02 pages carry addresses of files, never ids, their facts and, where a field is empty, their words', async () => {
    const upload = uploadsTo(api, editor.token);
    const file = recordOf(await upload(await picture(800, 400).png().toBuffer(), { alt: 'Two learners at a desk' }));
    await editor.live('program', {
      slug: 'with-files',
      display_name: 'With files',
      images: [{ image: file.id }, { image: file.id, alt: 'Own words' }],
      program_thumbnail: file.id,
    });
    const page = await read('GET /programpage/:slug', '/programpage/with-files');
    expect(page.images).toEqual([file.address, file.address]);
    expect(page.alternateImageNames).toEqual(['Two learners at a desk', 'Own words']);
    expect(page.program.program_thumbnail).toBe(file.address);
    expect(page.metadata['og:image']).toBe(file.address);
    const facts = page.media[file.address];
    expect(facts).toMatchObject({ width: 800, height: 400, alt: 'Two learners at a desk', type: 'image/png' });
    expect(facts?.sources.map(({ width }) => width)).toContain(320);
    for (const { address } of facts?.sources ?? []) expect((await fetch(`${api.origin}${address}`)).status).toBe(200);
    expect(JSON.stringify(page)).not.toContain(file.id);
    await editor.live('metadata', { page: 'Files', slug: 'with-files', title: 'Files', 'og:image': file.id });
    expect((await read('GET /metadata/slug/:slug', '/metadata/slug/with-files'))['og:image']).toBe(file.address);
    const other = await read('GET /homepage/:slug', '/homepage/privacy-policy');
    expect(other.media).not.toHaveProperty([file.address]);
    // Facts of exactly the files that the page names, the seed's own among them.
    const { media, ...rest } = other;
    for (const address of Object.keys(media)) expect(JSON.stringify(rest)).toContain(address);
  });
});
