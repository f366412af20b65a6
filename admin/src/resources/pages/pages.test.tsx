import { resources } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { initialValue } from '../../fields/schema.ts';
import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const ID = '018f0000-0000-7000-8000-0000000000c1';
const META = {
  id: ID,
  version: 1,
  status: 'draft',
  position: 1,
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const save = () => button(/^Save draft$/).click();

function open(name: 'pages' | 'auxiliary-pages' | 'blogs', fields: object, hash: string, html?: string) {
  const row = { ...(initialValue(resources[name].schema) as object), ...META, ...fields };
  const data = memoryDataProvider({ [name]: [row], metadata: [] });
  if (html !== undefined) {
    const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    const ask = async (call: string) => (call === 'POST /admin/preview' ? { url, expires, pages: [] } : []);
    Object.assign(data.provider, { api: ask });
  }
  return mountConsole(`/${name}/${ID}#${hash}`, undefined, data);
}

test('ADMIN-08 the icon links of an auxiliary page are one list of up to three, shown as the page shows them', async () => {
  const links = { link1_title: 'Join', link1: '/join', icon1: 'laptop', link2_title: 'Ask', link2: '/ask' };
  const { rows } = open('auxiliary-pages', { slug: 'a', title: 'A', ...links }, 'links');
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
  await save();
  await expect
    .poll(() => rows('auxiliary-pages')[0])
    .toMatchObject({
      link1: '/ask',
      icon1: '',
      link2: '/join',
      icon2: 'laptop',
      link3_title: 'Write to us',
      link3: 'mailto:help@meridian.example',
    });
});

test('ADMIN-26 a hero slide is seen as it is written', async () => {
  const slide = {
    id: 's',
    title: 'Old',
    sub_title: '',
    image: '',
    mobile_image: '',
    alt: '',
    link: '',
    link_label: '',
  };
  open('pages', { slug: 'a', title: 'A', hero: [slide] }, 'hero');
  await button('Old').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Study after work');
  await expect.poll(() => document.querySelector('[inert]')?.textContent).toContain('Study after work');
});

const PAGE = `<html><head>
  <title>Preview: A post | Meridian</title>
  <meta property="og:title" content="A post | Meridian"><meta property="og:description" content="What it says.">
  <meta property="og:url" content="https://m.test/blog/a">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
    {"@type":"BlogPosting","headline":"A post","image":"https://m.test/a.png","datePublished":"2026-11-01",
     "dateModified":"2026-11-02","author":{"@type":"Person","name":"A"}}]}</script></head></html>`;

test('SEO-01 SEO-02 the form of a page shows its search result, its card and what structured data lack', async () => {
  const { rows, router } = open('blogs', { slug: 'a', title: 'A post', date: '2026-11-01' }, 'search', PAGE);
  await expect.element(page.getByText('A post | Meridian').first()).toBeVisible();
  await expect.element(page.getByText(/^Title: \d+ of 600 pixels$/)).toBeVisible();
  await expect.element(page.getByText('Blog post (BlogPosting)')).toBeVisible();
  await expect.element(page.getByText('BlogPosting.description is missing.')).toBeVisible();
  await expect.element(page.getByText('Recommended by search engines')).toBeVisible();
  await button('Go to the field').click();
  await expect.poll(() => document.activeElement?.id).toBe('field-summary');
  await page.getByRole('tab', { name: 'Search and sharing' }).click();
  await button('Write SEO metadata').click();
  await expect.poll(() => rows('metadata')).toMatchObject([{ page: 'A post' }]);
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/metadata\//);
});
