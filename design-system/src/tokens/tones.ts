import { colour } from './css-variables.ts';

// Hues relative to the action colour, so that every brand and scheme has its own; red and green are left out because
// they have a meaning. Names and shapes repeat the distinction for people who cannot tell the colours apart.
const HUES = [282, 330, 55, 225, 95, 195, 305, 75];

/** Number of tones. */
export const toneCount = HUES.length;

/** The strong colour of a tone, at least 3:1 on a surface; any integer is valid. */
export const toneColour = (tone: number): string =>
  `oklch(from ${colour.action} calc(l + 0.06) c ${HUES[Math.abs(tone) % toneCount]})`;

/** The background of a tone, for text in the text colour. */
export const toneTint = (tone: number): string => `color-mix(in oklab, ${toneColour(tone)} 13%, ${colour.surface})`;
