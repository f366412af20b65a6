import { describe, expect, test } from 'vitest';
import { darkMoreContrast, ink, inkMoreContrast, light, moreContrast, schemes } from './colour.ts';
import { contrast } from './contrast-ratio.ts';
import { leastIn, pairs } from './colour-pairs.ts';
import { declareChanges } from './css-variables.ts';

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(schemes))('%s scheme', (_name, scheme) => {
  test.each(pairs)('$ink on $ground is at least $least:1, more where more is asked for', (pair) => {
    expect(contrast(scheme[pair.ink], scheme[pair.ground])).toBeGreaterThanOrEqual(leastIn(scheme, pair));
  });
});

test('more contrast asks for 7:1 and 4.5:1', () => {
  const [text, part] = [pairs.find(({ least }) => least === 4.5)!, pairs.find(({ least }) => least === 3)!];
  for (const scheme of [moreContrast, darkMoreContrast, inkMoreContrast])
    expect([leastIn(scheme, text), leastIn(scheme, part)]).toEqual([7, 4.5]);
  expect([leastIn(light, text), leastIn(light, part)]).toEqual([4.5, 3]);
});

test('a band of ink keeps its colours where the page around it changes to more contrast', () => {
  const band = Object.keys(declareChanges(ink, light));
  expect(band).toEqual(expect.arrayContaining(Object.keys(declareChanges(moreContrast, light))));
});
