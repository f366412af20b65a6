import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Guide } from '../src/guide.ts';
import { documentedPaths, storyNames } from './documented-components.ts';

const root = new URL('../src/', import.meta.url);
const components = new URL('components/', root);
const foldersIn = (folder: URL) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const folders = foldersIn(components).flatMap((group) =>
  foldersIn(new URL(`${group}/`, components)).map((name) => ({ group, name })),
);

test.each(folders)('$group/$name has its component, stories and test', ({ group, name }) => {
  const files = readdirSync(new URL(`${group}/${name}/`, components));
  expect(files).toEqual(expect.arrayContaining([`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`]));
});

test.each(folders)('$group/$name: the group of its folder is its group in the sidebar', ({ group, name }) => {
  const stories = readFileSync(new URL(`${group}/${name}/${name}.stories.tsx`, components), 'utf8');
  const title = /title: '(\w+)\/(\w+)'/.exec(stories);
  expect([title?.[1]?.toLowerCase(), title?.[2]]).toEqual([group, name]);
});

const guideOf = async (path: string) =>
  ((await import(new URL(`${path}.guide.ts`, root).href)) as { guide: Guide }).guide;

// Whatever has stories has a page, and the page wants a guide: the doors behind `components/` included.
test.each(documentedPaths)('%s: its guide is whole and names stories that exist', async (path) => {
  const guide = await guideOf(path);
  const named = [...guide.do, ...guide.dont].flatMap((rule) => rule.story ?? []);
  expect(storyNames(path)).toEqual(expect.arrayContaining(named));
  expect(guide.summary).toMatch(/^\S.*[.!?]$/s);
  for (const part of ['use', 'avoid', 'do', 'anatomy', 'tested'] as const)
    expect(guide[part], `${basename(path)}: ${part}`).not.toHaveLength(0);
});

test.each(documentedPaths)('%s starts with Default, and shows Hindi if it has texts', (path) => {
  const [first, ...others] = storyNames(path);
  expect(first).toBe('Default');
  if (!WITHOUT_WORDS.has(basename(path))) expect(others).toContain('Hindi');
});

test.each(documentedPaths)('%s: keys in its guide are used in its test', async (path) => {
  const { keyboard } = await guideOf(path);
  const tests = ['.test.tsx', '.long.test.tsx']
    .map((ending) => new URL(path + ending, root))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  expect(keyboard.length === 0 || /userEvent\.(keyboard|tab|type)\(/.test(tests)).toBe(true);
});

// They arrange, draw or count; the words around them belong to something else.
const WITHOUT_WORDS = new Set([
  'Container',
  'DateTime',
  'Grid',
  'Icon',
  'IconButton',
  'Lattice',
  'Logo',
  'Picture',
  'Price',
  'ProgressBar',
  'RingLattice',
  'RingMark',
  'Skeleton',
  'Stack',
]);
