import { colour } from './css-variables.ts';

// Turned out of the one colour for what can be pressed, so that a brand and a dark scheme have theirs at once; away from
// the hues of red and green, which have a meaning. Names and shapes tell the same apart for who sees no colour.
const HUES = [282, 330, 55, 225, 95, 195, 305, 75];

/** How many groups are told apart. */
export const toneCount = HUES.length;

/** The strong colour of a group, at least 3:1 on a surface; any whole number will do. */
export const toneColour = (tone: number): string =>
  `oklch(from ${colour.action} calc(l + 0.06) c ${HUES[Math.abs(tone) % toneCount]})`;

/** The ground of a group, for words in the colour of text. */
export const toneTint = (tone: number): string => `color-mix(in oklab, ${toneColour(tone)} 13%, ${colour.surface})`;
