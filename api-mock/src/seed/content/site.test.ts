import { FOOTER, resources } from '@prospectus/contract';
import { describe, expect, it, test } from 'vitest';

import { seed, seedPrograms } from './index.ts';
import { programKey } from './program-id.ts';
import { FIXED_PATHS, seededPaths } from './testing/paths.ts';

const pageOf = (slug: string) => seed.pages.find((page) => page.slug === slug);

describe('pages', () => {
  test('PAGE-33 the home page has its sections in their order', () => {
    expect(pageOf('home')?.sections).toEqual([
      'hero',
      'ticker',
      'accreditations',
      'head_counts',
      'featured_programs',
      'benefits',
      'career',
      'testimonials',
      'vc_message',
      'alumni',
      'refer',
      'faqs',
      'get_in_touch',
    ]);
  });

  test('SECT-10 the hero has slides to go through, each with words, a description and a way on', () => {
    const slides = pageOf('home')?.hero ?? [];
    expect(slides.length).toBeGreaterThan(1);
    for (const slide of slides)
      for (const field of [slide.title, slide.sub_title, slide.alt, slide.link, slide.link_label])
        expect(field).toBeTruthy();
  });

  test('SECT-12 each entity of the university has its place on a page', () => {
    const shown = new Set(seed.pages.flatMap(({ sections = [] }) => sections));
    for (const section of ['accreditations', 'head_counts', 'benefits', 'career', 'testimonials'] as const)
      expect(shown).toContain(section);
    for (const section of ['vc_message', 'alumni', 'faqs', 'contact', 'programs'] as const)
      expect(shown).toContain(section);
  });

  test.each([
    'about',
    'programmes',
    'contact',
    'recognition',
    'admission-policy',
    'registration-process',
    'assessments',
    'course-conduction',
    'discussion-forum',
  ])('ROUTE-13 /%s is a page with a text and a title', (slug) => {
    const page = pageOf(slug);
    expect(page?.content).toContain('<h2>');
    expect(page?.sections).toContain('content');
    expect(page?.summary).toBeTruthy();
  });

  test('ROUTE-11 /privacy-policy names every cookie of the visitor and its life', () => {
    const text = pageOf('privacy-policy')?.content ?? '';
    for (const name of ['enquiry', 'lead_session', 'isUserVerified', 'userLeadData', 'show_toast', 'session_id'])
      expect(text).toContain(name);
    expect(text).toContain('<td>7 days</td>');
    expect(text).toContain('<td>30 days</td>');
  });

  test('ROUTE-05 ROUTE-06 landing pages are of both types, at the root and below a programme', () => {
    const pages = seed['landing-pages'];
    expect(pages.find(({ key }) => key === 'online-mba-lp')?.landing_page_type).toBe('1');
    expect(pages.find(({ key }) => key === 'online-bba-lp')?.landing_page_type).toBe('2');
    expect(pages.map(({ key }) => key)).toContain('online-ma/english-lp');
    expect(pages.map(({ key }) => key)).toContain('data-analytics-lp');
  });

  test('ROUTE-15 SCHED-01 auxiliary pages have all three forms, and one of them is the schedule', () => {
    const paths = seed['auxiliary-pages'].map(({ key }) => key);
    expect(paths.filter((path) => !path.includes('/')).length).toBeGreaterThanOrEqual(4);
    expect(paths).toContain('online-mba/placement-support');
    expect(paths).toContain('specialisation/english/reading-list');
    expect(seed['auxiliary-pages'].filter(({ layout }) => layout === 'schedule').map(({ key }) => key)).toEqual([
      'live-lecture',
    ]);
  });

  test('AUX-02 SCHED-02 icon links are whole: a link, an icon and words, three or fewer', () => {
    const counts = seed['auxiliary-pages'].map((page) => {
      const triples = [
        [page.link1, page.icon1, page.link1_title],
        [page.link2, page.icon2, page.link2_title],
        [page.link3, page.icon3, page.link3_title],
      ];
      for (const triple of triples) expect(new Set(triple.map(Boolean)).size, page.key).toBe(1);
      return triples.filter(([link]) => link).length;
    });
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('AUX-05 the schedule has a scrolling text and a disclaimer, and most pages have related courses', () => {
    const schedule = seed['auxiliary-pages'].find(({ layout }) => layout === 'schedule');
    expect(schedule?.promotional_text).toBeTruthy();
    expect(schedule?.disclaimer).toBeTruthy();
    expect(seed['auxiliary-pages'].filter(({ otherPrograms = [] }) => otherPrograms.length > 0).length).toBeGreaterThan(
      7,
    );
  });
});

describe('around every page', () => {
  const columns = seed.footer.map((column) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((n) => column[`link${n}`]).filter((link) => link !== undefined),
  );

  test('NAV-06 CONST-08 the footer’s columns of programmes, student corner and admission hold its links and no other', () => {
    const [policies = [], ...rest] = columns.toReversed();
    expect(rest.flat().toSorted()).toEqual(
      [
        '/online-bba',
        '/online-bcom',
        '/online-ba',
        '/online-mba',
        '/online-ma/political-science',
        '/online-ma/mass-communication',
        '/online-ma/english',
        '/online-mca',
        '/online-mcom',
        '/assessments',
        '/course-conduction',
        '/discussion-forum',
        '/live-lecture',
        '/admission-policy',
        '/registration-process',
      ].toSorted(),
    );
    expect(policies).toContain('/privacy-policy');
    for (const column of columns) expect(column.length).toBeLessThanOrEqual(FOOTER.builtInLinksPerColumn);
  });

  test('NAV-04 NAV-02 three profiles, a copyright line of 2025, and where portal and classes are', () => {
    const [settings] = seed.settings;
    const [info] = seed['university-info'];
    expect(settings?.copyright_line).toContain('2025');
    expect(settings?.footer).toBe(seed.footer[0]?.slug);
    expect(settings?.admission_portal).toBe('/admissionportal/');
    expect(settings?.lms).toMatch(/^https:/);
    for (const network of ['facebook', 'instagram', 'youtube'] as const)
      expect(info?.[network]).toMatch(new RegExp(`^https://www\\.${network}\\.com/.*example$`));
  });

  test('CONST-12 the promotional banner waits switched off', () => {
    expect(seed['promotional-banner'].map(({ is_active }) => is_active)).toEqual(['0']);
  });

  test('SECT-04 SECT-05 SECT-06 the wide banners have the words of the specification', () => {
    expect(seed['wide-banners'].map(({ type, title, button }) => [type, title, button])).toEqual([
      ['career', 'Launch Your Career', 'Talk to a counsellor'],
      ['emi', 'No cost EMI starting at ₹{amount} only', 'Apply Now'],
      ['get_in_touch', 'Ready to Take the Next Step?', 'Get in touch'],
    ]);
  });

  test('SECT-05 the amount is the smallest monthly payment that a programme offers without interest', () => {
    const free = seedPrograms
      .flatMap((program) => resources.program.schema.parse(program).fee_plans)
      .flatMap(({ emiOptions }) => emiOptions.map(({ installment }) => installment))
      .filter(({ emiInterestRate, emiProcessingFee }) => emiInterestRate === 0 && emiProcessingFee === 0)
      .map(({ emiMonthlyPayment }) => emiMonthlyPayment);
    expect(seed['wide-banners'].find(({ type }) => type === 'emi')?.amount).toBe(Math.min(...free));
  });
});

describe('people', () => {
  it('are eight learners and eight graduates, named once each', () => {
    const names = [...seed.testimonials, ...seed.alumni].map(({ name }) => name);
    expect([seed.testimonials.length, seed.alumni.length]).toEqual([8, 8]);
    expect(new Set(names).size).toBe(16);
  });

  it('are marked as drawn', () => {
    for (const { name, alt_image_name } of [...seed.testimonials, ...seed.alumni, ...seed['vc-message']])
      expect(alt_image_name).toMatch(new RegExp(`^Illustrated portrait of ${name?.replace(/^Professor /, '')}`));
    expect(seed.settings[0]?.disclaimer).toContain('illustrations');
  });
});

test('no content says that the university, its people or its letters are fictional', () => {
  expect(
    JSON.stringify(seed).match(/.{60}(?:fictional(?! (?:shopkeeper|trading company|business))|invented).{30}/g),
  ).toBeNull();
});

describe('metadata', () => {
  test('SEO-02 titles and descriptions are unique and fit a search result', () => {
    for (const { key, title = '', description = '' } of seed.metadata) {
      expect(title.length, key).toBeLessThanOrEqual(60);
      expect(description.length, key).toBeGreaterThanOrEqual(120);
      expect(description.length, key).toBeLessThanOrEqual(160);
    }
    expect(new Set(seed.metadata.map(({ title }) => title)).size).toBe(seed.metadata.length);
    expect(new Set(seed.metadata.map(({ description }) => description)).size).toBe(seed.metadata.length);
  });

  it('belong to pages that exist, and every page of the university and programme has them', () => {
    const slugs = seed.metadata.map(({ slug }) => slug);
    const paths = [...seededPaths, ...FIXED_PATHS];
    expect(slugs.filter((slug) => slug !== 'home' && !paths.includes(`/${slug}`))).toEqual([]);
    expect(seed.pages.filter(({ slug }) => !slugs.includes(slug))).toEqual([]);
    expect(seedPrograms.map(programKey).filter((path) => !slugs.includes(path))).toEqual([]);
  });
});
