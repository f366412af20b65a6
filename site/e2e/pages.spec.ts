import { expect, test } from './product-test.ts';

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

test('PAGE-01 PAGE-33 SEED-01 sections are in the order of the specification, marketing sections at their positions', async ({
  page,
}) => {
  await page.goto('/online-ma');
  const ids = await page.locator('main > section').evaluateAll((sections) => sections.map((section) => section.id));
  const order = EIGHTEEN.flatMap((id) => ({ roadmap: ['roadmap', 'career'], fees: ['fees', 'emi'] })[id] ?? [id]);
  expect(ids).toEqual([...order.filter((id) => ids.includes(id)), 'testimonials', 'refer', 'faqs', 'get-in-touch']);
  // A programme lists other courses, a specialisation also its siblings.
  expect(EIGHTEEN.filter((id) => !ids.includes(id))).toEqual(['other-specialisations']);
  await page.goto('/online-ma/english');
  await expect(page.locator('#other-specialisations')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, its accordions open and its links work', async ({ page }) => {
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

test('an unknown address responds 404 with links to other pages', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'All programmes' }).click();
  await expect(page).toHaveURL(/\/programmes$/);
});

test('NAV-01 NAV-03 the header has the published pages in order, with the programmes from the API', async ({
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
