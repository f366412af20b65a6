import { expect, test } from 'vitest';
import { documented, storiesIn } from './documented-components.ts';
import { serverStories } from './render-stories.tsx';

test('every story of every file is rendered', () => {
  const written = documented.flatMap((path) => storiesIn(path).map((name) => `${path.split('/').at(-1)}/${name}`));
  expect(serverStories.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
});

test.each(serverStories)('$id renders on the server', (story) => {
  expect(story).not.toHaveProperty('error');
});
