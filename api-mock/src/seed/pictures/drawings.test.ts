import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';

import { picture, type PictureName, seed } from '../content/index.ts';
import { lineDrawings } from './drawings/index.ts';
import { people } from './drawings/people.ts';
import { seals } from './drawings/seals.ts';
import { svg } from './drawings/shapes.ts';
import { windows } from './drawings/windows.ts';

const MOST_BYTES = 5_000;
const attributes = new XMLParser({ ignoreAttributes: false });

describe('people, windows, cards and seals are drawn in one line', () => {
  test.each(Object.entries(lineDrawings))('%s is a small SVG that stands by itself', (_name, drawing) => {
    const text = svg(drawing);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
    expect(XMLValidator.validate(text)).toBe(true);
    const { svg: root } = attributes.parse(text) as { svg: Record<string, string> };
    expect(root['@_xmlns']).toBe('http://www.w3.org/2000/svg');
    expect([Number(root['@_width']), Number(root['@_height'])]).toEqual([drawing.width, drawing.height]);
    expect(text).not.toMatch(
      /<(?:script|style|image|foreignObject|a|animate|text)\b|<!|<\?|\son\w+=|data:|javascript:/i,
    );
    const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to]) => to);
    expect(references.filter((to) => !to?.startsWith('#'))).toEqual([]);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('the same is drawn every time, and nothing twice', async () => {
    const again = './drawings/index.ts?again';
    const { lineDrawings: second } = (await import(again)) as { lineDrawings: typeof lineDrawings };
    expect(second).not.toBe(lineDrawings);
    expect(Object.values(second).map(svg)).toEqual(Object.values(lineDrawings).map(svg));
    expect(new Set(Object.values(lineDrawings).map(svg)).size).toBe(Object.keys(lineDrawings).length);
  });

  test('there are windows enough to choose from', () => {
    expect(Object.keys(windows).length).toBeGreaterThanOrEqual(24);
  });
});

const drawn = (names: object): string[] => Object.keys(names).map((name) => picture(name as PictureName));

describe('in the seed', () => {
  test('everyone who speaks or is presented has a portrait of their own', () => {
    const images = [...seed.testimonials, ...seed.alumni, ...seed['vc-message']].map(({ image }) => image);
    expect(images.filter((image) => !drawn(people).includes(image ?? ''))).toEqual([]);
    expect(new Set(images).size).toBe(images.length);
  });

  test('each sign of recognition has a seal of its own', () => {
    const badges = seed.accreditations.map(({ badge }) => badge);
    expect(new Set(badges)).toEqual(new Set(drawn(seals)));
    expect(badges.length).toBe(drawn(seals).length);
  });

  test('each programme has a picture of its own on its card', () => {
    const covers = seed.program.map(({ program_thumbnail }) => program_thumbnail);
    const shared = seed.program.filter(({ program_thumbnail: cover }, at) => covers.indexOf(cover) !== at);
    expect(covers.filter((cover) => !cover)).toEqual([]);
    expect(shared.map(({ slug }) => slug)).toEqual([]);
  });
});
