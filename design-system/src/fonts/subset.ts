import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * Makes the woff2 files beside it: `node src/fonts/subset.ts`. Run it again only when a family or the characters change.
 * The foundry's Latin file lacks the rupee sign and its Latin-extended file has it, so each family is cut into
 * two small files that are both preloaded: the Latin in use, and the signs of the extended file.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…‹›€™−×÷→←↑↓œŒ`;
// Rupee, and the letters of Sanskrit and Hindi names in Roman spelling.
const signs = '₹āĀīĪūŪṛṚṅṭṬḍḌṇṆśŚṣṢḥṁ';
const devanagari = `${range(0x0900, 0x097f)}${range(0x20, 0x40)}\u200c\u200d\u25cc।॥₹–—‘’“”`;

interface Cut {
  from: string;
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const fraunces = '@fontsource-variable/fraunces/files/fraunces-';
const inter = '@fontsource-variable/inter/files/inter-';
const hindi = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-';
// One optical size drawn for headings: the axis would add half as many bytes again.
const display = { wght: { min: 400, max: 700 }, opsz: 72 };
const plain = { wght: { min: 400, max: 700 } };

const cuts: Cut[] = [
  { from: `${fraunces}latin-opsz-normal.woff2`, to: 'fraunces-latin.woff2', text: latin, axes: display },
  { from: `${fraunces}latin-ext-opsz-normal.woff2`, to: 'fraunces-signs.woff2', text: signs, axes: display },
  { from: `${inter}latin-wght-normal.woff2`, to: 'inter-latin.woff2', text: latin, axes: plain },
  { from: `${inter}latin-ext-wght-normal.woff2`, to: 'inter-signs.woff2', text: signs, axes: plain },
  { from: `${hindi}devanagari-wght-normal.woff2`, to: 'noto-sans-devanagari.woff2', text: devanagari, axes: plain },
];

// Kerning, accents and the figures of one width that money and times need; no stylistic sets.
const latinFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const { resolve } = createRequire(import.meta.url);

for (const { from, to, text, axes } of cuts) {
  const font = await subsetFont(await readFile(resolve(from)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...(text !== devanagari && { keepFeatures: latinFeatures }),
  });
  await writeFile(new URL(to, import.meta.url), font);
  process.stdout.write(`${to} ${(font.byteLength / 1024).toFixed(1)} kB\n`);
}
