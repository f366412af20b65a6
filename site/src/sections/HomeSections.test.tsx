import type { HomePage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { openerProps } from '../lib/openers.ts';
import { HomeSections } from './HomeSections.tsx';
import { pageFixture } from './testing/page-fixture.ts';
import { programItem } from './testing/part-fixtures.ts';
import { html, textsOf, UNVERIFIED, VERIFIED, words } from './testing/render.tsx';

const home = (changes: Partial<HomePage> = {}): HomePage => ({
  pageCategory: 'home_page',
  universityName: 'Meridian University Online',
  title: 'Study where you are',
  short_description: 'Degrees taught online.',
  promotionalText: 'Admissions are open.',
  faqs: pageFixture().sections.faqs,
  updated_at: '2025-01-01T00:00:00Z',
  metadata: { title: 'Meridian', description: '', 'og:image': '' },
  programs: [
    programItem('online-ma', 'Master of Arts'),
    programItem('german-language', 'Certificate in German Language', { label: 'Certificate' }),
    programItem('cyber-security', 'Diploma in Cyber Security', { label: 'Diploma', program_type_id: 3 }),
  ],
  ...changes,
});
const shown = (page: HomePage, visitor = UNVERIFIED) =>
  html(<HomeSections page={page} visitor={visitor} open={openerProps} />);

test('PAGE-33 the home page: banner, programmes, questions, get in touch', () => {
  const markup = shown(home());
  expect([...markup.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'banner',
    'programmes',
    'faqs',
    'get-in-touch',
  ]);
  expect(textsOf(markup, 'h1')).toEqual(['Study where you are']);
});

test('programmes stand by type, certificates apart; a type without any has no tab', () => {
  const markup = shown(home());
  expect(textsOf(markup, 'button').filter((label) => /\(\d\)/.test(label))).toEqual([
    'Masters (1)',
    'Diplomas (1)',
    'Certificates (1)',
  ]);
  expect(markup).toContain('href="/german-language"');
});

test('ERR-07 without programmes the page says so', () => {
  expect(words(shown(home({ programs: [] })))).toContain('No Programs Available');
});

test('PAGE-30 a verified visitor continues the application', () => {
  expect(words(shown(home()))).toContain('Talk to our counsellor');
  expect(words(shown(home(), VERIFIED))).not.toContain('Talk to our counsellor');
});
