import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { Guide } from '../src/guide.ts';

const root = new URL('../src/', import.meta.url);
const components = new URL('components/', root);
const folders = readdirSync(components, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => name))('%s has its component, stories and test', (name) => {
  const files = readdirSync(new URL(`${name}/`, components));
  expect(files).toEqual(expect.arrayContaining([`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`]));
});

// Whatever has stories has a page, and the page wants a guide: the doors behind `components/` included.
const documented = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replace('.stories.tsx', ''))
  .toSorted();

test.each(documented.filter((path) => existsSync(new URL(`${path}.guide.ts`, root))))(
  '%s: its guide is whole and names stories that exist',
  async (path) => {
    const { guide } = (await import(new URL(`${path}.guide.ts`, root).href)) as { guide: Guide };
    const stories = readFileSync(new URL(`${path}.stories.tsx`, root), 'utf8');
    for (const story of [...guide.do, ...guide.dont].flatMap((rule) => rule.story ?? []))
      expect(stories).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
    expect(guide.summary).toMatch(/^\S.*[.!?]$/s);
    for (const part of ['use', 'avoid'] as const)
      expect(guide[part], `${basename(dirname(path))}: ${part}`).not.toHaveLength(0);
  },
);
