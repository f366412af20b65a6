import './fonts.css';
import { expect, test } from 'vitest';
import { brandFonts, fontFamily, fontSize } from '../tokens/index.ts';
import { fontPreloads } from './preloads.ts';

const loaded = async (font: string, text: string) =>
  (await document.fonts.load(font, text)).map(({ status }) => status);

const { display, text: plain } = brandFonts;
const firstSystemFont = { serif: 'Times', 'sans-serif': 'Arial' };

test.each([plain.name, display.name])('%s has the rupee sign and Latin in separate files', async (face) => {
  expect(await loaded(`600 32px '${face}'`, '₹')).toContain('loaded');
  expect(await loaded(`600 32px '${face}'`, 'Fees')).toContain('loaded');
  expect(widthOf(`600 32px '${face}', monospace`, '₹')).not.toBe(widthOf('600 32px monospace', '₹'));
});

test('figures of one width are really of one width', async () => {
  await loaded(`16px '${plain.name}'`, '0123456789');
  const widths = ['1111111', '8888888'].map(
    (text) => boxOf(text, { fontFamily: `'${plain.name}'`, fontVariantNumeric: 'tabular-nums' }).width,
  );
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 3);
});

test('figures and rupee sign of the display font are those of the text font, its letters are not', async () => {
  await loaded(`600 32px '${display.name}'`, 'Fees ₹1');
  await loaded(`600 32px '${plain.name}'`, 'Fees ₹1');
  const [ours, texts] = [display.name, plain.name].map((face) => `600 32px '${face}', monospace`);
  expect(widthOf(ours ?? '', '₹139000')).toBeCloseTo(widthOf(texts ?? '', '₹139000'), 1);
  expect(widthOf(ours ?? '', 'Fees')).not.toBeCloseTo(widthOf(texts ?? '', 'Fees'), 1);
});

test('what every page fetches at once is under 32 kB a file and 56 kB in all', async () => {
  const sizes = await Promise.all(fontPreloads.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength));
  expect(sizes).toHaveLength(3);
  expect(Math.max(...sizes)).toBeLessThan(32 * 1024);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(56 * 1024);
});

test.each([plain.name, display.name])('%s: accented and romanised letters are in files of their own', async (face) => {
  const files = await document.fonts.load(`600 32px '${face}'`, 'éṛ');
  expect(files.map(({ status, unicodeRange }) => [status, unicodeRange.split(',')[0]])).toEqual(
    expect.arrayContaining([
      ['loaded', 'U+C0-D6'],
      ['loaded', 'U+100-101'],
    ]),
  );
  for (const letter of 'éṛ')
    expect(widthOf(`600 32px '${face}', monospace`, letter)).not.toBe(widthOf('600 32px monospace', letter));
});

test('Hindi is fetched for Hindi alone', async () => {
  expect(await document.fonts.load("16px 'Noto Sans Devanagari'", 'Fees')).toEqual([]);
  expect(await loaded("16px 'Noto Sans Devanagari'", 'शुल्क')).toEqual(['loaded']);
});

const words = 'Plan ten hours a week: six for the classes, four for reading and for writing what you think of it.';

// The weight that each kind is used at.
const WEIGHT = { serif: 600, 'sans-serif': 400 };

test.for([
  [plain.name, `${plain.name} ${firstSystemFont[plain.kind]}`, WEIGHT[plain.kind]],
  [display.name, `${display.name} ${firstSystemFont[display.kind]}`, WEIGHT[display.kind]],
] as const)('%s and its stand-in %s take the same room', async ([ours, standIn, weight], { skip }) => {
  await loaded(`${weight} 16px '${ours}'`, words);
  // A face without a file behind it fails to load.
  const local = await loaded(`${weight} 16px '${standIn}'`, words).catch((): FontFaceLoadStatus[] => []);
  skip(!local.includes('loaded'), 'this machine has none of the system faces');
  const [face, other] = [ours, standIn].map((name) =>
    boxOf(words, { fontFamily: `'${name}'`, fontWeight: String(weight) }),
  );
  expect(Math.abs((other?.width ?? 0) / (face?.width ?? 1) - 1)).toBeLessThan(0.04);
  expect(Math.abs((other?.height ?? 0) - (face?.height ?? 0))).toBeLessThanOrEqual(1);
});

test('the families name their fallback fonts before any system font', () => {
  for (const [family, { name }] of [
    [fontFamily.text, plain],
    [fontFamily.display, display],
  ] as const)
    expect(family).toMatch(new RegExp(`^'${name}', '${name} \\w+', '${name} \\w+', 'Noto Sans Devanagari', `));
  expect(fontSize.body).toMatch(/^clamp\(1rem, /);
});

function widthOf(font: string, text: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = font;
  return context.measureText(text).width;
}

function boxOf(text: string, style: Partial<CSSStyleDeclaration>): DOMRect {
  const box = document.body.appendChild(document.createElement('span'));
  Object.assign(
    box.style,
    { position: 'absolute', whiteSpace: 'nowrap', lineHeight: 'normal', fontSize: '32px' },
    style,
  );
  box.textContent = text;
  const rect = box.getBoundingClientRect();
  box.remove();
  return rect;
}
