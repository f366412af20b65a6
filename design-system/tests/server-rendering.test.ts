import { expect, test } from 'vitest';
import { documentedPaths, storyNames } from './documented-components.ts';
import { serverStories } from './render-stories.tsx';

test('every story of every file is rendered', () => {
  const written = documentedPaths.flatMap((path) =>
    storyNames(path).map((name) => `${path.split('/').at(-1)}/${name}`),
  );
  expect(serverStories.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
});

test.each(serverStories)('$id renders on the server', (story) => {
  expect(story).not.toHaveProperty('error');
});
