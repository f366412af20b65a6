import type { Rings } from './ring-markup.ts';
import type { RingTint } from './ring-tints.ts';

/** Name of a border file; `renderRingFrame` needs nothing but the name. */
export const ringFrameName = ({ rings, highlight, tint }: Rings & { tint: RingTint }): string =>
  `border-${tint}-${rings.map((count) => Math.min(count, 99)).join('.')}-${highlight ? highlight.join('.') : ''}.svg`;
