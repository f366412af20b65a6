import { expect, test } from 'vitest';

import { pageLinks, pageParts, programSectionsOn, PROGRAM_SECTIONS } from './page-sections.ts';
import { EMPTY_SECTIONS, landingFixture, NO_MARKETING, pageFixture } from '../../sections/testing/page-fixture.ts';
import { html, UNVERIFIED, VERIFIED, words } from '../../sections/testing/render.tsx';

const EIGHTEEN = [
  'banner',
  'accreditation',
  'highlights',
  'keypoints',
  'about',
  'benefits',
  'roadmap',
  'structure',
  'electives',
  'fees',
  'admission',
  'certificate',
  'learn-more',
  'specialisations',
  'featured',
  'video',
  'other-courses',
  'other-specialisations',
];
const bare = pageFixture({
  accreditation: [],
  key_highlights: '',
  key_highlights_value: '',
  keypoints: [],
  marketing: NO_MARKETING,
  sections: EMPTY_SECTIONS,
});
const ids = (page: Parameters<typeof programSectionsOn>[0]) =>
  programSectionsOn(page, UNVERIFIED).map(({ section }) => section.id);

const whole = async (page: ReturnType<typeof pageFixture>, visitor = UNVERIFIED) =>
  (
    await Promise.all(
      programSectionsOn(page, visitor).map(async ({ section, tone }) => {
        const Section = 'load' in section ? await section.load() : section.Component;
        return html(<Section page={page} visitor={visitor} tone={tone} inlineForm={<form aria-label="Enquiry" />} />);
      }),
    )
  ).join('');

test('PAGE-01 the eighteen sections are in the order of the specification', () => {
  expect(PROGRAM_SECTIONS.map(({ id }) => id).filter((id) => EIGHTEEN.includes(id))).toEqual(EIGHTEEN);
});

test('PAGE-33 career follows roadmap, emi follows fees, the others are last', () => {
  const order = ids(pageFixture());
  expect(order[order.indexOf('roadmap') + 1]).toBe('career');
  expect(order[order.indexOf('fees') + 1]).toBe('emi');
  expect(order.slice(-4)).toEqual(['testimonials', 'refer', 'faqs', 'get-in-touch']);
  expect(programSectionsOn(pageFixture(), VERIFIED).map(({ section }) => section.id)).toContain('dashboard-access');
});

test('PAGE-01 a section without data is omitted, except those with an empty text', () => {
  expect(ids(bare)).toEqual(['banner', 'fees', 'featured']);
});

test('every section is on the page under its id, in the order of the registry', async () => {
  const markup = await whole(pageFixture());
  const found = [...markup.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(found).toEqual(ids(pageFixture()));
});

test('the row of links has only sections of the page', () => {
  expect(pageLinks(bare, UNVERIFIED)).toEqual([{ id: 'fees', label: 'Fees' }]);
  const there = new Set(ids(pageFixture()));
  expect(pageLinks(pageFixture(), UNVERIFIED).every(({ id }) => there.has(id))).toBe(true);
});

test('backgrounds alternate, adjacent thin bands share one', () => {
  const tones = programSectionsOn(pageFixture(), UNVERIFIED).filter(({ section }) => section.band !== 'ink');
  expect(tones.slice(0, 5).map(({ tone }) => tone)).toEqual(['paper', 'white', 'white', 'white', 'paper']);
  const bands = tones.slice(3).map(({ tone }) => tone);
  expect(bands.every((tone, at) => at === 0 || tone !== bands[at - 1])).toBe(true);
});

test('PAGE-30 SECT-08 verified: no call to apply, no form, no Contact Us', async () => {
  const unverified = words(await whole(pageFixture()));
  const asks = [
    'Apply Now',
    'Enroll Now',
    'Get Started',
    'Get in touch',
    'Talk to our counsellor',
    'Talk to a counsellor',
    'Contact Us',
  ];
  expect(asks.filter((ask) => !unverified.includes(ask))).toEqual([]);
  const verified = await whole(pageFixture(), VERIFIED);
  expect(asks.filter((ask) => words(verified).includes(ask))).toEqual([]);
  expect(verified).not.toContain('<form');
  expect(verified).not.toContain('data-enquire');
});

test('every id on a page is unique', async () => {
  // React's own ids repeat, because each section is rendered separately.
  const found = [...(await whole(pageFixture())).matchAll(/\sid="([a-z-]+)"/g)].map(([, id]) => id);
  expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([]);
});

test('ROUTE-05 a landing page of type 1 has every section but the refer banner, type 2 its form, recognition, figures, subjects, fees, testimonials and questions', () => {
  const shown = (type: '1' | '2') =>
    programSectionsOn(landingFixture(type), UNVERIFIED).map(({ section }) => section.id);
  expect(shown('1')).toEqual(ids(pageFixture()).filter((id) => id !== 'refer'));
  expect(shown('2')).toEqual([
    'banner',
    'accreditation',
    'highlights',
    'structure',
    'fees',
    'testimonials',
    'faqs',
    'get-in-touch',
  ]);
});

test('PAGE-08 PAGE-24 a landing page: no brochure, only the registration note, Know more opens the enquiry', async () => {
  const page = landingFixture('1', { sections: { otherSpecialisations: [] } });
  const markup = (
    await Promise.all(
      programSectionsOn(page, UNVERIFIED).map(async ({ section, tone }) => {
        const Section = 'load' in section ? await section.load() : section.Component;
        return html(<Section page={page} visitor={UNVERIFIED} tone={tone} landing />);
      }),
    )
  ).join('');
  expect(words(markup)).not.toContain('Download Brochure');
  expect(words(markup)).toContain('The registration fee of ₹1,000 is included');
  expect(words(markup)).not.toContain('re-appear');
  expect(markup).toContain('data-origin="know-more"');
  expect(markup).not.toContain('href="/online-ma/english"');
});

test('a full landing page shows offer, proof, subjects, fees and questions at once, and the rest in folds', () => {
  const parts = pageParts(landingFixture('1'), UNVERIFIED);
  const idsOf = ({ sections }: (typeof parts)[number]) => sections.map(({ section }) => section.id);
  expect(parts.filter(({ label }) => label === undefined).flatMap(idsOf)).toEqual([
    'banner',
    'accreditation',
    'highlights',
    'structure',
    'fees',
    'testimonials',
    'faqs',
    'get-in-touch',
  ]);
  expect(parts.flatMap(idsOf)).toEqual(ids(landingFixture('1')));
  const labels = parts.flatMap(({ label }) => label ?? []);
  expect(labels).toEqual([
    'More about the programme: classes and careers',
    'Electives',
    'How to apply, your certificate and other courses',
  ]);
  expect(pageParts(pageFixture(), UNVERIFIED).map(({ label }) => label)).toEqual([undefined]);
});
