import { type BrandFont, brandFonts } from './brand.ts';

/** Font families with their metric-compatible fallbacks (see `fonts/fonts.css`). */
export const fontFamily = {
  display: familyOf(brandFonts.display),
  text: familyOf(brandFonts.text),
  code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Sizes grow linearly from 390 px to 1280 px, in rem so that the reader's own text size counts. */
export const fontSize = {
  /** Labels of controls, chips, menus. */
  small: '0.9375rem',
  /** Secondary text: help, facts, descriptions. As large as text on a phone, a little smaller on a desktop. */
  detail: 'clamp(0.9375rem, 1.0625rem - 0.15625vw, 1rem)',
  body: fluid(16, 17),
  lead: fluid(18, 21),
  h5: fluid(18, 20),
  h4: fluid(20, 23),
  h3: fluid(23, 28),
  h2: fluid(29, 42),
  h1: fluid(35, 58),
  display: fluid(40, 72),
} as const;

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export const lineHeight = { tight: 1.12, snug: 1.3, normal: 1.6 } as const;

/** 60 to 75 characters a line: a figure is wider than most letters. */
export const maxLineLength = '50ch';

function fluid(atPhone: number, atDesktop: number): string {
  const [from, to] = [390, 1280];
  const slope = (atDesktop - atPhone) / (to - from);
  const start = (atPhone - slope * from) / 16;
  return `clamp(${atPhone / 16}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${atDesktop / 16}rem)`;
}

function familyOf({ name, kind }: BrandFont): string {
  const [own, fallback] =
    kind === 'serif' ? [['Georgia', 'Times'], 'Georgia, serif'] : [['Arial', 'Roboto'], 'system-ui, sans-serif'];
  return [...['', ...own].map((system) => `'${`${name} ${system}`.trim()}'`), "'Noto Sans Devanagari'", fallback].join(
    ', ',
  );
}
