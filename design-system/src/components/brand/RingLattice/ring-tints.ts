import { type ColourScheme, colour, lightColours } from '../../../tokens/index.ts';

/** The colours of the palette that a tint is mixed from, in equal parts, so that another brand has its own tints. */
const parts = {
  teal: ['lattice', 'success'],
  slate: ['muted'],
  plum: ['lattice', 'danger'],
  indigo: ['lattice'],
  bronze: ['accentText'],
} as const satisfies Record<string, readonly (keyof ColourScheme)[]>;

/** A quiet colour for lines and stars, at least 4.5:1 on page and surface. */
export type RingTint = keyof typeof parts;

/** All tints, in a fixed order. */
export const ringTints = Object.keys(parts) as RingTint[];

/** A tint as a CSS value that follows the colour scheme. */
export function tintColour(tint: RingTint): string {
  const [one, other] = parts[tint];
  return other ? `color-mix(in srgb,${colour[one]},${colour[other]})` : colour[one];
}

/** A tint as `#rrggbb` in a colour scheme, for files. */
export function tintHex(tint: RingTint, scheme: ColourScheme = lightColours): string {
  const mixed = parts[tint].map((name) => [1, 3, 5].map((at) => Number.parseInt(scheme[name].slice(at, at + 2), 16)));
  const channel = (at: number) => Math.round(mixed.reduce((sum, one) => sum + (one[at] ?? 0), 0) / mixed.length);
  return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}
