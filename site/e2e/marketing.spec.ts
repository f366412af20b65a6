import type { Page } from 'playwright/test';

import { editorOf } from './editor.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slide = (page: Page, at: number) => page.locator('#banner [aria-roledescription="slide"]').nth(at);

test('SECT-01 an unverified visitor is asked to sign up to refer, on the home page and a programme’s page', async ({
  page,
}) => {
  for (const path of ['/', '/online-mba']) {
    await page.goto(path);
    await expect(page.locator('#refer').getByRole('link'), path).toHaveText(['Start referring Now!']);
    await expect(page.getByRole('link', { name: 'Refer & Earn' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Start referring Now!' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign Up' }), path).toBeVisible();
  }
});

test('SECT-09 the arrows of the testimonials are enabled by the row’s position: start, middle, end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrate(page);
  const stories = page.locator('#testimonials');
  await stories.scrollIntoViewIfNeeded();
  const [earlier, more] = ['Show earlier', 'Show more'].map((name) => stories.getByRole('button', { name }));
  // The focused arrow stays visible at the end of the row.
  const can = async () => [
    (await earlier?.isVisible()) && (await earlier?.isEnabled()),
    (await more?.isVisible()) && (await more?.isEnabled()),
  ];
  await expect.poll(can, 'at the start').toEqual([false, true]);
  await more?.click();
  await expect.poll(can, 'between').toEqual([true, true]);
  await stories.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect.poll(can, 'at the end').toEqual([true, false]);
  await earlier?.click();
  await expect.poll(can, 'between again').toEqual([true, true]);
});

test('SECT-10 the slides advance every five seconds in a cycle, can be paused, and have arrows in both directions', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2025-06-01T10:00:00') });
  await page.goto('/');
  // The test controls the clock, so that a slow machine shows the same slide.
  await page.clock.pauseAt(new Date('2025-06-01T11:00:00'));
  const { data } = (await (await page.request.get('/api/homepage/home')).json()) as { data: { hero: object[] } };
  const count = data.hero.length + 1;
  const track = page.locator('#banner [data-slides-track]');
  const first = await track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  /** The current slide; fractional between two slides. */
  const at = () => track.evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 50) / 50);
  const shows = (wanted: number, after: string) => expect.poll(at, after).toBe(wanted % count);
  for (let gone = 1; gone <= count; gone++) {
    await page.clock.runFor(5_100);
    await shows(first + gone, `after ${gone * 5} seconds`);
  }
  await page.getByRole('button', { name: 'Next slide' }).click();
  await shows(first + 1, 'the next');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await shows(first, 'the one before');
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(11_000);
  await shows(first, 'stopped');
});

test('SECT-10 the slides do not move with reduced motion, and a page with one slide has no arrows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(11_000);
  await expect(slide(page, 0)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.goto('/about');
  await expect(page.locator('#banner')).toBeVisible();
  await expect(page.locator('#banner').getByRole('button', { name: /slide/ })).toHaveCount(0);
});

test('SECT-11 the scrolling bar shows the texts of the API at its speed and can be stopped', async ({ page }) => {
  const { data } = (await (await page.request.get('/api/promotionalText')).json()) as {
    data: { speed: 'slow' | 'medium' | 'fast'; items: { text: string; link: string }[] };
  };
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Announcement' }).first();
  for (const { text, link } of data.items)
    await expect(bar.getByRole('link', { name: text })).toHaveAttribute('href', link);
  const track = bar.locator('.track');
  const seconds = { slow: '30s', medium: '20s', fast: '10s' }[data.speed];
  await expect(track).toHaveCSS('animation-duration', seconds);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await bar.getByRole('button', { name: 'Pause the moving text' }).click();
  await page.mouse.move(2, 700);
  await bar.getByRole('button', { name: 'Start the moving text' }).blur();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test('SECT-12 published records are on the home page and on a page of the university', async ({ page, request }) => {
  const editor = await editorOf(request);
  const mark = `written at ${Date.now()}`;
  const sections = {
    accreditations: { title: `Accreditation ${mark}`, alt_acc_img_name: 'A seal' },
    'head-counts': { title: `Head count ${mark}`, value: '12' },
    benefits: { title: `Benefit ${mark}`, description: 'It helps.' },
    career: { title: `Career ${mark}`, description: 'It helps at work.' },
    testimonials: { name: `Learner ${mark}`, quote: 'My evenings had a plan.', program: null },
    alumni: { name: `Graduate ${mark}`, company: 'A cooperative bank' },
    faqs: { question: `Question ${mark}`, answer: '<p>Yes.</p>', program: null },
  };
  for (const [resource, fields] of Object.entries(sections)) await editor.live(resource, fields);
  const [letter] = await editor.list('vc-message');
  await editor.change('vc-message', letter?.id ?? '', { designation: `Vice Chancellor ${mark}` });
  const [university] = await editor.list('university-info');
  await editor.change('university-info', university?.id ?? '', { tagline: `Line ${mark}` });
  // The last one is on the site, so the others are as well.
  for (const path of ['/', '/recognition'])
    await expect.poll(async () => (await (await request.get(path)).text()).includes(`Line ${mark}`)).toBe(true);
  await page.goto('/');
  const places: Record<string, string> = {
    accreditations: 'Accreditation',
    'head-counts': 'Head count',
    benefits: 'Benefit',
    career: 'Career',
    testimonials: 'Learner',
    alumni: 'Graduate',
    faqs: 'Question',
    'vc-message': 'Vice Chancellor',
  };
  for (const [id, word] of Object.entries(places))
    await expect(page.locator(`#${id}`).getByText(`${word} ${mark}`), id).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText(`Line ${mark}`);
  await page.goto('/recognition');
  await expect(page.locator('#accreditations')).toContainText(`Accreditation ${mark}`);
});
