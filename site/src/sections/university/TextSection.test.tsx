import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { homeFixture } from '../testing/home-fixture.ts';
import { html, UNVERIFIED } from '../testing/render.tsx';
import { TextSection } from './TextSection.tsx';

const shown = (headings: readonly string[]) =>
  html(
    <TextSection
      page={homeFixture({ content: headings.map((heading) => `<h2>${heading}</h2><p>Text.</p>`).join('') })}
      visitor={UNVERIFIED}
      open={openerProps}
      tone="white"
      contact={{ phone: '', hours: '', email: '', address: '', whatsapp: '' }}
      ticker={{ items: [], speed: 'medium' }}
      about=""
    />,
  );

test('SECT-12 a text of four headings lists them beside it, each linked to its place', () => {
  const markup = shown(['What it is', 'Fees &amp; refunds', 'Dates', 'Dates']);
  const nav = /<nav aria-label="On this page"[\s\S]*?<\/nav>/.exec(markup)?.[0] ?? '';
  const links = [...nav.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, label]) => ({ id, label }));
  expect(links.map(({ label }) => label)).toEqual(['What it is', 'Fees &amp; refunds', 'Dates', 'Dates']);
  expect(links.map(({ id }) => markup.split(`<h2 id="${id}">`).length - 1)).toEqual([1, 1, 1, 1]);
});

test('SECT-12 a shorter text stands alone', () => {
  expect(shown(['What it is', 'Fees', 'Dates'])).not.toContain('<nav');
});
