import { expect, test } from 'vitest';
import { serverStories } from './renderStories.tsx';

test('there are stories to render', () => {
  expect(serverStories.length).toBeGreaterThan(60);
});

test.each(serverStories)('$id renders on the server', (story) => {
  expect(story).not.toHaveProperty('error');
});
