import { type APIRequestContext, expect, test } from 'playwright/test';

import { complaintsOf } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const INFORMATIONAL = [
  '/about',
  '/programmes',
  '/contact',
  '/recognition',
  '/admission-policy',
  '/registration-process',
  '/assessments',
  '/course-conduction',
  '/discussion-forum',
  '/privacy-policy',
  '/live-lecture',
];
const CAMPAIGNS = [
  '/online-mba-lp',
  '/online-bba-lp',
  '/online-ma/english-lp',
  '/online-degree-education-learning-courses-ct',
  '/refurl',
  '/influencer',
];

const htmlOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
};
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
/** What follows the page itself: the footer, where there is one. */
const endOf = (html: string) => html.split('</main>')[1] ?? '';
const idsOf = (html: string) => [...html.matchAll(/<section[^>]*\sid="([a-z-]+)"/g)].map(([, id]) => id);

test('ROUTE-11 ROUTE-13 SEO-02 each informational page answers under its own title', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of INFORMATIONAL) {
    const html = await htmlOf(request, path);
    expect(html, path).toMatch(/<h1/);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}">`));
    titles.add(titleOf(html));
  }
  expect(titles.size).toBe(INFORMATIONAL.length);
});

test('ROUTE-15 AUX-02 AUX-05 auxiliary pages in their three forms, with links that open a new tab and related courses', async ({
  request,
}) => {
  for (const path of [
    '/auxiliary/scholarships',
    '/auxiliary/online-mba/capstone-project',
    '/auxiliary/specialisation/english/reading-list',
  ]) {
    const html = await htmlOf(request, path);
    expect(html, path).toMatch(/<a[^>]*target="_blank"[^>]*rel="noopener noreferrer"/);
    expect(idsOf(html), path).toContain('related');
  }
  for (const path of ['/auxiliary/capstone-project', '/auxiliary/online-bba/capstone-project', '/auxiliary/routes'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('AUX-04 the lead card stands there for unverified visitors', async ({ request }) => {
  expect(await htmlOf(request, '/auxiliary/scholarships')).toContain(
    'Share your details and we will get in touch with you.',
  );
});

test('PAGE-33 ROUTE-03 the home page: sections in their order', async ({ request }) => {
  expect(idsOf(await htmlOf(request, '/'))).toEqual([
    'banner',
    'accreditations',
    'head-counts',
    'featured',
    'benefits',
    'career',
    'testimonials',
    'vc-message',
    'alumni',
    'refer',
    'faqs',
    'get-in-touch',
  ]);
});

test('ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-08 NAV-05 SEO-03 a campaign’s page has no footer, and is not to be found', async ({
  request,
}) => {
  const sitemap = await htmlOf(request, '/sitemap.xml');
  for (const path of CAMPAIGNS) {
    const html = await htmlOf(request, path);
    expect(endOf(html), path).not.toContain('<footer');
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).toContain('name="phone"');
    expect(html, path).not.toContain('Download Brochure');
    expect(sitemap).not.toContain(`${path}<`);
  }
  expect(endOf(await htmlOf(request, '/online-mba'))).toContain('<footer');
  expect((await request.get('/english-lp')).status()).toBe(404);
  expect((await request.get('/help')).status()).toBe(404);
});

test('ROUTE-05 type 2 is short and led by its form, type 1 has the programme’s sections', async ({ request }) => {
  const [one, two] = [idsOf(await htmlOf(request, '/online-mba-lp')), idsOf(await htmlOf(request, '/online-bba-lp'))];
  expect(one).toEqual(expect.arrayContaining(['structure', 'admission', 'certificate', 'learn-more']));
  expect(two).toEqual(['banner', 'accreditation', 'highlights', 'fees', 'testimonials', 'faqs', 'get-in-touch']);
});

test('PAGE-24 on a landing page Know more opens the register modal', async ({ page }) => {
  await page.goto('/online-mba-lp');
  await page.locator('#specialisations').getByRole('link', { name: 'Know more' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('NAV-02 NAV-04 NAV-06 the footer: links that answer, three socials, the line of 2025; LMS and portal in the menu', async ({
  request,
}) => {
  const html = await htmlOf(request, '/about');
  const footer = endOf(html);
  const links = hrefsOf(footer);
  for (const path of [
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
  ]) {
    expect(links).toContain(path);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect(links.filter((href) => /facebook|instagram|youtube/.test(href))).toHaveLength(3);
  expect(footer).toContain('© 2025');
  const [header = ''] = html.split('</header>');
  const { data } = (await (await request.get('/api/site')).json()) as { data: { settings: { lms: string } } };
  expect(hrefsOf(header)).toEqual(expect.arrayContaining([data.settings.lms, '/admissionportal/']));
});

test('redirects kept by staff are honoured for good, with what a campaign added', async ({ request }) => {
  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await leads('/mba')).toEqual([301, '/online-mba']);
  expect(await leads('/about-us?media=print')).toEqual([301, '/about?media=print']);
});

test('ROUTE-16 blog: posts newest first, each with its page, and a feed', async ({ request }) => {
  const list = hrefsOf(await htmlOf(request, '/blog')).filter((href) => href.startsWith('/blog/'));
  const { data } = (await (await request.get('/api/blog')).json()) as { data: { path: string }[] };
  expect(list).toEqual(data.map(({ path }) => path));
  for (const path of list) expect(await htmlOf(request, path)).toContain('"BlogPosting"');
  const feed = await htmlOf(request, '/blog.atom');
  expect(feed.match(/<entry>/g)).toHaveLength(list.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-16 two programmes are chosen and stand side by side, at an address to share', async ({ page }) => {
    await page.goto('/compare');
    await page.getByLabel('Master of Business Administration').check();
    await page.getByLabel('Master of Computer Applications').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?programs=online-mba,online-mca$/);
    await expect(page.getByRole('columnheader')).toHaveText([
      'What',
      'Master of Business Administration',
      'Master of Computer Applications',
    ]);
    await expect(page.getByRole('row', { name: 'Total fee in India' })).toContainText('₹');
    await expect(page.getByRole('row', { name: 'By the month' })).toContainText(
      /₹[\d,]+ a month for \d+ months: ₹[\d,]+ in all/,
    );
  });
});

test('ROUTE-10 the referral dashboard asks who is not verified to sign up', async ({ page }) => {
  await page.goto('/referral-dashboard');
  await page.getByRole('link', { name: 'Sign up or sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('SECT-10 the first screen’s slides go on every five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const first = page.locator('#banner [aria-roledescription="slide"]').first();
  await expect(first).toBeInViewport();
  await page.clock.runFor(5_500);
  await expect(first).not.toBeInViewport();
});

test('SECT-01 Start referring Now! opens the modal to sign up', async ({ page }) => {
  await page.goto('/online-mba');
  await page.getByRole('link', { name: 'Start referring Now!' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign Up');
});

test('SEO-01 structured data parses on every kind of page, with its types', async ({ request }) => {
  const kinds: [string, string[]][] = [
    ['/about', []],
    ['/recognition', ['FAQPage']],
    ['/online-bba', ['Course', 'FAQPage', 'VideoObject']],
    ['/auxiliary/scholarships', []],
    ['/blog/examination-days', ['BlogPosting']],
    ['/compare?programs=online-ma,online-mba', ['ItemList']],
    ['/live-lecture', []],
  ];
  for (const [path, own] of kinds) {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await htmlOf(request, path)) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; breadcrumb?: object }[] };
    const types = graph.map((node) => node['@type']);
    expect(types, path).toEqual(expect.arrayContaining(['CollegeOrUniversity', 'WebPage', ...own]));
    expect(graph.find((node) => node['@type'] === 'WebPage')?.breadcrumb, path).toBeDefined();
  }
});

test('no page of the sitemap, and no link on any of them, leads nowhere', async ({ request }) => {
  test.setTimeout(240_000);
  const sitemap = await htmlOf(request, '/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages.length).toBeGreaterThan(40);
  const found = new Map<string, string>();
  for (const path of [...pages, ...CAMPAIGNS]) {
    const html = await htmlOf(request, path);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const href of hrefsOf(html)) {
      if (href.startsWith('#')) expect(ids.has(href.slice(1)), `${href} on ${path}`).toBe(true);
      else if (href.startsWith('/') && !href.startsWith('/enquire?')) found.set(href.split('#')[0] ?? '/', path);
    }
  }
  for (const [href, on] of found) expect((await request.get(href)).status(), `${href} on ${on}`).toBe(200);
});

test('going through pages of each kind brings no complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of ['/', '/about', '/auxiliary/scholarships', '/online-bba-lp', '/blog', '/compare', '/refurl']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('page-alive').length), path).toBe(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  expect(complaints).toEqual([]);
});
