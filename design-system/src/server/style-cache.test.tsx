import { expect, test } from 'vitest';

import { createStyleCache } from './style-cache.ts';

test('the cache of a page adopts the styles that came with it, by the names in their CSS', () => {
  const style = document.createElement('style');
  style.dataset['emotion'] = 'p';
  style.textContent = '.p-1abc{color:red}.p-2def-Row:hover{color:blue}@keyframes animation-3ghi{to{opacity:0}}';
  document.head.append(style);
  const { inserted } = createStyleCache();
  expect(Object.keys(inserted).toSorted()).toEqual(['1abc', '2def-Row', 'animation-3ghi']);
  style.remove();
});
