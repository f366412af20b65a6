import type { HomePage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { homeFixture } from '../../sections/testing/home-fixture.ts';
import { html, textsOf, UNVERIFIED, VERIFIED, words } from '../../sections/testing/render.tsx';
import { universitySectionsOn } from './page-sections.ts';

const contact = {
  phone: '1800 000 0108',
  hours: 'Monday to Saturday, 9 am to 7 pm',
  email: 'admissions@meridian.test',
  address: 'Vidya Marg',
  whatsapp: '',
};
const ticker = { items: [{ text: 'Admissions are open.', link: '/about' }], speed: 'fast' as const };

const whole = async (page: HomePage, visitor = UNVERIFIED) =>
  (
    await Promise.all(
      universitySectionsOn(page, visitor).map(async ({ section, tone }) => {
        const Section = 'load' in section ? await section.load() : section.Component;
        const given = { page, visitor, tone, contact, ticker, about: 'A university.' };
        return html(<Section {...given} />);
      }),
    )
  ).join('');

const ORDER: HomePage['order'] = [
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
  'contact',
  'faqs',
  'get_in_touch',
];
const id = crypto.randomUUID();
const full = homeFixture({
  order: ORDER,
  content: '<p>In full.</p>',
  sections: {
    ...homeFixture().sections,
    accreditations: [
      {
        id,
        title: 'UGC Entitled',
        badge: '',
        alt_acc_img_name: 'Entitled',
        description: 'Counts as a degree.',
        link: 'https://ugc.test/',
        letter: '/media/letter.pdf',
      },
    ],
    headCounts: [{ id, title: 'Programmes', value: '27', icon: 'book' }],
    featured: homeFixture().programs,
    benefits: [{ id, title: 'A teacher', description: 'Who answers.', icon: 'book' }],
    career: [{ id, title: 'A counsellor', description: 'Who reads your CV.', icon: 'phone' }],
    vcMessage: {
      id,
      name: 'Vasudha',
      designation: 'Vice Chancellor',
      message: '<p>Begin.</p>',
      image: '',
      alt_image_name: '',
    },
    alumni: [{ id, name: 'Harleen', company: 'A bank', designation: 'Manager', image: '', alt_image_name: '' }],
  },
});

test('PAGE-33 SECT-12 sections are in the order of staff; empty ones are omitted', () => {
  const ids = (page: HomePage) => universitySectionsOn(page, UNVERIFIED).map(({ section }) => section.id);
  expect(ids(full)).toEqual([
    'banner',
    'ticker',
    'accreditations',
    'head-counts',
    'featured',
    'benefits',
    'career',
    'testimonials',
    'vc-message',
    'alumni',
    'refer',
    'contact',
    'faqs',
    'get-in-touch',
  ]);
  expect(ids(homeFixture({ order: ['faqs', 'alumni', 'content'], content: '<p>A.</p>' }))).toEqual([
    'banner',
    'faqs',
    'content',
  ]);
});

test('SECT-12 each section shows its content', async () => {
  const markup = await whole(full);
  const read = words(markup);
  for (const text of ['Counts as a degree.', '27', 'Who answers.', 'Who reads your CV.', 'Go on.', 'Begin.', 'A bank'])
    expect(read).toContain(text);
  expect(read).toContain('1800 000 0108');
  expect(markup).toMatch(/href="\/media\/letter.pdf"[^>]*>.*Read the letter: UGC Entitled \(PDF\)/);
  expect(textsOf(markup, 'h1')).toEqual(['Study where you are']);
});

test('SECT-11 PAGE-04 the bar scrolls at the configured speed, and a line can be a link', async () => {
  const markup = await whole(full);
  expect(markup).toContain('animation-duration:10s');
  expect(markup).toContain('href="/about"');
});

test('SECT-01 SECT-02 refer and earn: sign-up for unverified visitors, the launchpad for others', async () => {
  expect(await whole(full)).toMatch(/data-enquire="LOGIN"[^>]*>[^/]*Start referring Now!/);
  const verified = await whole(full, VERIFIED);
  expect(verified).toContain('href="/launchpad#refer-a-friend"');
  expect(words(verified)).not.toContain('Start referring Now!');
});

test('every programme by type, with certificates separate; empty types are omitted', async () => {
  const markup = await whole(homeFixture());
  expect(textsOf(markup, 'summary').slice(0, 3)).toEqual(['Masters 1', 'Diplomas 1', 'Certificates 1']);
  expect(markup).toContain('href="/german-language"');
});

test('ERR-07 without programmes the page has an empty text', async () => {
  expect(words(await whole(homeFixture({ programs: [] })))).toContain('No Programs Available');
});

test('PAGE-30 a verified visitor continues the application', async () => {
  expect(words(await whole(homeFixture()))).toContain('Talk to our counsellor');
  expect(words(await whole(homeFixture(), VERIFIED))).not.toContain('Talk to our counsellor');
});
