import { resources } from '@prospectus/contract';
import { describe, expect, it, test } from 'vitest';

import { seedPrograms, type SeedProgram } from './index.ts';
import { university } from './university.ts';

const degrees = seedPrograms
  .filter(({ origin }) => origin !== 'built-in')
  .map((seeded) => ({ seeded, path: pathOf(seeded), program: resources.program.schema.parse(seeded) }));
const BACHELORS = ['/online-bba', '/online-bcom', '/online-ba', '/online-ba/economics', '/online-ba/sociology'];
const MASTERS = [
  '/online-mba',
  '/online-mba/marketing',
  '/online-mba/finance',
  '/online-mba/human-resource-management',
  '/online-mba/business-analytics',
  '/online-mba-plus',
  '/online-ma',
  '/online-ma/english',
  '/online-ma/political-science',
  '/online-ma/mass-communication',
  '/online-mca',
  '/online-mcom',
];
const named = (path: string) => {
  const found = degrees.find((degree) => degree.path === path);
  if (!found) throw new Error(`No degree ${path} in the seed.`);
  return found.program;
};

describe('the degrees', () => {
  test('SEED-12 NAV-06 stand at the addresses the footer and the pages link to', () => {
    expect(degrees.map(({ path }) => path)).toEqual([...BACHELORS, ...MASTERS]);
  });

  test.each(BACHELORS)('%s: three years, six semesters of twenty credits, open after 10+2', (path) => {
    const program = named(path);
    expect(program).toMatchObject({ label: 'Bachelor’s degree', program_type_id: 1, duration: '3 years' });
    expect(program.semesters.map(({ total_credits }) => total_credits)).toEqual([20, 20, 20, 20, 20, 20]);
    expect(program.eligibility).toContain('10+2');
    expect(program.admission_steps[2]?.description).not.toMatch(/graduation|degree/);
  });

  test.each(MASTERS)('%s: two years, four equal semesters, open to graduates', (path) => {
    const program = named(path);
    expect(program).toMatchObject({ label: 'Master’s degree', program_type_id: 2, duration: '2 years' });
    const credits = program.semesters.map(({ total_credits }) => total_credits);
    expect(credits).toHaveLength(4);
    expect(new Set(credits).size).toBe(1);
    expect(program.eligibility).toMatch(/bachelor’s degree/i);
    expect(program.admission_steps[2]?.description).toContain('graduation');
  });

  test('the MCA asks for mathematics, unless the first degree is in computing', () => {
    expect(named('/online-mca').eligibility).toMatch(/BCA.*mathematics at 10\+2 or at graduation/);
    expect(named('/online-mca').admission_steps[2]?.description).toContain('Mathematics');
  });

  test('PAGE-06 the MBA Plus alone has a headline, and it is not its name', () => {
    expect(degrees.filter(({ program }) => program.headline).map(({ path }) => path)).toEqual(['/online-mba-plus']);
    const { headline, display_name, certificate_disclaimer } = named('/online-mba-plus');
    expect(headline).not.toContain(display_name);
    expect(certificate_disclaimer).toContain('<strong>Master of Business Administration</strong>');
  });

  test('a specialisation costs what its programme costs', () => {
    for (const { path, seeded, program } of degrees.filter(({ seeded: { parent } }) => parent)) {
      expect(program.fee_plans, path).toEqual(named(`/${seeded.parent ?? ''}`).fee_plans);
    }
  });

  test('codes and names in the ERP are one a programme', () => {
    for (const key of ['program_code', 'erp_unicode', 'display_name'] as const) {
      expect(new Set(seedPrograms.map((program) => program[key])).size, key).toBe(seedPrograms.length);
    }
  });
});

describe.each(degrees)('$path', ({ program, seeded }) => {
  it('fills every part but the pictures that the site draws', () => {
    const drawn = ['program_thumbnail', 'program_thumbnail_one', 'brochure_pdf', 'images', 'certificate_image'];
    // Other programmes are named by slug in the seed; a headline and a video are for those that have something to say; they start when
    // the university does; their words in Hindi are added to their records.
    const inRecords = ['short_description_hindi', 'eligibility_hindi'];
    const elsewhere = ['parent_program', 'featured_programs', 'headline', 'video', 'intakes', ...inRecords];
    const empty = Object.entries(program)
      .filter(([, value]) => value === '' || value === null || (Array.isArray(value) && value.length === 0))
      .map(([key]) => key);
    expect(empty.filter((key) => !drawn.includes(key) && !elsewhere.includes(key))).toEqual([]);
    expect(seeded.featured?.length).toBeGreaterThanOrEqual(4);
    expect(program.key_contents.length).toBeGreaterThanOrEqual(3);
    expect(program.benefits.length).toBeGreaterThanOrEqual(3);
    expect(program.roadmap.length).toBeGreaterThanOrEqual(4);
  });

  it('has readings long enough to fold and, at the root, one that is not', () => {
    const lengths = program.learn_more.map(({ description }) => description.length);
    expect(Math.max(...lengths)).toBeGreaterThan(500);
    if (!seeded.parent) expect(Math.min(...lengths)).toBeLessThan(260);
  });

  it('can be paid by semester, by year or at once, each cheaper than the one before, and by the month', () => {
    const indian = program.fee_plans.filter(({ isInternational }) => !isInternational);
    const totals = [3, 5, 4].map((type) => indian.find((plan) => plan.type === type)?.totalAmount ?? 0);
    expect(totals.every((total) => total > 0)).toBe(true);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(indian.flatMap(({ emiOptions }) => emiOptions).length).toBeGreaterThan(0);
    const abroad = program.fee_plans.filter(({ isInternational }) => isInternational);
    expect(abroad.map(({ type }) => type)).toEqual(expect.arrayContaining([3, 4]));
    expect(Math.min(...abroad.map(({ totalAmount }) => totalAmount))).toBeGreaterThan(Math.max(...totals));
  });

  it('has a name and a short description that search engines show whole', () => {
    expect(`${program.display_name} | ${university.name}`.length).toBeLessThanOrEqual(70);
    expect(program.short_description.length).toBeGreaterThanOrEqual(80);
    expect(program.short_description.length).toBeLessThanOrEqual(150);
    expect(program.short_description).toMatch(/\.$/);
  });

  it('names the five steps of admission in their order', () => {
    expect(program.admission_steps.map(({ title }) => title)).toEqual([
      'Register on the admission portal',
      'Submit the signed online form',
      'Upload documents',
      'The university verifies documents and eligibility',
      'Pay the programme fee online to obtain the registration number',
    ]);
  });
});

test('the MBA has more than three plans for Indian students, so that the cards scroll', () => {
  expect(named('/online-mba').fee_plans.filter(({ isInternational }) => !isInternational).length).toBeGreaterThan(3);
});

test('no two programmes say the same', () => {
  const texts = degrees.flatMap(({ program }) => [
    ...[program.short_description, program.promotional_text, program.description],
    ...[...program.key_contents, ...program.benefits, ...program.roadmap].map(({ description }) => description),
    ...program.learn_more.map(({ description }) => description),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  // Nor the same sentence, longer than a phrase, with other words around it.
  const sentences = degrees.flatMap(({ path, program }) =>
    [program.description, ...program.learn_more.map(({ description }) => description)]
      .flatMap((text) =>
        text
          .replaceAll(/<\/?(a|strong|em)\b[^>]*>/g, '')
          .replaceAll(/<[^>]+>/g, '\n')
          .split(/(?<=[.?])\s|\n/),
      )
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length >= 8)
      .map((sentence) => ({ path, sentence })),
  );
  const owners = Map.groupBy(sentences, ({ sentence }) => sentence);
  const shared = [...owners].filter(([, uses]) => new Set(uses.map(({ path }) => path)).size > 1);
  expect(shared.map(([sentence]) => sentence)).toEqual([]);
});

function pathOf({ parent, slug }: SeedProgram): string {
  return parent ? `/${parent}/${slug}` : `/${slug}`;
}
