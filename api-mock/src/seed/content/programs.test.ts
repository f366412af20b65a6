import { CHARGES, resources } from '@prospectus/contract';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import { localisedStaffText } from '@prospectus/contract/family';
import { describe, expect, it, test } from 'vitest';

import { ICONS } from './cards.ts';
import { rupees } from './fees.ts';
import { seedFaqs, seedPrograms } from './index.ts';
import { programRows } from './program-rows.ts';

const schema = resources.program.schema;
const programs = seedPrograms.map((seeded) => ({ seeded, slug: seeded.slug, program: schema.parse(seeded) }));
const builtIns = programs.filter(({ program }) => program.origin === 'built-in');
const named = (slug: string) => {
  const found = programs.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No programme ${slug} in the seed.`);
  return found.program;
};

const DIPLOMAS = ['data-analytics', 'artificial-intelligence-and-machine-learning', 'cyber-security'];
const TECHNICAL = ['internet-of-things', 'full-stack-development', 'cloud-computing', 'block-chain-management'];
const LANGUAGES = ['german-language', 'japanese-language', 'french-language'];

test('PROD-01 there are degrees of both kinds, diplomas and certificates, each with a fee in India and one abroad', () => {
  const kinds: Record<string, (one: (typeof programs)[number]) => boolean> = {
    bachelors: ({ program }) => program.program_type_id === PROGRAM_TYPE.BACHELORS,
    masters: ({ program }) => program.program_type_id === PROGRAM_TYPE.MASTERS,
    diplomas: ({ slug }) => DIPLOMAS.includes(slug),
    certificates: ({ slug }) => [...TECHNICAL, ...LANGUAGES].includes(slug),
  };
  for (const [kind, is] of Object.entries(kinds)) {
    const found = programs.filter(is);
    expect(found.length, kind).toBeGreaterThan(1);
    for (const { slug, program } of found.filter(({ program: { parent_program } }) => !parent_program))
      for (const abroad of [false, true])
        expect(
          program.fee_plans.some(({ isInternational }) => isInternational === abroad),
          slug,
        ).toBe(true);
  }
});

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

  test('arts and commerce name no approval of AICTE, whose card says that it covers none of them', () => {
    const approved = seedPrograms
      .filter(({ accreditation = [] }) => accreditation.some(({ title }) => title === 'AICTE Approved'))
      .map(({ display_name }) => display_name);
    expect(approved.filter((name) => /^(BA|MA)\b|of (Arts|Commerce)/.test(name))).toEqual([]);
    expect(approved).toContain('Master of Business Administration');
  });

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
  });

  it('offers each elective in a semester with a place for it, and enough of them to choose', () => {
    const places = new Map(
      program.semesters.map(({ semester, semester_data }) => [
        semester,
        semester_data.filter(({ is_elective_based }) => is_elective_based).length,
      ]),
    );
    const courses = program.electives.flatMap(({ elective_courses }) => elective_courses);
    for (const { semester, subject_name } of courses) expect(places.get(semester), subject_name).toBeGreaterThan(0);
    for (const [semester, count] of places) {
      const offered = courses.filter((course) => course.semester === semester).length;
      expect(offered, `semester ${semester}`).toBeGreaterThanOrEqual(count > 0 ? count + 1 : 0);
    }
    expect(new Set(courses.map(({ subject_name }) => subject_name)).size).toBe(courses.length);
    const told = program.highlights.find(({ title }) => title === 'Electives to choose from')?.value;
    if (told !== undefined) expect(told).toBe(String(courses.length));
  });

  it('says its duration and its credits once, and the number of its semesters', () => {
    const count = program.semesters.length;
    const labels = [
      program.banner_additional_info,
      program.banner2_additional_info,
      program.banner3_additional_info,
    ].flatMap((text) => text.split(', '));
    expect(labels[0]).toBe(`${count} ${count === 1 ? 'semester' : 'semesters'}`);
    expect(labels.filter((label) => label === program.duration || /^\d+ credits$/.test(label))).toEqual([]);
    expect(program.highlights.filter(({ value }) => value === program.duration)).toEqual([]);
  });

  it('adds up its fees, whichever way they are paid', () => {
    for (const plan of program.fee_plans) {
      expect(plan.courseFee + plan.examFee, plan.title).toBe(plan.totalAmount);
      if (plan.type === 3) {
        const charge = plan.isInternational ? CHARGES.registration.international : CHARGES.registration.indian;
        expect(plan.semesterFee + plan.otherSemesterFee * (program.semesters.length - 1)).toBe(plan.totalAmount);
        expect(plan.semesterFee - plan.otherSemesterFee).toBe(charge);
      }
      expect(plan.yearFees.length > 0, plan.title).toBe(plan.type === 5);
      if (plan.type === 5) expect(plan.yearFees.reduce((sum, { fee }) => sum + fee, 0)).toBe(plan.totalAmount);
      for (const { installment } of plan.emiOptions) {
        const { emiDownPayment, emiMonthlyPayment, emiDuration, emiProcessingFee, emiTotalPayment, emiInterestRate } =
          installment;
        expect(emiDownPayment + emiMonthlyPayment * (emiDuration ?? 0) + emiProcessingFee).toBe(emiTotalPayment);
        expect(emiTotalPayment >= plan.totalAmount).toBe(true);
        if (emiInterestRate === 0) expect(emiTotalPayment).toBe(plan.totalAmount + emiProcessingFee);
        // Nothing is owed after the last payment, and it is overpaid by the rounding up at most.
        let owed = plan.totalAmount - emiDownPayment;
        for (let month = 0; month < (emiDuration ?? 0); month++)
          owed = owed * (1 + emiInterestRate / 1200) - emiMonthlyPayment;
        expect(owed).toBeLessThanOrEqual(0);
        expect(owed).toBeGreaterThan(-2 * (emiDuration ?? 0));
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
          ...plan.yearFees.map(({ fee }) => fee),
          ...plan.emiOptions.flatMap(({ installment }) => Object.values(installment)),
          ...plan.keyHighlights.flatMap((text) => rupeesIn(text)),
        ].map((amount) => (typeof amount === 'number' ? rupees(amount) : amount)),
      ),
    );
    const questions = seedFaqs.filter((faq) => faq.program === program.slug).map(({ answer }) => answer);
    const { fee_plans: _plans, ...everythingElse } = program;
    const texts = [JSON.stringify(everythingElse), ...questions];
    expect(texts.flatMap(rupeesIn).filter((amount) => !amounts.has(amount))).toEqual([]);
  });

  it('features programmes that exist and stand at the root', () => {
    const roots = seedPrograms.filter(({ parent }) => !parent).map(({ slug }) => slug);
    expect((seeded.featured ?? []).filter((slug) => !roots.includes(slug) || slug === program.slug)).toEqual([]);
    expect(new Set(seeded.featured).size).toBe(seeded.featured?.length ?? 0);
    if (seeded.parent) expect(roots).toContain(seeded.parent);
  });

  it('draws only icons that exist, and says what it is in a text that no card cuts off: 130 characters, seven words (PAGE-28)', () => {
    const cards = [...program.key_points, ...program.key_contents, ...program.benefits, ...program.roadmap];
    expect(cards.filter(({ icon }) => !ICONS.some((name) => name === icon))).toEqual([]);
    expect(program.short_description.length).toBeLessThanOrEqual(130);
    const [first = ''] = program.short_description.split(/(?<=[.!?])\s/);
    expect(first.split(/\s+/).length, first).toBeLessThanOrEqual(7);
  });
});

function rupeesIn(text: string): string[] {
  return text.match(/₹\d[\d,]*\d/g) ?? [];
}

test('how every programme is taught and how long it takes is in Hindi on the family’s sheet', () => {
  const words = programs.flatMap(({ program }) => [program.mode, program.duration]).filter(Boolean);
  expect(words.length).toBeGreaterThan(programs.length);
  expect(words.filter((one) => localisedStaffText('hi', one).lang === 'en')).toEqual([]);
});

test('the line about every programme and who can apply are written in Hindi', () => {
  const missing = programRows.filter(
    ({ short_description_hindi, eligibility_hindi }) => !short_description_hindi || !eligibility_hindi,
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});
