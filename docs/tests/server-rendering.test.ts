import { createStyleCache, extractCriticalStyles } from '@prospectus/design-system/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stage } from '../../design-system/tests/Stage.tsx';
import { type StoryModule, toTestStories } from '../../design-system/tests/stories-of.tsx';

const stories = toTestStories(import.meta.glob<StoryModule>('../patterns/**/*.stories.tsx', { eager: true }));

test.each(stories)('$id renders on the server', ({ element }) => {
  const cache = createStyleCache();
  const extract = extractCriticalStyles(cache);
  const { html } = extract(() => renderToString(createElement(Stage, { cache, children: element })));
  expect(html).toMatch(/<(main|form|ul|div)/);
});
