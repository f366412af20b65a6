import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

/*
 * Makes the TrueType files in this folder: `npm run fonts`, after a change of a family or the characters. These packages have each family
 * in one file: a text of a brochure needs the rupee sign and Latin letters, which others split.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”„•…‹›€₹™−×÷→←↑↓ṛṚṅṭṬḍḌṇṆśŚṣṢḥṁ`;
const devanagari = `${latin}${range(0x0900, 0x097f)}\u200c\u200d\u25cc`;

const { resolve } = createRequire(import.meta.url);

const cuts = {
  plain: [resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'), latin],
  bold: [resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'), latin],
  display: [resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'), latin],
  devanagari: [
    resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    devanagari,
  ],
  'devanagari-bold': [
    resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
    devanagari,
  ],
} as const;

for (const [name, [file, text]] of Object.entries(cuts)) {
  const whole = await readFile(file);
  // Devanagari needs all features to join its letters.
  const features = name.startsWith('devanagari')
    ? {}
    : { keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'] };
  const font = await subsetFont(whole, text, { targetFormat: 'sfnt', ...features });
  await writeFile(new URL(`${name}.ttf`, import.meta.url), font);
  process.stdout.write(`${name}.ttf ${(font.byteLength / 1024).toFixed(1)} kB\n`);
}
