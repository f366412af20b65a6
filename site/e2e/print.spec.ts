import { expect, test } from './product-test.ts';

test('a programme is printed on four A4 pages at most, and nothing is cut off at the side', async ({ page }) => {
  for (const path of ['/online-mba', '/online-ma', '/data-analytics', '/online-bba-lp']) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, path).toBeGreaterThan(0);
    expect(pages.length, path).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await expect(page.locator('#fees'), path).toBeVisible();
    for (const part of ['header', '#testimonials', '#other-courses', '#get-in-touch', 'form'])
      await expect(page.locator(part).first(), `${path} ${part}`).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 844 });
  }
});
