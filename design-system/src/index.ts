export * from './components/index.ts';
export { fontPreloads } from './fonts/preloads.ts';
export { createStyleCache } from './server/style-cache.ts';
export * from './theme/index.ts';
export {
  type ColourScheme,
  colour,
  contrast,
  dark,
  ink,
  light,
  moreContrast,
  motion,
  type Pair,
  pairs,
  radius,
  shadow,
  size,
  space,
  up,
} from './tokens/index.ts';
