import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../model/paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each(['docs/.storybook/public/404.html', 'docs/api-reference/page/page.css'])(
  '%s uses tokens that exist',
  (file) => {
    const tokens = read('design-system/src/tokens/tokens.css');
    const used = [...new Set([...read(file).matchAll(/var\((--ds-[\w-]+)/g)].map(([, name = '']) => name))];
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  },
);

test('the walks through the code have at most 20 files each, all of which exist', () => {
  const [, ...walks] = read('docs/pages/walks-through-the-code.mdx').split(/^## /m);
  const files = walks.map((walk) => [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file));
  expect(files.map(({ length }) => length > 9 && length <= 20)).toEqual([true, true]);
  expect(files.flat().filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
