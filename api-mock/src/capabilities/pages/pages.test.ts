import { type ProgramPage, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

const page = (path: string): Promise<ProgramPage> => read('GET /programpage/:slug', `/programpage/${path}`);
const SLUGS = [
  'online-ma',
  'online-mba',
  'english',
  'political-science',
  'mass-communication',
  'data-analytics',
  'artificial-intelligence-and-machine-learning',
  'cyber-security',
  'internet-of-things',
  'full-stack-development',
  'cloud-computing',
  'block-chain-management',
  'german-language',
  'japanese-language',
  'french-language',
];
const create = async (resource: string, fields: object): Promise<string> => {
  const { body } = await call('POST', `/admin/${resource}`, { token, body: fields });
  const { id } = body as { id: string };
  await call('POST', `/admin/${resource}/${id}/publish`, { token });
  return id;
};

describe('GET /programpage/{slug}', () => {
  test('API-04 unknown 404; a specialisation by its slug, or with its parent; a wrong parent 404', async () => {
    expect((await page('english')).program.path).toBe('/online-ma/english');
    expect((await page('english?parent=online-ma')).is_specialisation).toBe('1');
    for (const path of ['nope', 'english?parent=online-mba', 'online-ma?parent=online-mba']) {
      expect([path, (await call('GET', `/programpage/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('API-03 a forged flag changes nothing', async () => {
    for (const path of ['/programpage/online-ma', '/homepage/home']) {
      const [plain, forged] = [await call('GET', path), await call('GET', `${path}?isUserVerified=true`)];
      expect(forged.body).toEqual(plain.body);
    }
  });

  test('ENT-06 PAGE-24 PAGE-27 a programme shows its specialisations, a specialisation its siblings', async () => {
    const [parent, child] = [await page('online-ma'), await page('english')];
    expect(parent.sections.specialisations.map(({ path }) => path)).toEqual([
      '/online-ma/english',
      '/online-ma/political-science',
      '/online-ma/mass-communication',
    ]);
    expect(parent.sections.otherSpecialisations).toEqual([]);
    expect(child.program).toMatchObject({
      is_specialisation: '1',
      is_specialisation_of: 'online-ma',
      parent_display_name: parent.title,
      parent_program: parent.program.id,
    });
    expect(child.sections.otherSpecialisations.map(({ slug }) => slug)).toEqual([
      'political-science',
      'mass-communication',
    ]);
    for (const { sections } of [parent, child]) {
      const others = sections.otherCourses.map(({ slug }) => slug);
      expect(others).toContain('online-mba');
      expect(others).not.toContain('online-ma');
      expect(others).not.toContain('english');
    }
  });

  test('ENT-08 highlights are joined by comma and space, their values by comma; featured ones are named by slug', async () => {
    const data = await page('online-ma');
    expect(data.key_highlights.split(', ')).toHaveLength(data.key_highlights_value.split(',').length);
    expect(data.featuredPrograms).toEqual(data.sections.featured.map(({ slug }) => slug));
    expect(data.featuredPrograms.length).toBeGreaterThan(2);
    expect(data.keypoints).toHaveLength(data.keypoint_icons.length);
  });

  test('PAGE-09 recognition comes with the place to check it that the university names', async () => {
    const known = await read('GET /homepage/:slug', '/homepage/recognition');
    const links = new Map(known.sections.accreditations.map(({ title, link }) => [title, link]));
    const { accreditation } = await page('online-mba');
    expect(accreditation.length).toBeGreaterThan(0);
    for (const { title, link } of accreditation) expect([title, link]).toEqual([title, links.get(title)]);
    expect(accreditation[0]?.link).toMatch(/^https:/);
  });

  test('PAGE-16 subjects are sorted by created_at, whatever their stored order', async () => {
    const subject = (subject_name: string, created_at: string) => ({ subject_name, created_at });
    await create('program', {
      slug: 'sorted',
      display_name: 'Sorted',
      semesters: [
        {
          semester: 1,
          total_credits: 20,
          semester_data: [
            subject('Third', '2025-03-01T00:00:00Z'),
            subject('First', '2024-12-31T23:59:59Z'),
            subject('Second', '2025-01-01T00:00:00.5Z'),
          ],
        },
      ],
    });
    const { structure } = (await page('sorted')).sections;
    expect(structure.semesters[0]?.semester_data.map(({ subject_name }) => subject_name)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    expect(structure.total_credits).toBe(20);
  });

  test('PAGE-17 electives are sorted by semester', async () => {
    const course = (subject_name: string, semester: number | null) => ({ subject_name, semester });
    await create('program', {
      slug: 'electives',
      display_name: 'Electives',
      electives: [
        { elective_name: 'Late', elective_courses: [course('D', null), course('C', 4), course('B', 3)] },
        { elective_name: 'Early', elective_courses: [course('A', 2)] },
      ],
    });
    const { electives } = (await page('electives')).sections;
    expect(
      electives.flatMap(({ elective_courses }) => elective_courses.map(({ subject_name }) => subject_name)),
    ).toEqual(['A', 'B', 'C', 'D']);
  });

  test('PAGE-21 a programme without steps has the standard five', async () => {
    await create('program', { slug: 'no-steps', display_name: 'No steps' });
    const { admission } = (await page('no-steps')).sections;
    expect(admission.map(({ title }) => title)).toEqual([
      'Register on the admission portal',
      'Submit the signed online form',
      'Upload documents',
      'The university verifies documents and eligibility',
      'Pay the programme fee online to obtain the registration number',
    ]);
  });

  test('ADMIN-18 a page’s own questions come first, then its programme’s, then those of every page', async () => {
    const program = seedId('program', 'online-ma');
    const own = await create('faqs', {
      question: 'Of English alone?',
      answer: '',
      program: seedId('program', 'online-ma/english'),
    });
    const parents = await create('faqs', { question: 'Of the whole programme?', answer: '', program });
    const everywhere = await create('faqs', { question: 'Of every page?', answer: '' });
    const order = (data: ProgramPage) =>
      data.sections.faqs.map(({ id }) => id).filter((id) => [own, parents, everywhere].includes(id));
    expect(order(await page('english'))).toEqual([own, parents, everywhere]);
    expect(order(await page('online-ma'))).toEqual([parents, everywhere]);
    expect(order(await page('online-mba'))).toEqual([everywhere]);
  });
});

describe('lists', () => {
  test('API-01 the sitemap has published pages with the time of their change, and no draft', async () => {
    const before = (await read('GET /program/sitemap', '/program/sitemap')).map(({ path }) => path);
    expect(before).toEqual(expect.arrayContaining(['/', '/online-ma', '/online-ma/english', '/japanese-language']));
    await call('POST', '/admin/program', { token, body: { slug: 'unseen', display_name: 'Unseen' } });
    expect((await read('GET /program/sitemap', '/program/sitemap')).map(({ path }) => path)).not.toContain('/unseen');
  });

  test('API-02 NAV-03 SEED-10 the menu is grouped by type, certificates by their label, and is not cached', async () => {
    await create('program', {
      slug: 'online-bsc',
      display_name: 'Bachelor of Science',
      label: 'Bachelor’s degree',
      program_type_id: 1,
    });
    const menu = await read('GET /program/menu', '/program/menu');
    expect(menu.map(({ label }) => label)).toEqual(['Bachelors', 'Masters', 'Diplomas', 'Certificates']);
    const paths = Object.fromEntries(menu.map(({ label, items }) => [label, items.map(({ path }) => path)]));
    expect(paths['Bachelors']).toEqual(['/online-bba', '/online-bcom', '/online-ba', '/online-bsc']);
    expect(paths['Masters']).not.toContain('/japanese-language');
    expect(paths['Certificates']).toContain('/japanese-language');
    expect(paths['Diplomas']).toHaveLength(3);
    expect((await call('GET', '/program/menu')).headers.get('cache-control')).toBe('no-store');
  });

  test('API-20 API-27 ENT-06 ENT-07 every programme with its specialisations; all of them are not stored by anyone', async () => {
    const programs = await read('GET /program', '/program');
    expect(programs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(SLUGS));
    const arts = programs.find(({ slug }) => slug === 'online-ma');
    expect(arts?.specialisations.map(({ name }) => name)).toEqual([
      'english',
      'political-science',
      'mass-communication',
    ]);
    expect(programs.find(({ slug }) => slug === 'english')).toMatchObject({
      name: 'english',
      is_specialisation: '1',
      is_specialisation_of: 'online-ma',
      parent_program: arts?.id,
      specialisations: [],
    });
    expect(await read('GET /program/all', '/program/all')).toEqual(programs);
    expect((await call('GET', '/program/all')).headers.get('cache-control')).toBe('no-store');
  });

  test('API-13 API-14 names of programmes, and of specialisations with their programme', async () => {
    const names = await read('GET /program/namelist', '/program/namelist');
    expect(names).toContainEqual(expect.objectContaining({ slug: 'online-mba', path: '/online-mba' }));
    expect(names.map(({ slug }) => slug)).not.toContain('english');
    const english = { slug: 'english', parent: 'online-ma', path: '/online-ma/english' };
    expect(await read('GET /program/specialisation/namelist', '/program/specialisation/namelist')).toContainEqual(
      expect.objectContaining(english),
    );
  });

  test('API-15 SEED-10 parents by type; certificates are among the diplomas; another type 404', async () => {
    const parents = async (type: number) =>
      (await read('GET /program/parentPrograms/:id', `/program/parentPrograms/${type}`)).map(({ slug }) => slug);
    expect(await parents(1)).toContain('online-bba');
    expect(await parents(2)).toEqual(expect.arrayContaining(['online-mba', 'online-ma', 'online-mca', 'online-mcom']));
    expect(await parents(2)).not.toContain('english');
    expect(await parents(2)).not.toContain('german-language');
    expect(await parents(3)).toEqual(expect.arrayContaining(['data-analytics', 'german-language']));
    for (const type of ['0', '4', '01', 'masters'])
      expect([type, (await call('GET', `/program/parentPrograms/${type}`)).status]).toEqual([type, 404]);
  });

  test('API-21 ENT-05 SEED-11 the interest list holds the ten built-in pairs and the degrees, each once', async () => {
    const choices = await read('GET /program/all/erplist', '/program/all/erplist');
    expect(choices).toContainEqual({
      erp_unicode: 'Certificate - German Language',
      program_value: 'Certificate German Language',
      slug: 'german-language',
    });
    expect(choices.filter(({ erp_unicode }) => /^(Diploma|Certificate) - /.test(erp_unicode))).toHaveLength(10);
    expect(choices.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['online-ma', 'online-mba']));
    expect(new Set(choices.map(({ erp_unicode }) => erp_unicode)).size).toBe(choices.length);
    const onLanding = await read('GET /landing/all/erplist', '/landing/all/erplist');
    expect(new Set(onLanding)).toEqual(new Set(choices));
    const [landing] = await read('GET /landing/all', '/landing/all');
    expect(onLanding.slice(0, 4).map(({ slug }) => slug)).toContain(landing?.program.slug);
  });
});

test('PAGE-21 every seeded programme has five steps to its admission, and a brochure that is a PDF', async () => {
  for (const slug of SLUGS) {
    const { brochure, sections } = await page(slug);
    expect([slug, sections.admission.length]).toEqual([slug, 5]);
    const answer = await fetch(`${api.origin}${brochure}`);
    expect([slug, answer.status, answer.headers.get('content-type')]).toEqual([slug, 200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});
