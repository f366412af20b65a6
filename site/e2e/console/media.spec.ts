import type { Locator, Page } from 'playwright/test';

import { staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { publish, signIn } from './staff.ts';

const SLUG = 'refund-policy';

/** Drops single-coloured pictures onto an element, like files from a folder. */
async function dropPictures(
  target: Locator,
  pictures: { name: string; width: number; height: number; colour: string }[],
) {
  const data = await target.page().evaluateHandle(async (wanted) => {
    const transfer = new DataTransfer();
    for (const { name, width, height, colour } of wanted) {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawing = canvas.getContext('2d');
      if (drawing) {
        drawing.fillStyle = colour;
        drawing.fillRect(0, 0, width, height);
        drawing.fillStyle = 'white';
        drawing.fillRect(0, 0, width / 8, height / 8);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) transfer.items.add(new File([blob], name, { type: 'image/png' }));
    }
    return transfer;
  }, pictures);
  await target.dispatchEvent('dragenter', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

/** Width by height of the banner's picture as the browser shows it, to one digit. */
const bannerShape = (page: Page) =>
  page
    .locator('main picture img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return Math.round((image.naturalWidth / image.naturalHeight) * 10) / 10;
    });

test('ADMIN-38 a banner’s picture is swapped by dropping a file, its crop for phones is selected, and the site shows both', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const filter = encodeURIComponent(JSON.stringify({ slug: SLUG }));
  const [record] = await staff<{ id: string }[]>('GET', `auxiliary-pages?filter=${filter}`);
  await signIn(page, 'admin', `/admin/auxiliary-pages/${record?.id}`);
  await page.getByRole('tab', { name: /^Banner/ }).click();
  const field = page.getByRole('group', { name: 'Banner picture', exact: true });
  await dropPictures(field, [{ name: 'campus.png', width: 900, height: 300, colour: 'seagreen' }]);
  await field.getByLabel('What does the picture show?').fill('The campus from the hill');
  await page.keyboard.press('Enter');
  await expect(field.getByText('Shows: The campus from the hill')).toBeVisible();
  await publish(page);

  await page.goto(`/auxiliary/${SLUG}`);
  await expect.poll(() => bannerShape(page)).toBe(3);

  await page.goto('/admin/media?filter={"q":"campus.png"}');
  await page.getByRole('link', { name: /campus\.png/ }).click();
  await expect(page.getByRole('link', { name: /Refund/ })).toBeVisible();
  await page.getByLabel('Part for phones').check();
  await page.getByRole('button', { name: '1 : 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Every page that uses it is up to date.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      await page.goto(`/auxiliary/${SLUG}`);
      return bannerShape(page);
    })
    .toBe(1);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`/auxiliary/${SLUG}`);
  expect(await bannerShape(page)).toBe(3);
});

test('ADMIN-38 many pictures are dropped on the library at once, described, and one goes to the trash and back', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/media');
  await expect(page.getByRole('heading', { level: 1, name: /Media/ })).toBeVisible();
  const pictures = ['red', 'green', 'blue', 'orange', 'purple', 'teal'].map((colour, at) => ({
    name: `drop-${colour}.png`,
    width: 300 + at,
    height: 200,
    colour,
  }));
  await dropPictures(page.getByRole('search'), pictures);
  await expect(page.getByText('Finished: 6 of 6 uploaded')).toBeVisible();
  await page.getByLabel('Search by name or description').fill('drop-');
  await page.getByLabel('Needs a description').check();
  const words = page.getByLabel('What does the picture show?');
  await expect(words).toHaveCount(6);
  await words.first().fill('A plain colour');
  await page.keyboard.press('Enter');
  await expect(words).toHaveCount(5);
  await page.getByLabel('Needs a description').uncheck();
  await page.getByRole('link', { name: /drop-teal/ }).click();
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page).toHaveURL(/\/admin\/media/);
  await page.getByRole('main').getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: 'Restore “drop-teal.png”' }).click();
  await expect(page.getByText('“drop-teal.png” is restored.')).toBeVisible();
  await page.goto('/admin/media?filter={"q":"drop-teal"}');
  await expect(page.getByRole('link', { name: /drop-teal/ })).toBeVisible();
});
