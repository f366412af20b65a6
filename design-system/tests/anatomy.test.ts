import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../src/components/', import.meta.url);
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => name))('%s has its component, stories and test', (name) => {
  const files = readdirSync(new URL(`${name}/`, root));
  expect(files).toEqual(expect.arrayContaining([`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`]));
});
