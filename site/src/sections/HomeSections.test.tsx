import type { HomePage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { openerProps } from '../lib/openers.ts';
import { HomeSections } from './HomeSections.tsx';
import { homeFixture } from './testing/home-fixture.ts';
import { html, textsOf, UNVERIFIED, VERIFIED, words } from './testing/render.tsx';

const shown = (page: HomePage, visitor = UNVERIFIED) =>
  html(<HomeSections page={page} visitor={visitor} open={openerProps} />);

test('PAGE-33 the home page: banner, programmes, questions, get in touch', () => {
  const markup = shown(homeFixture());
  expect([...markup.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'banner',
    'programmes',
    'faqs',
    'get-in-touch',
  ]);
  expect(textsOf(markup, 'h1')).toEqual(['Study where you are']);
});

test('programmes stand by type, certificates apart; a type without any has no tab', () => {
  const markup = shown(homeFixture());
  expect(textsOf(markup, 'button').filter((label) => /\(\d\)/.test(label))).toEqual([
    'Masters (1)',
    'Diplomas (1)',
    'Certificates (1)',
  ]);
  expect(markup).toContain('href="/german-language"');
});

test('ERR-07 without programmes the page says so', () => {
  expect(words(shown(homeFixture({ programs: [] })))).toContain('No Programs Available');
});

test('PAGE-30 a verified visitor continues the application', () => {
  expect(words(shown(homeFixture()))).toContain('Talk to our counsellor');
  expect(words(shown(homeFixture(), VERIFIED))).not.toContain('Talk to our counsellor');
});
