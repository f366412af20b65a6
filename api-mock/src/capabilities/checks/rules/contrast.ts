import type { Rule } from '../rule.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** The colour of text on a chosen background. */
const INK = '#1b1a17';
const MIN_RATIO = 4.5;

/** Text is readable on a background colour that staff chose. */
export const contrast: Rule = (_document, leaves) =>
  leaves.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !path.endsWith('bg_color') || !COLOUR.test(value)) return [];
    const ratio = ratioOf(value, INK);
    return ratio < MIN_RATIO
      ? [{ code: 'CONTRAST_LOW' as const, path, values: { ratio: ratio.toFixed(1), colour: value } }]
      : [];
  });

function ratioOf(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
