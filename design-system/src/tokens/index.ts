export * from './colour.ts';
export * from './contrast.ts';
export * from './layout.ts';
export * from './pairs.ts';
export * from './type.ts';
export * from './vars.ts';
