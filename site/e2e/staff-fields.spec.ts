import type { Locator, Page } from 'playwright/test';

import { editorOf, staffOf } from './editor.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';
import { verifyVisitor } from './visitor.ts';

/** The picture is loaded, has space and an alternative text. */
async function seen(picture: Locator, alt: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const box = await picture.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(20);
  // Space is reserved before it is loaded.
  const hasRoom = await picture.evaluate(
    (img) => img.style.aspectRatio !== '' || (img.hasAttribute('width') && img.hasAttribute('height')),
  );
  expect(hasRoom, alt).toBe(true);
  await expect(picture).toHaveAttribute('alt', alt);
}

const imageIn = (page: Page, section: string) => page.locator(section).locator('picture img').last();

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('SECT-01 SECT-04 SECT-05 SECT-06 NAV-04 logo, About, footer descriptions and pictures of banners are seen', async ({
      page,
      request,
    }) => {
      type Site = {
        university: { about: string; alt_logo_name: string; phone: string; office_hours: string };
        footer: { details: { title: string; description_link1: string; description_link2: string }[] };
      };
      const { data: site } = (await (await request.get('/api/site')).json()) as { data: Site };
      type Banner = { alt_image_name: string };
      type Marketing = { preLoginReferral: Banner; wideBanners: Record<'career' | 'emi' | 'get_in_touch', Banner> };
      const marketingOf = async (path: string) =>
        ((await (await request.get(path)).json()) as { data: { marketing: Marketing } }).data.marketing;

      await page.goto('/refurl');
      await expect(page.locator('#university')).toContainText(site.university.about.slice(0, 60));
      for (const [path, api] of [
        ['/', '/api/homepage/home'],
        ['/contact', '/api/homepage/contact'],
      ] as const) {
        const { data } = (await (await request.get(api)).json()) as { data: { alt_bg_image_name: string } };
        await page.goto(path);
        expect(data.alt_bg_image_name, path).not.toBe('');
        await seen(page.locator('#banner').getByRole('img', { name: data.alt_bg_image_name }), data.alt_bg_image_name);
      }
      await page.goto('/');
      await hydrate(page);
      await seen(page.getByRole('banner').locator('img').first(), '');
      await seen(
        page.getByRole('contentinfo').getByRole('img', { name: site.university.alt_logo_name }),
        site.university.alt_logo_name,
      );
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: site.university.phone })).toBeVisible();
      await expect(footer.getByText(site.university.office_hours)).toBeVisible();
      const described = site.footer.details.filter(({ description_link1 }) => description_link1 !== '');
      expect(described.length).toBeGreaterThan(0);
      for (const { title, description_link1, description_link2 } of described) {
        // On phones a column is folded.
        const column = footer.getByRole('navigation', { name: title });
        if (width === 390) await column.locator('summary').click();
        for (const line of [description_link1, description_link2].filter(Boolean))
          await expect(column.getByText(line)).toBeVisible();
      }
      // On phones a wide banner has only text.
      if (width === 390) return;
      await seen(imageIn(page, '#refer'), (await marketingOf('/api/homepage/home')).preLoginReferral.alt_image_name);

      await page.goto('/online-mba');
      await hydrate(page);
      const { wideBanners } = await marketingOf('/api/programpage/online-mba');
      await seen(imageIn(page, '#career'), wideBanners.career.alt_image_name);
      await seen(imageIn(page, '#emi'), wideBanners.emi.alt_image_name);
      await seen(imageIn(page, '#get-in-touch'), wideBanners.get_in_touch.alt_image_name);
    });

    test('SECT-02 SECT-03 REFER-01 pictures of the launchpad, of referring and of the dashboard are seen', async ({
      page,
      request,
    }) => {
      type Pad = {
        items: { title: string; alt_image_name: string }[];
        marketing: Record<'preLoginReferral' | 'postLoginReferral', { alt_image_name: string }> & {
          dashboardAccess: { alt_text: string };
        };
      };
      const { data: pad } = (await (await request.get('/api/launchpadPage/launchpad')).json()) as { data: Pad };
      const items = async () => {
        for (const { title, alt_image_name } of pad.items)
          await seen(page.getByRole('listitem').filter({ hasText: title }).locator('img').last(), alt_image_name);
      };
      await page.goto('/launchpad');
      await hydrate(page);
      await items();
      await seen(imageIn(page, '#refer-a-friend'), pad.marketing.preLoginReferral.alt_image_name);

      await verifyVisitor(page.context().request);
      await page.goto('/launchpad');
      await hydrate(page);
      await items();
      // Below it is a drawing for visitors without referrals.
      const { alt_image_name } = pad.marketing.postLoginReferral;
      await seen(page.locator('#refer-a-friend').getByAltText(alt_image_name, { exact: true }), alt_image_name);
      await seen(imageIn(page, '#dashboard-access'), pad.marketing.dashboardAccess.alt_text);
    });
  });

test('PAGE-28 a second thumbnail is the cover of the compact card on another programme’s page', async ({
  page,
  request,
}) => {
  const [staff, editor] = [await staffOf(request), await editorOf(request)];
  const filter = encodeURIComponent(JSON.stringify({ slug: 'online-mca' }));
  const [program] = await staff<{ id: string }[]>('GET', `program?filter=${filter}`);
  const [media] = await staff<{ address: string }[]>('GET', 'media?range=[0,0]');
  expect(media?.address).toMatch(/^\/media\//);
  const card = page
    .locator('#other-courses')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/online-mca"]') });
  const covers = async () => {
    await page.goto('/online-mba');
    return card.locator('img[src^="/media/"]').count();
  };
  expect(await covers()).toBe(0);
  await editor.change('program', program?.id ?? '', { program_thumbnail_one: media?.address });
  await expect.poll(covers).toBeGreaterThan(0);
  await hydrate(page);
  const cover = card.locator('img[src^="/media/"]').last();
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
