import { readFile } from 'node:fs/promises';

import { violationsOf, WCAG_22 } from './accessibility.ts';
import { editorOf } from './editor.ts';
import { expect, test } from './product-test.ts';

const ENGLISH = '/family/online-mba';
const HINDI = '/parivar/online-mba';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme page leads to one page with fees, charges, recognition, classes and the number', async ({
    page,
  }) => {
    await page.goto('/online-mba');
    await page.getByRole('link', { name: 'For your family: one page to send or print' }).click();
    await expect(page).toHaveURL(new RegExp(`${ENGLISH}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Business Administration');
    const main = page.getByRole('main');
    for (const text of [
      '2 years',
      /\d+ \w{3} \d{4}, apply by \d+ \w{3} \d{4}/,
      'from ₹1,28,000',
      'Registration fee: ₹1,000',
      '₹500 per subject for a re-appear exam',
      '₹20,000 at admission, then ₹9,000 a month for 12 months: ₹1,28,000 in total, with no interest.',
      'live classes on Saturdays and Sundays',
      '1800 000 0108, Monday to Saturday, 9 am to 7 pm',
    ])
      await expect(main).toContainText(text);
    await expect(main.getByRole('row', { name: /^Semester/ })).toContainText('₹35,500 for the first semester');
    await expect(main.getByRole('row', { name: /^Semester/ })).toContainText('₹1,39,000');
    for (const title of ['UGC Entitled', 'NAAC A++ Grade', 'AICTE Approved']) {
      const link = main.getByRole('listitem').filter({ hasText: title }).getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      expect(address, title).toMatch(/^https?:/);
      await expect(link, 'the address is written out').toHaveText(address.replace(/\/$/, ''));
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const send = new URL((await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')) ?? '');
    expect(send.origin).toBe('https://wa.me');
    expect(send.searchParams.get('text')).toMatch(/^Master of Business Administration.*\/family\/online-mba$/);
  });

  test('in Hindi the sheet is Hindi, with figures and titles as they are', async ({ page }) => {
    await page.goto(ENGLISH);
    await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
    await expect(page).toHaveURL(new RegExp(`${HINDI}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Business Administration');
    const main = page.getByRole('main');
    for (const text of [
      '2 साल',
      /\d+ \S+ \d{4}, आवेदन \d+ \S+ \d{4} तक/,
      'पंजीकरण शुल्क: ₹1,000',
      'एक विषय की परीक्षा दोबारा देने के ₹500',
      'शनिवार और रविवार को लाइव कक्षाएँ',
      'सोमवार से शनिवार, सुबह 9 बजे से शाम 7 बजे तक',
    ])
      await expect(main).toContainText(text);
    await expect(page.getByRole('link', { name: 'व्हाट्सऐप पर भेजें' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await page.goto('/parivar/online-ma/english');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('English');
  });
});

test('SEO-03 a sheet has noindex, its languages and a picture', async ({ request }) => {
  for (const [path, lang] of [
    [ENGLISH, 'en-IN'],
    [HINDI, 'hi'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<html lang="${lang}"`);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).toMatch(/hreflang="en" href="[^"]+\/family\/online-mba"/);
    expect(html, path).toMatch(/hreflang="hi" href="[^"]+\/parivar\/online-mba"/);
    expect(html, path).toMatch(/og:image" content="[^"]+"/);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toMatch(/\/(family|parivar)\//);
  // A specialisation has an address below its programme only.
  for (const path of ['/family/english', '/family/no-such-programme', '/parivar/online-mba/english', '/family'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('every sheet is one A4 page, and fits phone and desktop without accessibility violations', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/program')).json()) as { data: { path: string }[] };
  expect(data.length).toBeGreaterThan(10);
  for (const { path } of data) {
    for (const first of ['/family', '/parivar']) {
      await page.goto(first + path);
      // Independent of the browser's margins.
      const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g), first + path).toHaveLength(1);
    }
  }
  for (const path of [ENGLISH, HINDI])
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
      expect(await violationsOf(page, { tags: WCAG_22 }), `${path} ${width}`).toEqual([]);
    }
});

test.describe('the sheet as a PDF', () => {
  for (const [path, link, name] of [
    [ENGLISH, 'Download as PDF', 'Master of Business Administration - one page for your family.pdf'],
    [HINDI, 'PDF डाउनलोड करें', 'Master of Business Administration - परिवार के लिए एक पेज.pdf'],
  ] as const)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled });

        test('the link saves one page of A4 and is not printed', async ({ page }) => {
          await page.goto(path);
          const download = page.waitForEvent('download');
          await page.getByRole('link', { name: link }).click();
          const saved = await download;
          expect(saved.suggestedFilename()).toBe(name);
          const pdf = (await readFile(await saved.path())).toString('latin1');
          expect(pdf).toMatch(/^%PDF-/);
          expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('link', { name: link })).toBeHidden();
        });
      });
});

test('a fee that staff change is on the sheet, and Print prints', async ({ page, request }) => {
  const editor = await editorOf(request);
  const programs = (await editor.list('program')) as { id: string; slug?: string; fee_plans?: { title: string }[] }[];
  const mca = programs.find(({ slug }) => slug === 'online-mca');
  if (!mca?.fee_plans) throw new Error('The seed has no online-mca with fee plans.');
  const before = mca.fee_plans;
  await page.goto('/family/online-mca');
  await expect(page.getByRole('main')).not.toContainText('₹1,23,456');
  await editor.change('program', mca.id, {
    fee_plans: before.map((plan, at) => (at === 0 ? { ...plan, totalAmount: 123_456 } : plan)),
  });
  try {
    await expect
      .poll(async () => (await (await request.get('/family/online-mca')).text()).includes('₹1,23,456'))
      .toBe(true);
  } finally {
    await editor.change('program', mca.id, { fee_plans: before });
  }
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/parivar/online-mca');
  await page.getByRole('button', { name: 'प्रिंट करें' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
