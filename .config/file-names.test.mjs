import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { misnamedFiles } from './file-names.mjs';

const base = mkdtempSync(join(tmpdir(), 'file-names-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const put = (file, text = '') => {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
};

test('file names are kebab-case, a component names its file and the files beside it, and each break is named', () => {
  put('docs/page-cache.ts', 'export const pageCache = 1;');
  put('docs/.storybook/main.ts');
  put('docs/FilterBar/FilterBar.tsx', 'export function FilterBar() {}');
  put('docs/FilterBar/FilterBar.stories.tsx');
  put('docs/FilterBar/FilterBar.guide.ts');
  put('docs/FilterBar/index.ts');
  put('docs/FormPage.ts', 'export const FormPage = styled();');
  put('docs/card-parts.tsx', 'export const CardHead = () => undefined;');
  put('docs/README.md');
  expect(misnamedFiles(base, ['docs'])).toEqual([]);

  put('docs/pageCache.ts');
  put('docs/page_cache.css');
  put('docs/Money.ts', 'export const rupees = 1;');
  put('docs/filter-row.tsx', 'export function FilterRow() {}');
  expect(misnamedFiles(base, ['docs']).toSorted()).toEqual([
    'docs/Money.ts: it exports no component: use kebab-case',
    'docs/filter-row.tsx: it exports the component FilterRow: name it after the component',
    'docs/pageCache.ts: use kebab-case',
    'docs/page_cache.css: use kebab-case',
  ]);
});
