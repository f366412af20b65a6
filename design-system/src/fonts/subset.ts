import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { brandFonts } from '../tokens/brand.ts';
import { partsOf } from './font-parts.ts';

/*
 * Makes the woff2 files in this folder from the brand's fonts: `npm run fonts --prefix design-system`. The rupee sign
 * is in the Latin-extended file of a font, so each font is cut into several small files.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const devanagari = `${range(0x0900, 0x097f)}${range(0x20, 0x40)}\u200c\u200d\u25cc।॥₹–—‘’“”`;

interface Cut {
  from: string;
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const weights = { wght: { min: 400, max: 700 } };

const cuts: Cut[] = [
  ...Object.entries(brandFonts).flatMap(([role, { package: from, axes }]) =>
    partsOf(role).map(({ name, subset, characters }) => ({
      from: from.replace('{subset}', subset),
      to: `${role}-${name}.woff2`,
      text: characters,
      axes: { ...weights, ...axes },
    })),
  ),
  {
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-sans-devanagari.woff2',
    text: devanagari,
    axes: weights,
  },
];

// Kerning, accents and tabular figures; no stylistic sets.
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
