import { expect, test } from 'vitest';

import { splitRareStyles } from './split-rare-styles.ts';

test('rules for paper, more contrast and forced colours leave the sheet, in their order', () => {
  const landscape = '@media print and (orientation:landscape){.b{top:1px}}';
  const wide = '@supports (top:0){@media print{.b{top:2px}}}';
  const [paper, contrast, forced] = [
    '@media print{.a{color:black}@supports (zoom:1){.b{zoom:.6}}}',
    '@media (prefers-contrast: more){:root{--a:1}}',
    '@media (forced-colors: active){.b{border:0}}',
  ];
  expect(
    splitRareStyles(`.a{color:red}${paper}.b{top:0}${landscape}${contrast}${wide}${forced}.c{left:0}${paper}`),
  ).toEqual({
    common: `.a{color:red}.b{top:0}${landscape}${wide}.c{left:0}`,
    rare: paper + contrast + forced + paper,
  });
});

test('a sheet without such rules stays as it is', () => {
  expect(splitRareStyles('.a{color:red}')).toEqual({ common: '.a{color:red}', rare: '' });
});
