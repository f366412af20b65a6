import { describe, expect, test } from 'vitest';
import { dark, ink, light, moreContrast } from './colour.ts';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries({ light, dark, ink, moreContrast }))('%s scheme', (_name, scheme) => {
  test.each(pairs)('$ink on $ground is at least $least:1', (pair) => {
    expect(contrast(scheme[pair.ink], scheme[pair.ground])).toBeGreaterThanOrEqual(pair.least);
  });
});
