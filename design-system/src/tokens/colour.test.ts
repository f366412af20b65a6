import { describe, expect, test } from 'vitest';
import {
  darkHighContrast,
  inkColours,
  inkHighContrast,
  lightColours,
  lightHighContrast,
  colourSchemes,
} from './colour.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { requiredContrast, colourPairs } from './colour-pairs.ts';
import { changedColourVariables } from './css-variables.ts';

test('black on white is 21:1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(colourSchemes))('%s scheme', (_name, scheme) => {
  test.each(colourPairs)('$foreground on $background is at least $minimum:1, and more with high contrast', (pair) => {
    expect(contrastRatio(scheme[pair.foreground], scheme[pair.background])).toBeGreaterThanOrEqual(
      requiredContrast(scheme, pair),
    );
  });
});

test('more contrast requires 7:1 and 4.5:1', () => {
  const [text, part] = [
    colourPairs.find(({ minimum }) => minimum === 4.5)!,
    colourPairs.find(({ minimum }) => minimum === 3)!,
  ];
  for (const scheme of [lightHighContrast, darkHighContrast, inkHighContrast])
    expect([requiredContrast(scheme, text), requiredContrast(scheme, part)]).toEqual([7, 4.5]);
  expect([requiredContrast(lightColours, text), requiredContrast(lightColours, part)]).toEqual([4.5, 3]);
});

test('ink sets every colour that lightHighContrast changes, so that a band of ink does not inherit it', () => {
  const band = Object.keys(changedColourVariables(inkColours, lightColours));
  expect(band).toEqual(expect.arrayContaining(Object.keys(changedColourVariables(lightHighContrast, lightColours))));
});
