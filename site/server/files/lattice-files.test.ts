import { createServer } from 'node:http';

import { latticeFileName } from '@prospectus/design-system';
import { renderLatticeFile } from '@prospectus/design-system/drawings';
import { expect, test } from 'vitest';

import { latticeFiles } from './lattice-files.ts';

const ARTS = latticeFileName({ seed: 'कला / arts', tone: 'line', shape: 'field' });

/** Asks for an address of a server that has nothing but lattices. */
async function ask(lattices: ReturnType<typeof latticeFiles>, address: string, init?: RequestInit) {
  const server = createServer((req, res) => {
    if (!lattices.answer(req.url ?? '', req, res)) res.writeHead(404).end();
  });
  await new Promise<void>((open) => server.listen(0, open));
  const place = server.address();
  const answer = await fetch(`http://localhost:${typeof place === 'object' && place ? place.port : 0}${address}`, init);
  const text = await answer.text();
  server.close();
  return { status: answer.status, headers: answer.headers, text };
}

test('a lattice is drawn from its name, compressed, and may be cached for ever', async () => {
  const lattices = latticeFiles(renderLatticeFile, { 'X-Content-Type-Options': 'nosniff' });
  const { status, headers, text } = await ask(lattices, `${lattices.folder}/${encodeURIComponent(ARTS)}`);
  expect([status, text]).toEqual([200, renderLatticeFile(ARTS)]);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('content-encoding')).toBeTruthy();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an address of another release gives this one’s drawing for a short time; other names give nothing', async () => {
  const lattices = latticeFiles(renderLatticeFile, {});
  const other = await ask(lattices, `/lattice/older/${encodeURIComponent(ARTS)}`);
  expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  for (const name of ['', 'arts.svg', '%E0%A4%A', `x/${encodeURIComponent(ARTS)}`])
    expect((await ask(lattices, `${lattices.folder}/${name}`)).status, name).toBe(404);
  const redrawn = latticeFiles((name) => renderLatticeFile(name)?.replace('<defs>', '<defs id="d">'), {});
  expect(redrawn.folder).not.toBe(lattices.folder);
});

test('the cache of lattices is bounded', async () => {
  const lattices = latticeFiles(() => '<svg/>', {});
  for (let at = 0; at < 600; at++) await ask(lattices, `${lattices.folder}/${at}`);
  expect(lattices.size()).toBe(500);
});
