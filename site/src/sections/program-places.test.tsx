import { expect, test } from 'vitest';

import { openerProps } from '../lib/openers.ts';
import { pageLinks, placesOn, PROGRAM_PLACES } from './program-places.ts';
import { EMPTY_SECTIONS, pageFixture } from './testing/page-fixture.ts';
import { html, UNVERIFIED, VERIFIED, words } from './testing/render.tsx';

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
  sections: EMPTY_SECTIONS,
});
const ids = (page: ReturnType<typeof pageFixture>) => placesOn(page).map(({ place }) => place.id);

const whole = async (page: ReturnType<typeof pageFixture>, visitor = UNVERIFIED) =>
  (
    await Promise.all(
      placesOn(page).map(async ({ place, tone }) => {
        const Section = place.belowFold ? await place.load() : place.Component;
        return html(
          <Section
            page={page}
            visitor={visitor}
            open={openerProps}
            tone={tone}
            inlineForm={<form aria-label="Enquiry" />}
          />,
        );
      }),
    )
  ).join('');

test('PAGE-01 the eighteen sections stand in the order of the specification', () => {
  expect(PROGRAM_PLACES.map(({ id }) => id).filter((id) => EIGHTEEN.includes(id))).toEqual(EIGHTEEN);
});

test('PAGE-33 career follows roadmap, emi follows fees, questions and get_in_touch stand last', () => {
  const order = ids(pageFixture());
  expect(order[order.indexOf('roadmap') + 1]).toBe('career');
  expect(order[order.indexOf('fees') + 1]).toBe('emi');
  expect(order.slice(-2)).toEqual(['faqs', 'get-in-touch']);
});

test('PAGE-01 a section with no data is left out, save those with an empty text of their own', () => {
  expect(ids(bare)).toEqual(['banner', 'career', 'fees', 'featured', 'get-in-touch']);
});

test('every section is on the page under its id, in the order of the registry', async () => {
  const markup = await whole(pageFixture());
  const found = [...markup.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(found).toEqual(ids(pageFixture()));
});

test('the row of links leads to sections that are there', () => {
  expect(pageLinks(bare)).toEqual([{ id: 'fees', label: 'Fees' }]);
  const there = new Set(ids(pageFixture()));
  expect(pageLinks(pageFixture()).every(({ id }) => there.has(id))).toBe(true);
});

test('paper and white take turns, slim bands share one ground', () => {
  const tones = placesOn(pageFixture()).filter(({ place }) => place.band !== 'ink');
  expect(tones.slice(0, 5).map(({ tone }) => tone)).toEqual(['paper', 'white', 'white', 'white', 'paper']);
  const bands = tones.slice(3).map(({ tone }) => tone);
  expect(bands.every((tone, at) => at === 0 || tone !== bands[at - 1])).toBe(true);
});

test('PAGE-30 SECT-08 verified: no word that asks to apply, no form, no Contact Us', async () => {
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

test('no id stands twice on a page', async () => {
  // React's own ids repeat here, as each section is rendered alone; the named ones may not.
  const found = [...(await whole(pageFixture())).matchAll(/\sid="([a-z-]+)"/g)].map(([, id]) => id);
  expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([]);
});
