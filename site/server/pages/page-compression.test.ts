import { brotliDecompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { pageEntry } from './entry.ts';
import { createPageCompressor } from './page-compression.ts';

const html = Array.from({ length: 4_000 }, (_, at) => `<p>Line ${at * at} of a long page</p>`).join('');
const made = () => pageEntry({ status: 200, html, styles: [], files: [] }, 'unverified', {});
const lengthSaid = (headers: readonly string[]) => Number(headers[headers.indexOf('Content-Length') + 1]);

test('a cached page is compressed fully in the background and has its new Content-Length', async () => {
  const press = createPageCompressor({ laterMs: 0 });
  const entry = await made();
  const quick = entry.bodies.br.length;
  press.add(entry, () => true);
  expect(entry.bodies.br.length, 'nobody waits for it').toBe(quick);
  await press.done();
  expect(entry.bodies.br.length).toBeLessThan(quick);
  expect(lengthSaid(entry.headers.br)).toBe(entry.bodies.br.length);
  expect(brotliDecompressSync(entry.bodies.br).toString()).toBe(html);
  expect(lengthSaid(entry.headers.gzip)).toBe(entry.bodies.gzip.length);
});

test('a page that was replaced meanwhile is not compressed', async () => {
  const press = createPageCompressor({ laterMs: 0 });
  const entry = await made();
  const { br } = entry.bodies;
  press.add(entry, () => false);
  await press.done();
  expect(entry.bodies.br).toBe(br);
});
