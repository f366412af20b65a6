import { expect, test } from 'vitest';
import { documented, storiesIn } from './inventory.ts';
import { serverStories } from './renderStories.tsx';

test('every story of every file is rendered', () => {
  const written = documented.flatMap((path) => storiesIn(path).map((name) => `${path.split('/').at(-1)}/${name}`));
  expect(serverStories.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
});

test.each(serverStories)('$id renders on the server', (story) => {
  expect(story).not.toHaveProperty('error');
});
