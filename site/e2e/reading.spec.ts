import type { Locator, Page } from 'playwright/test';

import { laidOut } from './page-state.ts';
import { expect, test } from './product-test.ts';
import { verifyVisitor } from './visitor.ts';

/** A page of each kind. */
const PATHS = [
  '/',
  '/online-ma',
  '/data-analytics',
  '/online-bba-lp',
  '/refurl',
  '/programmes',
  '/contact',
  '/recognition',
  '/privacy-policy',
  '/live-lecture',
  '/auxiliary/scholarships',
  '/blog',
  '/blog/examination-days',
  '/compare?programs=online-mba,online-mca',
  '/launchpad',
  '/referral-dashboard',
  '/enquire?program=online-ma',
  '/my-enquiry',
  '/no-such-page',
];

test.use({ viewport: { width: 390, height: 844 } });

test('text of twice the size stays on a phone’s page, on every kind of page', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await laidOut(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await collisions(page.getByRole('banner')), path).toEqual([]);
  }
});

/** Pairs of links with overlapping texts. */
const collisions = (part: Locator) =>
  part.getByRole('link').evaluateAll((links) => {
    const seen = links
      .filter((link) => link.checkVisibility())
      .map((link) => {
        // A box may be narrower than its text.
        const words = document.createRange();
        words.selectNodeContents(link);
        return { text: link.textContent, box: words.getBoundingClientRect() };
      });
    return seen.flatMap(({ text, box }, nth) =>
      seen
        .slice(nth + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map((other) => `${text} / ${other.text}`),
    );
  });

test('texts on a phone have at least 16 px, on every kind of page', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    expect(await smallTexts(page), path).toEqual([]);
  }
});

test('a table on a phone needs no horizontal scrolling, and every value has the name of its column', async ({
  page,
}) => {
  for (const path of ['/programmes', '/contact', '/recognition', '/auxiliary/scholarships', '/online-ma']) {
    await page.goto(path);
    const cut = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cut, path).toEqual([]);
  }
  await page.goto('/programmes');
  const row = page.getByRole('row', { name: 'Bachelor of Commerce' });
  await expect(row.getByRole('cell')).toHaveCount(3);
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Duration"', '"Full fee"', '"No-cost EMI"']);
});

test('a line of text has at most 75 characters, and a page of text starts with its headings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    '/recognition',
    '/about',
    '/contact',
    '/privacy-policy',
    '/programmes',
    '/auxiliary/scholarships',
    '/blog/examination-days',
  ]) {
    await page.goto(path);
    expect(await longestLine(page), path).toBeLessThanOrEqual(75);
    await expect(page.getByRole('heading', { name: /^(In detail|The whole story)$/ }), path).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const [title, text] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.locator('#content, #post').locator('p').first().boundingBox(),
    ];
    expect(text?.x, `${path}: text and title begin on one line`).toBeCloseTo(title?.x ?? 0, 0);
  }
});

test('the header has one row at 1280 px for a verified visitor too, and is aligned with the page at 1600 px', async ({
  page,
}) => {
  await verifyVisitor(page.context().request);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  const header = page.locator('header').first();
  await expect(header.getByRole('link', { name: 'Continue Application' })).toBeVisible();
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(72);
  await page.setViewportSize({ width: 1600, height: 900 });
  const [logo, title] = [
    await header.getByRole('link').first().boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(logo?.x).toBeCloseTo(title?.x ?? 0, 0);
});

test('the longest programmes are at most 14,000 px high on a phone', async ({ page }) => {
  for (const path of ['/online-bba', '/online-mca', '/online-ba']) {
    await page.goto(path);
    await laidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(14_000);
  }
});

test('the longest title of a degree takes two lines at 1280 and 1600 px', async ({ page }) => {
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/online-mba');
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)));
    expect(lines, `${width} px`).toBe(2);
  }
});

/** Texts smaller than 16 px, including closed answers. */
const smallTexts = (page: Page) =>
  page.locator('main :is(p, li, dd, td)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) && !element.closest('details')) return [];
      const own = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const small: string[] = [];
      while (own.nextNode()) {
        const text = own.currentNode.textContent?.trim() ?? '';
        const around = own.currentNode.parentElement;
        if (!text || !around || around.closest('p, li, dd, td') !== element) continue;
        // Labels of controls, and drawings.
        if (around.closest('nav, button, label, summary, .visually-hidden, svg, [aria-hidden="true"]')) continue;
        if (Number.parseFloat(getComputedStyle(around).fontSize) < 16) small.push(text.slice(0, 40));
      }
      return small;
    }),
  );

/** Length of the longest line in the page's text. */
const longestLine = (page: Page) =>
  page.locator(':is(#content, #post) p').evaluateAll((paragraphs) => {
    const lengths = paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const top = Math.round(range.getBoundingClientRect().bottom / 8);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
      }
      return [...lines.values()];
    });
    return Math.max(...lengths);
  });

test('a word of 160 letters in any text makes no page wider than the window', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await laidOut(page);
    await page.evaluate(addLongWords);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** Puts a long word into all editorial texts, but not into amounts, buttons, menus, forms and row labels. */
function addLongWords() {
  const own =
    'button, nav, form, .brand, [data-equal] :is(tbody th, td a), script, style, noscript, [aria-hidden="true"]';
  const isOwn = (element: Element | null): boolean => {
    const link = element?.closest('a');
    return Boolean(element?.closest(own) ?? (link && getComputedStyle(link).whiteSpace === 'nowrap'));
  };
  for (const part of document.querySelectorAll('main, footer')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (/^\s*\p{L}/u.test(text.data) && !isOwn(text.parentElement)) text.data += ` ${'w'.repeat(160)}`;
    for (const details of part.querySelectorAll('details')) details.open = true;
  }
}
