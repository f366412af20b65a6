import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

import { complaintsOf } from './watch.ts';

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

test('PAGE-01 PAGE-33 SEED-01 sections stand in the order of the specification, marketing sections in their places', async ({
  page,
}) => {
  await page.goto('/online-ma');
  const ids = await page.locator('main > section').evaluateAll((sections) => sections.map((section) => section.id));
  const order = EIGHTEEN.flatMap((id) => ({ roadmap: ['roadmap', 'career'], fees: ['fees', 'emi'] })[id] ?? [id]);
  expect(ids).toEqual([...order.filter((id) => ids.includes(id)), 'testimonials', 'refer', 'faqs', 'get-in-touch']);
  // A programme has courses beside it, a specialisation also its siblings.
  expect(EIGHTEEN.filter((id) => !ids.includes(id))).toEqual(['other-specialisations']);
  await page.goto('/online-ma/english');
  await expect(page.locator('#other-specialisations')).toBeVisible();
});

test('ROUTE-01 ROUTE-02 ROUTE-03 programmes, specialisations and the home page have one address each', async ({
  request,
}) => {
  const heading = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(path)).text())?.[1];
  expect(await heading('/online-mba')).toBe('Master of Business Administration');
  expect(await heading('/online-ma/english')).toContain('English');
  const plain = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect((await plain('/english'))[0]).toBe(404);
  expect((await plain('/online-mba/english'))[0]).toBe(404);
  expect((await plain('/online-ma/english/more'))[0]).toBe(404);
  expect(await plain('/home')).toEqual([301, '/']);
  expect(await plain('/online-ma/')).toEqual([301, '/online-ma']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, opens and leads on', async ({ page }) => {
    await page.goto('/online-ma');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Arts');
    const question = page.locator('#faqs details').first();
    await question.locator('summary').click();
    await expect(question.locator('.content')).toBeVisible();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await expect(page.locator('#fees')).toBeInViewport();
    await expect(page.getByText('No Plans Found For Indian Students')).toHaveCount(0);
    await page.locator('#specialisations').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/online-ma\/[a-z-]+$/);
  });
});

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Master of Arts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Arts');
});

test('NAV-01 NAV-03 the header shows what exists, in order, with the programmes from the API', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('navigation').first();
  const titles = await menu.locator(':scope > ul > li > a, :scope > ul > li > details > summary').allInnerTexts();
  expect(titles).toEqual(['Home', 'About', 'Programmes', 'Student Corner', 'Admission', 'Recognition', 'Contact Us']);
  const { data } = (await (await request.get('/api/program/menu')).json()) as { data: { items: { path: string }[] }[] };
  const paths = data.flatMap(({ items }) => items.map(({ path }) => path));
  await menu.locator('summary', { hasText: 'Programmes' }).click();
  expect(
    await menu.locator('details[open] a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/programmes', ...paths]);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('SEO-01 SEO-02 SEO-03 title, description, share image and structured data are in the server’s page', async ({
  request,
}) => {
  for (const path of ['/', '/online-ma', '/online-ma/english']) {
    const html = await (await request.get(path)).text();
    const said = (pattern: RegExp) => pattern.exec(html)?.[1];
    const written = await request.get(`/api/metadata/slug/${encodeURIComponent(path.slice(1) || 'home')}`);
    const { data: metadata } = (await written.json()) as { data: { title: string } };
    expect(said(/<title>([^<]+)<\/title>/)).toBe(metadata.title);
    expect(said(/<meta name="description" content="([^"]+)">/)?.length).toBeGreaterThan(20);
    expect(said(/<link rel="canonical" href="([^"]+)">/)).toMatch(new RegExp(`${path}$`));
    if (path !== '/') expect(said(/<meta property="og:image" content="([^"]+)">/)).toMatch(/^http/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(json) as {
      '@graph': { '@type': string; breadcrumb?: { '@type': string } }[];
    };
    const types = graph.map((node) => node['@type']);
    expect(types).toEqual(
      expect.arrayContaining(['CollegeOrUniversity', 'WebPage', ...(path === '/' ? [] : ['Course'])]),
    );
    expect(graph.find((node) => node['@type'] === 'WebPage')?.breadcrumb?.['@type']).toBe('BreadcrumbList');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const { data } = (await (await request.get('/api/program/sitemap')).json()) as { data: { path: string }[] };
  expect(sitemap.match(/<loc>/g)).toHaveLength(data.length);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

for (const path of [
  '/',
  '/online-ma',
  '/online-ma/english',
  '/data-analytics',
  '/enquire?program=online-ma',
  '/no-such-page',
  '/programmes',
  '/contact',
  '/privacy-policy',
  '/live-lecture',
  '/auxiliary/scholarships',
  '/online-mba-lp',
  '/online-bba-lp',
  '/refurl',
  '/blog',
  '/blog/examination-days',
  '/compare?programs=online-mba,online-mca,online-ma,online-bba',
  '/launchpad',
  '/referral-dashboard',
]) {
  test(`${path} at 390 and 1280 px: no accessibility violation, nothing to scroll sideways, no complaint`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      if (width === 390) await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}
