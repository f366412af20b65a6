export * from './lists.ts';
export * from './page-data.ts';
export * from './program-item.ts';
export * from './program-page.ts';
export * from './site-pages.ts';
export * from './site-sections.ts';
