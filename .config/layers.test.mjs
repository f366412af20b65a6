import { expect, it } from 'vitest';

import { layerFigures, layerLines, isLayered } from './layers.mjs';

const layers = [
  { name: 'low', folders: ['low/*'] },
  { name: 'high', folders: ['high', '.'] },
];
const file = (source, ...imports) => ({ source, dependencies: imports.map((resolved) => ({ resolved })) });
const isTest = (source) => source.endsWith('.test.ts');

const figuresOf = (modules) => layerFigures(modules, isTest, { 'pkg/src': { layers, tests: ['testing'] } })[0];

it('counts folders and arrows between them, each once', () => {
  expect(
    figuresOf([
      file('pkg/src/high/a.ts', 'pkg/src/low/one/a.ts', 'pkg/src/low/one/b.ts', 'node_modules/zod/index.js'),
      file('pkg/src/low/one/a.ts', 'pkg/src/low/one/b.ts'),
      file('pkg/src/low/one/b.ts'),
    ]),
  ).toMatchObject({ folders: 2, arrows: 1, up: [], inCycle: [], unknown: [] });
});

it('names arrows up and the folders of a cycle, and fails on either', () => {
  const figures = figuresOf([
    file('pkg/src/index.ts', 'pkg/src/low/one/a.ts'),
    file('pkg/src/high/a.ts', 'pkg/src/low/two/a.ts'),
    file('pkg/src/low/one/a.ts', 'pkg/src/high/a.ts'),
    file('pkg/src/low/two/a.ts', 'pkg/src/low/one/a.ts'),
  ]);
  expect(figures.up).toEqual(['pkg/src/low/one → pkg/src/high']);
  expect(figures.inCycle).toEqual(['pkg/src/high', 'pkg/src/low/one', 'pkg/src/low/two']);
  expect(isLayered(figures)).toBe(false);
  expect(layerLines([figures])).toContain('  up: pkg/src/low/one → pkg/src/high');
});

it('leaves tests out, and fails on a file in no layer', () => {
  const figures = figuresOf([
    file('pkg/src/low/one/a.test.ts', 'pkg/src/high/a.ts'),
    file('pkg/src/testing/start.ts', 'pkg/src/high/a.ts'),
    file('pkg/src/helpers/text.ts'),
  ]);
  expect(figures).toMatchObject({ up: [], inCycle: [], unknown: ['pkg/src/helpers/text.ts'] });
  expect(isLayered(figures)).toBe(false);
});
