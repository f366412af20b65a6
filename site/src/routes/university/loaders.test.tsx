import { expect, test } from 'vitest';

import { homeFixture } from '../../sections/testing/home-fixture.ts';
import { html, textsOf, UNVERIFIED, words } from '../../sections/testing/render.tsx';
import type { RenderDeps } from '../page/loader-results.server.ts';
import { campaignData } from './loaders.server.ts';
import { FeaturedSection } from '../../sections/marketing/FeaturedSection.tsx';
import { universitySectionsOn } from './page-sections.ts';

const { programs, sections } = homeFixture();
const home = homeFixture({ programs, sections: { ...sections, featured: programs.toReversed() } });

const read = (path: string) => {
  const answers: Record<string, unknown> = {
    'GET /homepage/:slug': home,
    'GET /metadata/slug/:slug': home.metadata,
    'GET /landing/all/erplist': [],
  };
  const deps = {
    api: (name: string) => Promise.resolve({ data: answers[name] }),
    visitor: () => 'unverified',
  } as unknown as RenderDeps;
  return campaignData({ request: new Request(`https://site.test${path}`) }, deps);
};

test('ROUTE-07 /refurl shows the programmes with fee, start and a link, and ends with a banner', async () => {
  const { page } = await read('/refurl');
  const ids = universitySectionsOn(page, UNVERIFIED).map(({ section }) => section.id);
  expect(ids.slice(0, 2)).toEqual(['banner', 'featured']);
  expect(ids.at(-1)).toBe('get-in-touch');
  const markup = html(<FeaturedSection visitor={UNVERIFIED} tone="paper" campaign page={page} />);
  expect(textsOf(markup, 'h2')).toEqual(['What you can study']);
  expect(words(markup)).toContain('Fee from ₹61,000 Starts 16 Jan 2027, apply by 31 Dec');
  for (const { path } of programs) expect(markup).toContain(`href="${path}"`);
});

test('ROUTE-04 ROUTE-08 other pages of campaigns have the sections of the home page', async () => {
  expect((await read('/influencer')).page.order).toEqual(home.order);
});
