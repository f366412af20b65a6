export * from './text/index.ts';
export * from './actions/index.ts';
export * from './brand/index.ts';
export * from './layout/index.ts';
export * from './forms/index.ts';
export * from './feedback/index.ts';
export * from './navigation/index.ts';
export * from './content/index.ts';
