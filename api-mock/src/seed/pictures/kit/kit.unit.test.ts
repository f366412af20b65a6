import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { svg } from './draw.ts';
import { drawings } from './example.ts';
import { figure, POSES } from './figure.ts';
import { COVERS, DRESSES, HAIR } from './person-parts.ts';
import { thing } from './scene.ts';
import { THINGS } from './things.ts';

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

test('the drawings of a module are saved as pictures of their size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'save.ts'),
    join(import.meta.dirname, 'example.ts'),
    folder,
  ]);
  for (const [name, { width, height }] of Object.entries(drawings))
    expect(await sharp(join(folder, `${name}.webp`)).metadata()).toMatchObject({ format: 'webp', width, height });
  await rm(folder, { recursive: true });
});

test.each(Object.entries(drawings))('%s is a small SVG that needs nothing else', (_name, drawing) => {
  const text = svg(drawing);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
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
