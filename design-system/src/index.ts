export * from './components/index.ts';
export * from './components/forms-and-feedback.ts';
export { fontPreloads } from './fonts/preloads.ts';
export { createStyleCache } from './server/styleCache.ts';
export * from './theme/index.ts';
export { colour, light, dark, motion, radius, shadow, space, up } from './tokens/index.ts';
