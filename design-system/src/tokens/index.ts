export { type BrandFont, brandFonts, logoMark } from './brand.ts';
export * from './colour.ts';
export * from './contrast-ratio.ts';
export * from './layout.ts';
export * from './colour-pairs.ts';
export * from './typography.ts';
export * from './css-variables.ts';
export * from './tones.ts';
export * from './transparent.ts';
