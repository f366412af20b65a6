import type { Rings } from './ring-markup.ts';
import type { RingTint } from './ring-tints.ts';

/** What a file of rings shows: the chart itself, or the border of a certificate. */
export type RingFile = Rings & { tint: RingTint; kind: 'chart' | 'border' };

/** Name of a file; `renderRingFile` needs nothing but the name. */
export const ringFileName = ({ kind, rings, highlight, tint }: RingFile): string =>
  `${kind}-${tint}-${rings.map((count) => Math.min(count, 99)).join('.')}-${highlight ? highlight.join('.') : ''}.svg`;
