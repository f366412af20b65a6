import { expect, test } from 'vitest';

import { createRaster } from './raster.ts';

const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%"/></svg>`;
const sizeOf = (png: Buffer | undefined) => png && [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a drawing becomes a PNG of its size, once', async () => {
  const raster = createRaster();
  const [first, second] = await Promise.all([raster(square(40)), raster(square(40))]);
  expect(first?.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(first)).toEqual([40, 40]);
  expect(second).toBe(first);
  expect(await raster(square(40))).toBe(first);
});

test('where too many wait, the next gets nothing, and is drawn at the next request', async () => {
  const raster = createRaster({ maxWaiting: 2 });
  const [one, two, three] = await Promise.all([raster(square(10)), raster(square(11)), raster(square(12))]);
  expect([sizeOf(one), sizeOf(two), three]).toEqual([[10, 10], [11, 11], undefined]);
  expect(sizeOf(await raster(square(12)))).toEqual([12, 12]);
});

test('the cache of pictures is bounded; a drawing that fails does not stop the next', async () => {
  const raster = createRaster({ maxCached: 2 });
  const first = await raster(square(20));
  await raster(square(21));
  await raster(square(22));
  const again = await raster(square(20));
  expect(again).not.toBe(first);
  expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true);
  await expect(raster('not a drawing')).rejects.toThrow(/unsupported image format/);
  expect(sizeOf(await raster(square(23)))).toEqual([23, 23]);
});
