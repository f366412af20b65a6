import type { Face } from './faces.ts';

/** The page of a brochure, in points. */
export const A4 = { width: 595.28, height: 841.89 };
export const MARGIN = 56;
export const FOOT = 72;

/** Paper, ink and marigold. */
export const COLOURS = {
  ink: '#1a1840',
  indigo: '#2f2b86',
  muted: '#56527a',
  rule: '#e0d6c2',
  tint: '#f4ecdc',
  marigold: '#f4a51c',
  paper: '#fbf7ee',
};

/** A programme's lattice: how many stars each ring has, from the innermost, and which of the last is the capstone. */
export type Rings = { counts: readonly number[]; capstone: number };

export type CoverFacts = { university: string; label: string; title: string; line: string; rings: Rings };

/** The style of a text: sizes and gaps in points. */
export type Look = { face?: Face; size?: number; colour?: string; after?: number; gap?: number };

/** Writes a tagged text at a position, by default below the last one. */
export type Write = (
  tag: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  look: Look,
  at?: { x: number; y: number; width: number },
) => void;
