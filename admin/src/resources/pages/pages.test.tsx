import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { admin, answerCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A new record in its form, at a section. */
async function open(name: 'pages' | 'auxiliary-pages' | 'blogs', fields: object, section: string) {
  const slug = `made-${Date.now()}`;
  const { id } = await admin('POST', name, { slug, title: slug, ...fields });
  const mounted = await mountConsole(`/${name}/${id}#${section}`);
  return { ...mounted, title: slug, stored: () => admin('GET', `${name}/${id}`) };
}

test('ADMIN-08 the icon links of an auxiliary page are one list of up to three, shown like the page shows them', async () => {
  const links = { link1_title: 'Join', link1: '/about', icon1: 'laptop', link2_title: 'Ask', link2: '/faqs' };
  const { stored } = await open('auxiliary-pages', links, 'links');
  await expect.element(page.getByLabelText('Words of link 2')).toHaveValue('Ask');
  await button('Move Ask up').click();
  await expect.element(page.getByLabelText('Words of link 1')).toHaveValue('Ask');
  await button('Add to Links with icons').click();
  await expect.element(button('Add to Links with icons')).not.toBeInTheDocument();
  await page.getByLabelText('Words of link 3').fill('Write to us');
  await button('Choose where it leads Link 3').click();
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await page.getByLabelText('E-mail address').fill('help@meridian.example');
  await userEvent.keyboard('{Enter}');
  await button(/^Save draft$/).click();
  await expect.poll(stored).toMatchObject({
    ...{ link1: '/faqs', icon1: '', link2: '/about', icon2: 'laptop' },
    ...{ link3_title: 'Write to us', link3: 'mailto:help@meridian.example' },
  });
});

test('ADMIN-26 a hero slide is shown while it is written', async () => {
  await open('pages', { hero: [{ title: 'Old' }] }, 'hero');
  await button('Old').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Study after work');
  await expect.poll(() => document.querySelector('[inert]')?.textContent).toContain('Study after work');
});

// The page that the site would render; there is no site beside these tests.
const PAGE = `<html><head>
  <title>Preview: A post | Meridian</title>
  <meta property="og:title" content="A post | Meridian"><meta property="og:description" content="What it says.">
  <meta property="og:url" content="https://m.test/blog/a">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
    {"@type":"BlogPosting","headline":"A post","image":"https://m.test/a.png","datePublished":"2026-11-01",
     "dateModified":"2026-11-02","author":{"@type":"Person","name":"A"}}]}</script></head></html>`;

test('SEO-01 SEO-02 the form of a page shows its search result, its card and what structured data lack', async () => {
  const url = `${location.origin}/blog/made?preview=token`;
  const link = { url, expires: new Date(Date.now() + 3_600_000).toISOString(), pages: [] };
  answerCalls(/^POST \/admin\/preview$/, () => Response.json(link));
  answerCalls(/^GET \/blog\/made$/, () => new Response(PAGE, { headers: { 'content-type': 'text/html' } }));
  const { router, title } = await open('blogs', { date: '2026-11-01' }, 'search');
  await expect.element(page.getByText('A post | Meridian').first()).toBeVisible();
  await expect.element(page.getByText(/^Title: \d+ of 600 pixels$/)).toBeVisible();
  await expect.element(page.getByText('Blog post (BlogPosting)')).toBeVisible();
  await expect.element(page.getByText('BlogPosting.description is missing.')).toBeVisible();
  await button('Go to the field').click();
  await expect.poll(() => document.activeElement?.id).toBe('field-summary');
  await page.getByRole('tab', { name: 'Search and sharing' }).click();
  await button('Write SEO metadata').click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/metadata\//);
  expect(await admin('GET', router.state.location.pathname.slice(1))).toMatchObject({ page: title });
});
