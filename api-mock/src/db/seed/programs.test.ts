import { CHARGES, resources } from '@prospectus/contract';
import { describe, expect, it, test } from 'vitest';

import { ICONS } from './cards.ts';
import { rupees } from './fees.ts';
import { seedFaqs, seedPrograms, type SeedProgram } from './index.ts';

const schema = resources.program.schema;
const programs = seedPrograms.map((seeded) => ({ seeded, slug: seeded.slug, program: schema.parse(seeded) }));
const builtIns = programs.filter(({ program }) => program.origin === 'built-in');
const named = (slug: string) => {
  const found = programs.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No programme ${slug} in the seed.`);
  return found.program;
};
const pathOf = ({ parent, slug }: SeedProgram) => (parent ? `/${parent}/${slug}` : `/${slug}`);

const DIPLOMAS = ['data-analytics', 'artificial-intelligence-and-machine-learning', 'cyber-security'];
const TECHNICAL = ['internet-of-things', 'full-stack-development', 'cloud-computing', 'block-chain-management'];
const LANGUAGES = ['german-language', 'japanese-language', 'french-language'];

describe('the ten built-in programmes', () => {
  test('SEED-01 SEED-09 all ten, the completed Japanese one among them, fill hero, about, structure and fees', () => {
    expect(builtIns.map(({ slug }) => slug).toSorted()).toEqual([...DIPLOMAS, ...TECHNICAL, ...LANGUAGES].toSorted());
    for (const { program } of builtIns) {
      expect(program.program_code).toMatch(/^[A-Z]{2}\d{3}$/);
      for (const list of [program.key_contents, program.semesters, program.fee_plans, program.accreditation]) {
        expect(list.length, program.slug).toBeGreaterThan(0);
      }
      for (const text of [
        program.display_short_name,
        program.about_title,
        program.description,
        program.program_structure_disclaimer,
      ]) {
        expect(text, program.slug).not.toBe('');
      }
    }
    const keys = (slug: string) => Object.keys(programs.find((entry) => entry.slug === slug)?.seeded ?? {}).toSorted();
    expect(keys('japanese-language')).toEqual(keys('french-language'));
    expect(new Set(builtIns.map(({ program }) => program.program_code)).size).toBe(10);
    expect(builtIns.map(({ program }) => program.program_code)).toContain('CS105');
  });

  test.each(DIPLOMAS)('SEED-02 SEED-10 %s is a Diploma of 1 year', (slug) => {
    expect(named(slug)).toMatchObject({ label: 'Diploma', duration: '1 year', program_type_id: 3 });
    expect(named(slug).semesters).toHaveLength(2);
  });

  test.each([...TECHNICAL, ...LANGUAGES])(
    'SEED-03 SEED-10 %s is a Certificate of 6 months, stored as type 2',
    (slug) => {
      expect(named(slug)).toMatchObject({ label: 'Certificate', duration: '6 months', program_type_id: 2 });
      expect(named(slug).semesters).toHaveLength(1);
    },
  );

  test('SEED-04 SEED-05 each carries the three badges and asks for 10+2 of the Haryana board or equivalent', () => {
    for (const { program } of builtIns) {
      expect(program.accreditation.map(({ title }) => title)).toEqual([
        'UGC Entitled',
        'NAAC A++ Grade',
        'AICTE Approved',
      ]);
      expect(program.eligibility).toBe('Senior secondary (10+2) of the Haryana board or equivalent');
    }
  });

  test.each([
    ...DIPLOMAS.map((slug) => [slug, 32848, 54747] as const),
    ...TECHNICAL.map((slug) => [slug, 27374, 43798] as const),
    ...LANGUAGES.map((slug) => [slug, 21899, 35038] as const),
  ])('SEED-06 %s costs %i in India and %i abroad, in one payment', (slug, indian, international) => {
    expect(
      named(slug).fee_plans.map(({ title, type, isInternational, totalAmount }) => [
        title,
        type,
        isInternational,
        totalAmount,
      ]),
    ).toEqual([
      ['Lumpsum', 4, false, indian],
      ['Lumpsum', 4, true, international],
    ]);
  });

  test('SEED-07 Japanese and French have no EMI and 100 credits, the other eight one EMI option', () => {
    for (const { slug, program } of builtIns) {
      const without = slug === 'japanese-language' || slug === 'french-language';
      expect(
        program.fee_plans.flatMap(({ emiOptions }) => emiOptions),
        slug,
      ).toHaveLength(without ? 0 : 1);
      if (without) expect(program.semesters.map(({ total_credits }) => total_credits)).toEqual([100]);
    }
  });

  test('SEED-08 the sample subjects are taught', () => {
    const subjects = (slug: string) =>
      named(slug).semesters.flatMap(({ semester_data }) => semester_data.map(({ subject_name }) => subject_name));
    expect(subjects('japanese-language')).toEqual(
      expect.arrayContaining(['Japanese Scripts, vocabulary and Grammar-I', 'Translation and Essay-I']),
    );
    expect(subjects('french-language')).toEqual(
      expect.arrayContaining(['Communicative Grammar', 'Text Comprehension and Written Expression']),
    );
  });

  test('SEED-11 each has its name in the interest list, such as Certificate - German Language', () => {
    const names = builtIns.map(({ program }) => program.erp_unicode);
    expect(names).toContain('Certificate - German Language');
    expect(names.filter((name) => name.startsWith('Diploma - '))).toHaveLength(3);
    expect(names.filter((name) => name.startsWith('Certificate - '))).toHaveLength(7);
    expect(new Set(programs.map(({ program }) => program.erp_unicode)).size).toBe(programs.length);
  });
});

describe('the degrees', () => {
  it('has the MA with its three specialisations and the MBA', () => {
    expect(seedPrograms.filter(({ parent }) => parent).map(pathOf)).toEqual([
      '/online-ma/english',
      '/online-ma/political-science',
      '/online-ma/mass-communication',
    ]);
    expect(named('online-mba').label).toBe('Master’s degree');
    expect(named('online-ma').program_type_id).toBe(2);
  });

  it('fills every part of the MA but the pictures that the site draws', () => {
    const drawn = ['program_thumbnail', 'program_thumbnail_one', 'brochure_pdf', 'images', 'certificate_image'];
    // The headline stands in for the name on online-mba-plus alone (PAGE-06); other programmes are named by slug in the seed.
    const elsewhere = ['headline', 'parent_program', 'featured_programs'];
    const ma = named('online-ma');
    const empty = Object.entries(ma).filter(
      ([, value]) => value === '' || value === null || (Array.isArray(value) && value.length === 0),
    );
    expect(empty.map(([key]) => key).filter((key) => !drawn.includes(key) && !elsewhere.includes(key))).toEqual([]);
    expect(programs.find(({ slug }) => slug === 'online-ma')?.seeded.featured?.length).toBeGreaterThan(0);
    expect(ma.learn_more.some(({ description }) => description.length > 800)).toBe(true);
    expect(ma.learn_more.some(({ description }) => description.length < 200)).toBe(true);
  });

  it('gives the MBA more than three plans for Indian students, so that the cards scroll', () => {
    expect(named('online-mba').fee_plans.filter(({ isInternational }) => !isInternational).length).toBeGreaterThan(3);
  });

  it('names the five steps of admission in their order', () => {
    const words = [
      'Register on the admission portal',
      'Submit the signed online form',
      'Upload documents',
      'verifies documents and eligibility',
      'registration number',
    ];
    const titles = named('online-ma').admission_steps.map(({ title }) => title);
    expect(titles).toHaveLength(5);
    for (const [index, text] of words.entries()) expect(titles[index]).toContain(text);
  });
});

describe.each(programs)('the figures of $slug', ({ program, seeded }) => {
  it('adds up its credits and keeps the order of its subjects', () => {
    for (const { semester, semester_data, total_credits } of program.semesters) {
      expect(
        semester_data.reduce((sum, { credits }) => sum + (credits ?? 0), 0),
        `semester ${semester}`,
      ).toBe(total_credits);
      const times = semester_data.map(({ created_at }) => created_at ?? '');
      expect(times).toEqual([...new Set(times)].toSorted());
    }
    const all = program.semesters.reduce((sum, { total_credits }) => sum + (total_credits ?? 0), 0);
    expect(program.highlights.find(({ title }) => title === 'Credits' || title === 'Total credits')?.value).toBe(
      String(all),
    );
    expect(program.banner_additional_info.split(', ')).toContain(`${all} credits`);
  });

  it('offers each elective in a semester it has', () => {
    const last = program.semesters.length;
    for (const { semester } of program.electives.flatMap(({ elective_courses }) => elective_courses)) {
      expect(semester).toBeGreaterThanOrEqual(1);
      expect(semester).toBeLessThanOrEqual(last);
    }
  });

  it('adds up its fees, whichever way they are paid', () => {
    for (const plan of program.fee_plans) {
      expect(plan.courseFee + plan.examFee, plan.title).toBe(plan.totalAmount);
      if (plan.type === 3) {
        const charge = plan.isInternational ? CHARGES.registration.international : CHARGES.registration.indian;
        expect(plan.semesterFee + plan.otherSemesterFee * (program.semesters.length - 1)).toBe(plan.totalAmount);
        expect(plan.semesterFee - plan.otherSemesterFee).toBe(charge);
      }
      for (const { installment } of plan.emiOptions) {
        const { emiDownPayment, emiMonthlyPayment, emiDuration, emiProcessingFee, emiTotalPayment, emiInterestRate } =
          installment;
        expect(emiDownPayment + emiMonthlyPayment * (emiDuration ?? 0) + emiProcessingFee).toBe(emiTotalPayment);
        expect(emiTotalPayment >= plan.totalAmount).toBe(true);
        if (emiInterestRate === 0) expect(emiTotalPayment).toBe(plan.totalAmount + emiProcessingFee);
      }
    }
    for (const tab of [true, false]) {
      const plans = program.fee_plans.filter(({ isInternational }) => isInternational === tab);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter(({ isPopular }) => isPopular).length).toBeLessThanOrEqual(1);
    }
  });

  it('names no amount in its texts that is not in its fee plans', () => {
    const amounts = new Set(
      program.fee_plans.flatMap((plan) =>
        [
          ...[plan.totalAmount, plan.semesterFee, plan.otherSemesterFee],
          ...plan.emiOptions.flatMap(({ installment }) => Object.values(installment)),
          ...plan.keyHighlights.flatMap((text) => rupeesIn(text)),
        ].map((amount) => (typeof amount === 'number' ? rupees(amount) : amount)),
      ),
    );
    const questions = seedFaqs.filter((faq) => faq.program === program.slug).map(({ answer }) => answer);
    const texts = [
      program.promotional_text,
      program.description,
      ...questions,
      ...program.learn_more.map(({ description }) => description),
    ];
    expect(texts.flatMap(rupeesIn).filter((amount) => !amounts.has(amount))).toEqual([]);
    for (const plan of program.fee_plans.filter(({ type }) => type === 5)) {
      expect(
        plan.keyHighlights.flatMap(rupeesIn).reduce((sum, amount) => sum + Number(amount.replace(/\D/g, '')), 0),
      ).toBe(plan.totalAmount);
    }
  });

  it('features programmes that exist and stand at the root', () => {
    const roots = seedPrograms.filter(({ parent }) => !parent).map(({ slug }) => slug);
    expect((seeded.featured ?? []).filter((slug) => !roots.includes(slug) || slug === program.slug)).toEqual([]);
    expect(new Set(seeded.featured).size).toBe(seeded.featured?.length ?? 0);
    if (seeded.parent) expect(roots).toContain(seeded.parent);
  });

  it('draws only icons that exist, and says in a hundred and fifty characters what it is', () => {
    const cards = [...program.key_points, ...program.key_contents, ...program.benefits, ...program.roadmap];
    expect(cards.filter(({ icon }) => !ICONS.some((name) => name === icon))).toEqual([]);
    expect(program.short_description.length).toBeLessThanOrEqual(150);
  });
});

function rupeesIn(text: string): string[] {
  return text.match(/₹\d[\d,]*\d/g) ?? [];
}
