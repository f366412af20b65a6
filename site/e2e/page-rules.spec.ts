import { PAGE_CATEGORIES } from '@prospectus/contract/constants';
import type { APIRequestContext } from 'playwright/test';

import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';

const dataOf = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  ((await (await request.get(`/api${path}`)).json()) as { data: T }).data;

test('PAGE-06 PAGE-08 ROUTE-16 its own headline, omissions of campaigns, and the category of every kind of page', async ({
  page,
  request,
}) => {
  const plus = await dataOf<{ title: string; headline: string }>(request, '/programpage/online-mba-plus');
  expect(plus.headline).not.toBe(plus.title);
  await page.goto('/online-mba-plus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plus.headline);

  for (const [path, campaign] of [
    ['/online-mba', false],
    ['/online-mba-lp', true],
    ['/online-ma/english-lp', true],
  ] as const) {
    await page.goto(path);
    const fees = page.locator('#fees');
    await expect(fees, path).toContainText('The registration fee of ₹1,000 is included in semester 1');
    await expect(fees.getByText('A re-appear exam costs ₹500 per subject.'), path).toHaveCount(campaign ? 0 : 1);
    await expect(page.getByRole('link', { name: /Download Brochure/ }).first(), path).toBeVisible({
      visible: !campaign,
    });
  }

  for (const path of [
    '/homepage/home',
    '/homepage/about',
    '/programpage/online-ma',
    '/landingpage/online-mba-lp',
    '/auxiliary/scholarships',
    '/blog/examination-days',
  ])
    expect(PAGE_CATEGORIES, path).toContain((await dataOf<{ pageCategory: string }>(request, path)).pageCategory);
});

test('PAGE-18 PAGE-19 PAGE-20 PAGE-29 fees: arrows by position in steps of 200 px, charges by tab, totals add up', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/online-mba');
  await hydrate(page);
  const fees = page.locator('#fees');
  await fees.scrollIntoViewIfNeeded();
  const row = fees.getByRole('list', { name: 'Plans for Indian students' });
  const [left, right] = [
    fees.getByRole('button', { name: 'Show earlier: Plans for Indian students' }),
    fees.getByRole('button', { name: 'Show more: Plans for Indian students' }),
  ];
  await expect(right).toBeVisible();
  await expect(left).toHaveCount(0);
  await right.click();
  const position = () => row.evaluate((list) => Math.round(list.scrollLeft));
  const farthest = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect.poll(position, 'about 200 px, and not on to the next card').toBe(Math.min(200, farthest));
  await expect(left).toBeVisible();
  await left.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);

  type Plan = {
    title: string;
    totalAmount: number;
    isInternational: boolean;
    emiOptions: { emiOption: string; installment: Record<string, number> }[];
  };
  const { sections } = await dataOf<{ sections: { fees: { feePlans: Plan[] } } }>(request, '/programpage/online-mba');
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  const options = sections.fees.feePlans
    .filter(({ isInternational }) => !isInternational)
    .flatMap((plan) => plan.emiOptions.map((option) => ({ plan, option })));
  expect(options.length).toBeGreaterThan(0);
  for (const { plan, option } of options) {
    const { emiDownPayment = 0, emiMonthlyPayment = 0, emiDuration = 0, emiProcessingFee = 0 } = option.installment;
    const total = emiDownPayment + emiMonthlyPayment * emiDuration + emiProcessingFee;
    const line = fees.getByRole('row', { name: `${plan.title}, ${option.emiOption}` });
    await expect(line.getByRole('cell').first()).toHaveText(rupees(total));
    await expect(line.getByRole('cell').last()).toHaveText(
      total > plan.totalAmount ? rupees(total - plan.totalAmount) : 'None',
    );
    const payments = fees.getByRole('group', { name: plan.title, exact: true });
    await fees.getByRole('radio', { name: new RegExp(`^${plan.title} .*${rupees(plan.totalAmount)}$`) }).check();
    await expect(
      payments.getByText(`Months 1 to ${emiDuration} ${emiDuration} × ${rupees(emiMonthlyPayment)}`),
    ).toBeVisible();
    await fees.getByRole('radio', { name: 'Semester' }).check();
    await expect(payments).toBeHidden();
  }
  await fees.getByRole('tab', { name: 'International students' }).click();
  await expect(fees.getByText('other than MEA - African Students')).toBeVisible();
  await expect(fees.getByText(/re-appear exam costs ₹1,000/)).toBeVisible();
});

test('PAGE-09 PAGE-24 PAGE-33 evidence of recognition, links to specialisations, the ticker’s position', async ({
  page,
  request,
}) => {
  await page.goto('/online-mba');
  const { accreditation } = await dataOf<{ accreditation: { link: string }[] }>(request, '/programpage/online-mba');
  const evidence = page.locator('#accreditation').getByRole('link');
  expect(await evidence.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    accreditation.map(({ link }) => link),
  );
  await expect(
    page
      .locator('#specialisations')
      .getByRole('link', { name: /Know more/ })
      .first(),
  ).toHaveAttribute('href', '/online-mba/marketing');
  const bars = page.getByRole('region', { name: 'Announcement' });
  for (const path of ['/online-ma', '/']) {
    await page.goto(path);
    await expect(bars.first(), path).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await bars.first().boundingBox();
    const over = (bar?.y ?? 0) < (title?.y ?? 0);
    expect(over, `${path}: the ticker is above the banner of a programme, after the slides of the home page`).toBe(
      path !== '/',
    );
  }
});

test('AUX-01 AUX-02 AUX-03 AUX-05 an auxiliary page as staff wrote it', async ({ page, request }) => {
  const signedIn = await request.post('/api/user/login', {
    data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  });
  const { data: account } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${account.token}` };
  const programs = await dataOf<{ id: string; path: string }[]>(request, '/program/all');
  const related = programs.slice(0, 2);
  const written = async (slug: string, fields: object) => {
    const made = await request.post('/api/admin/auxiliary-pages', {
      headers,
      data: { slug, title: 'A day on campus', ...fields },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    expect((await request.post(`/api/admin/auxiliary-pages/${id}/publish`, { headers })).ok()).toBe(true);
    await expect.poll(async () => (await request.get(`/auxiliary/${slug}`)).status()).toBe(200);
    await page.goto(`/auxiliary/${slug}`);
  };
  const links = page.locator('#banner').locator('a[target="_blank"]');

  await written('campus-day', {
    bg_image: '/favicon.svg',
    alt_bg_image_name: 'The gate in the morning',
    content: '<p>Come at nine.</p><script>document.title = "taken"</script>',
    promotional_text: '<p>Seats are <strong>limited</strong></p>',
    disclaimer: '<p>The day may be moved.</p>',
    otherPrograms: related.map(({ id }) => id),
    link1: '/contact',
    icon1: 'phone',
    link1_title: 'Ask us',
    link2: '/programmes',
    icon2: 'book',
    link2_title: 'What there is',
    link3: 'https://maps.example/gate',
    icon3: 'location',
    link3_title: 'The way',
  });
  await expect(page.locator('#banner').getByRole('img', { name: 'The gate in the morning' })).toBeVisible();
  await expect(links).toHaveText(['Ask us', 'What there is', 'The way']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.locator('#banner')).toContainText('Seats are limited');
  await expect(page.locator('#content')).toContainText('Come at nine.');
  expect(await page.locator('#content').innerHTML()).not.toContain('script');
  await expect(page.locator('#disclaimer')).toContainText('The day may be moved.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const cards = page.locator('#related').getByRole('listitem').getByRole('link');
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).toEqual(
    related.map(({ path }) => path),
  );

  await written('campus-day-again', { link1: '/contact', link1_title: 'Ask us' });
  await expect(links).toHaveCount(1);
  await written('campus-day-plain', {});
  await expect(links).toHaveCount(0);
});
