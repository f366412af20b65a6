import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { svg } from './draw.ts';
import { drawings } from './example.ts';
import { figure, POSES } from './figure.ts';
import { COVERS, DRESSES, HAIR } from './person-parts.ts';
import { thing } from './scene.ts';
import { THINGS } from './things.ts';

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const attributes = new XMLParser({ ignoreAttributes: false });

test.each(Object.entries(drawings))('%s is a small SVG that needs nothing else', (_name, drawing) => {
  const text = svg(drawing);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
  expect(XMLValidator.validate(text)).toBe(true);
  const { svg: root } = attributes.parse(text) as { svg: Record<string, string> };
  expect([Number(root['@_width']), Number(root['@_height'])]).toEqual([drawing.width, drawing.height]);
  expect(text).not.toMatch(/<(?:script|style|image|foreignObject|a|animate|text)\b|<!|<\?|\son\w+=|data:|javascript:/i);
  const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to]) => to);
  expect(references.filter((to) => !to?.startsWith('#'))).toEqual([]);
});

test('every part and every pose is drawn', () => {
  const person = { skin: 'wheat', hair: 'short', dress: 'shirt', cloth: 'haze' } as const;
  const spot = { x: 200, y: 272, scale: 1.1 };
  const drawn = [
    ...names(HAIR).map((hair) => figure({ ...person, hair }, 'rest', spot)),
    ...names(COVERS).map((cover) => figure({ ...person, cover }, 'rest', spot)),
    ...names(DRESSES).map((dress) => figure({ ...person, dress, cloth: 'indigo' }, 'rest', spot)),
    ...names(POSES).map((pose) => figure({ ...person, cloth: 'sand' }, pose, spot)),
    ...names(THINGS).map((name) => thing(name, 100, 200, { time: 'dusk' })),
  ];
  expect(drawn.filter((text) => /NaN|undefined|Infinity/.test(text) || text === '')).toEqual([]);
});
