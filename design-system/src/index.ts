export * from './components/index.ts';
export { fontPreloads } from './fonts/preloads.ts';
export * from './language/index.ts';
export { createStyleCache } from './server/style-cache.ts';
export * from './theme/index.ts';
export {
  type ColourScheme,
  colour,
  contrastRatio,
  darkColours,
  inkColours,
  lightColours,
  lightHighContrast,
  motion,
  type ColourPair,
  colourPairs,
  radius,
  shadow,
  fontFamily,
  fontSize,
  space,
  mediaQuery,
} from './tokens/index.ts';
