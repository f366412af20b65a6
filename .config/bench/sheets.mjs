import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { inBrowser } from './browser.mjs';
import { whileRunning } from './running.mjs';
import { ROOT } from '../paths.mjs';
import { KINDS } from '../../site/e2e/http/page-kinds.ts';

const WIDTHS = [390, 768, 1280, 1600];
/** The browser cannot draw more of one page. */
const MOST_PX = 16_000;
const SMALL_TEXT_PX = 16;

const PAGES = [
  ...KINDS,
  '/about',
  '/compare?programs=online-ma,online-mba,online-mca',
  '/enquire?program=online-mba&variant=REGISTER',
  '/no-such-page',
];

/**
 * Contact sheets of every page kind at four widths, as PNG files of a folder, and a line for each page: its height on a
 * phone, its bytes, printed pages on A4, and what is wider than the screen.
 */
export const measure = (folder = join(ROOT, '.cache/sheets'), only = '') =>
  whileRunning(({ origin }) =>
    inBrowser({ width: 1280, height: 900 }, async (page) => {
      mkdirSync(folder, { recursive: true });
      const paths = PAGES.filter((path) => path.includes(only));
      const lines = [];
      const shots = new Map(WIDTHS.map((width) => [width, []]));
      for (const path of paths) {
        const facts = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await settled(page, origin + path);
          const { height, wide, small } = await page.evaluate(factsOf, SMALL_TEXT_PX);
          if (wide > width) facts.push(`${wide} px wide at ${width}`);
          if (width === 390) facts.push(`${height} px high, ${small} texts under ${SMALL_TEXT_PX} px at 390`);
          const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_PX) };
          const image = await page.screenshot({ fullPage: true, clip, scale: 'css' });
          writeFileSync(join(folder, `${nameOf(path)}-${width}.png`), image);
          shots.get(width).push({ path, image });
        }
        facts.push(await bytesOf(page, origin + path), `${await printedPages(page)} pages of A4`);
        lines.push(`sheets: ${path}: ${facts.join(', ')}`);
      }
      for (const [width, images] of shots)
        writeFileSync(join(folder, `all-${width}.png`), await contactSheet(page, images));
      return [...lines, `sheets: ${WIDTHS.map((width) => `all-${width}.png`).join(', ')} in ${folder}`].join('\n');
    }),
  );

/** Opens a page and scrolls through it, so that every section and picture is there. */
async function settled(page, address) {
  await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // A page that is alive never rests.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

function factsOf(smallPx) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let small = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.data.trim() && node.parentElement.checkVisibility() && !node.parentElement.closest('aside, script, style'))
      if (parseFloat(getComputedStyle(node.parentElement).fontSize) < smallPx) small += 1;
  const { scrollHeight, scrollWidth } = document.documentElement;
  return { height: scrollHeight, wide: scrollWidth, small };
}

async function bytesOf(page, address) {
  const html = brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;
  const pictures = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/media\/|\.(?:svg|png|webp|avif|jpg)(?:$|\?)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return `HTML ${(html / 1000).toFixed(1)} kB, pictures ${(pictures / 1000).toFixed(0)} kB`;
}

async function printedPages(page) {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g).length;
}

/** All images beside each other, each 300 px wide and at most 1,500 high. */
async function contactSheet(page, images) {
  const sharp = createRequire(join(ROOT, 'api-mock/package.json'))('sharp');
  const tiles = await Promise.all(
    images.map(async ({ image }) =>
      sharp(image)
        .resize({ width: 300 })
        .extract(await upperPart(sharp, image))
        .png()
        .toBuffer(),
    ),
  );
  const columns = 7;
  const rows = Math.ceil(tiles.length / columns);
  return sharp({ create: { width: columns * 316, height: rows * 1_516, channels: 3, background: '#888' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % columns) * 316 + 8,
        top: Math.floor(index / columns) * 1_516 + 8,
      })),
    )
    .png()
    .toBuffer();
}

async function upperPart(sharp, image) {
  const { width, height } = await sharp(image).metadata();
  return { left: 0, top: 0, width: 300, height: Math.min(1_500, Math.floor((height * 300) / width)) };
}

const nameOf = (path) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
