import { expect, inject, test } from 'vitest';

import { htmlOf, product } from './requests.ts';

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

const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
/** The HTML after the page's main part: the footer, if there is one. */
const endOf = (html: string) => html.split('</main>')[1] ?? '';
const idsOf = (html: string) => [...html.matchAll(/<section[^>]*\sid="([a-z-]+)"/g)].map(([, id]) => id);

test('ROUTE-01 ROUTE-02 ROUTE-03 programmes, specialisations and the home page have one address each', async () => {
  const heading = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await product.get(path)).text())?.[1];
  expect(await heading('/online-mba')).toBe('Master of Business Administration');
  expect(await heading('/online-ma/english')).toContain('English');
  for (const path of ['/english', '/online-mba/english', '/online-ma/english/more'])
    expect(await leadsTo(path), path).toEqual([404, undefined]);
});

const leadsTo = async (path: string) => {
  const answer = await product.get(inject('origin') + path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
};

test('ROUTE-01 ROUTE-03 other spellings of an address redirect permanently, once, and keep the query', async () => {
  for (const [path, own] of [
    ['/home', '/'],
    ['/Home/', '/'],
    ['/online-mba/', '/online-mba'],
    ['/Online-MBA', '/online-mba'],
    ['/online-ma//', '/online-ma'],
    ['//Online-MA//English/', '/online-ma/english'],
    ['/online%2Dmba%20', '/online-mba'],
    ['/Auxiliary/Scholarships', '/auxiliary/scholarships'],
    ['/refurl/', '/refurl'],
    ['/Blog/', '/blog'],
    ['/Enquire', '/enquire'],
    ['/my-enquiry/', '/my-enquiry'],
    ['/AdmissionPortal', '/admissionportal/'],
  ])
    expect([path, ...(await leadsTo(`${path}?utm_source=google&ref=A%20B`))]).toEqual([
      path,
      301,
      `${own}?utm_source=google&ref=A%20B`,
    ]);
  expect(await leadsTo('/Live-Lecture/?view=day')).toEqual([301, '/live-lecture?view=day']);
});

test('an unknown page responds 404 in any spelling', async () => {
  for (const path of [
    '/No-Such-Page',
    '/no-such-page/',
    '/Online-MBA/No-Such-Page/',
    '/no%20such%20page',
    '/a%2Fb%2Fc%2Fd',
  ])
    expect([path, ...(await leadsTo(path))]).toEqual([path, 404, undefined]);
});

test('ROUTE-11 ROUTE-13 SEO-02 each informational page answers under its own title', async () => {
  const titles = new Set<string>();
  for (const path of INFORMATIONAL) {
    const html = await htmlOf(path);
    expect(html, path).toMatch(/<h1/);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}">`));
    titles.add(titleOf(html));
  }
  expect(titles.size).toBe(INFORMATIONAL.length);
});

test('PROD-04 in `local` mode one ribbon above the page says that the university is fictional; the page does not', async () => {
  for (const path of ['/', '/recognition', '/online-mba-lp', '/blog/check-recognition-yourself', '/no-such-page']) {
    const [body = ''] = /<body.*<\/body>/s.exec(await htmlOf(path)) ?? [];
    expect(body.match(/fictional/g), path).toHaveLength(1);
    expect(/<aside[^>]*>(.*?)<\/aside>/s.exec(body.split('<header')[0] ?? '')?.[1], path).toBe(
      'Demo: Meridian University Online is fictional',
    );
  }
});

test('SEED-07 the fees of Japanese and French have no EMIs, nor have the family sheets', async () => {
  for (const slug of ['japanese-language', 'french-language'])
    for (const [path, part] of [
      [`/${slug}`, /<section[^>]*id="fees".*?<\/section>/s],
      [`/family/${slug}`, /<main.*<\/main>/s],
      [`/parivar/${slug}`, /<main.*<\/main>/s],
    ] as const) {
      const [fees = ''] = part.exec(await htmlOf(path)) ?? [];
      expect(fees, path).toContain('₹21,899');
      expect(fees, path).not.toMatch(/EMI|ईएमआई|किस्त/);
    }
});

test('ROUTE-15 AUX-02 AUX-05 auxiliary pages in their three forms, with links that open a new tab and related courses', async () => {
  for (const path of [
    '/auxiliary/scholarships',
    '/auxiliary/online-mba/capstone-project',
    '/auxiliary/specialisation/english/reading-list',
  ]) {
    const html = await htmlOf(path);
    expect(html, path).toMatch(/<a[^>]*target="_blank"[^>]*rel="noopener noreferrer"/);
    expect(idsOf(html), path).toContain('related');
    expect(idsOf(html).at(-1), `${path} ends with a call`).toBe('get-in-touch');
  }
  for (const path of ['/auxiliary/capstone-project', '/auxiliary/online-bba/capstone-project', '/auxiliary/routes'])
    expect((await product.get(path)).status(), path).toBe(404);
});

test('AUX-04 the lead card is on an auxiliary page for unverified visitors', async () => {
  expect(await htmlOf('/auxiliary/scholarships')).toContain('Share your details and we will get in touch with you.');
});

test('PAGE-33 ROUTE-03 the home page: sections in their order', async () => {
  expect(idsOf(await htmlOf('/'))).toEqual([
    // The form is below the slides.
    'banner',
    'enquire',
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

test('ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-08 NAV-05 SEO-03 a campaign’s page has no footer, and is not indexed', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  for (const path of CAMPAIGNS) {
    const html = await htmlOf(path);
    expect(endOf(html), path).not.toContain('<footer');
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).toContain('name="phone"');
    expect(html, path).not.toContain('Download Brochure');
    expect(sitemap).not.toContain(`${path}<`);
  }
  expect(endOf(await htmlOf('/online-mba'))).toContain('<footer');
  expect((await product.get('/english-lp')).status()).toBe(404);
  expect((await product.get('/help')).status()).toBe(404);
});

test('ROUTE-05 type 2 is short and starts with its form, type 1 has the programme’s sections', async () => {
  const [one, two] = [idsOf(await htmlOf('/online-mba-lp')), idsOf(await htmlOf('/online-bba-lp'))];
  expect(one).toEqual(expect.arrayContaining(['structure', 'admission', 'certificate', 'learn-more']));
  expect(two).toEqual([
    'banner',
    'accreditation',
    'highlights',
    'structure',
    'fees',
    'testimonials',
    'faqs',
    'get-in-touch',
    'whose-page',
  ]);
});

test('NAV-02 NAV-04 NAV-06 the footer: working links, three socials, the line of 2025; LMS and portal in the menu', async () => {
  const html = await htmlOf('/about');
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
    expect((await product.get(path)).status(), path).toBe(200);
  }
  expect(links.filter((href) => /facebook|instagram|youtube/.test(href))).toHaveLength(3);
  expect(footer).toContain('© 2025');
  const [header = ''] = html.split('</header>');
  const { data } = (await (await product.get('/api/site')).json()) as { data: { settings: { lms: string } } };
  expect(hrefsOf(header)).toEqual(expect.arrayContaining([data.settings.lms, '/admissionportal/']));
});

test('every redirect keeps the query', async () => {
  expect(await leadsTo('/mba')).toEqual([301, '/online-mba']);
  expect(await leadsTo('/About-Us/?media=print')).toEqual([301, '/about?media=print']);
  expect(await leadsTo('/compare?programs=online-ma&programs=online-mba&media=sms')).toEqual([
    302,
    '/compare?programs=online-ma,online-mba&media=sms',
  ]);
  expect(await leadsTo('/compare?programs=&programs=&media=sms')).toEqual([302, '/compare?programs=&media=sms']);
  expect(await leadsTo('/compare?programs=&media=sms')).toEqual([200, undefined]);
  expect(await leadsTo('/favicon.ico?v=2')).toEqual([301, '/favicon.svg?v=2']);
  expect(await leadsTo('/admin?a=b')).toEqual([301, '/admin/?a=b']);
  for (const [path, location] of [
    ['/launchpad?media=sms', '/launchpad?media=sms#refer-a-friend'],
    ['/logout?media=sms', '/?media=sms'],
  ] as const) {
    const answer = await product.post(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, location]);
  }
});

test('ROUTE-16 blog: posts newest first, each with its page, and a feed', async () => {
  const list = hrefsOf(await htmlOf('/blog')).filter((href) => href.startsWith('/blog/'));
  const { data } = (await (await product.get('/api/blog')).json()) as { data: { path: string }[] };
  expect(list).toEqual(data.map(({ path }) => path));
  for (const path of list) expect(await htmlOf(path)).toContain('"BlogPosting"');
  const feed = await htmlOf('/blog.atom');
  expect(feed.match(/<entry>/g)).toHaveLength(list.length);
});
