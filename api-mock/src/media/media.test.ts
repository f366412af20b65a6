import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../testing/index.ts';
import { keepFile } from './files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('a file stands for ever at the hash of its bytes', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 a test');
  const address = await keepFile(api.deps.config, bytes, 'pdf');
  expect(await keepFile(api.deps.config, bytes, 'pdf')).toBe(address);
  const answer = await fetch(`${api.origin}${address}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('PAGE-31 a brochure is saved under its name', async () => {
  const address = await keepFile(api.deps.config, new TextEncoder().encode('%PDF-1.7 another'), 'pdf');
  const disposition = async (query: string) => {
    const answer = await fetch(`${api.origin}${address}${query}`);
    await answer.arrayBuffer();
    return answer.headers.get('content-disposition');
  };
  expect(await disposition('?download')).toBe('attachment; filename="Online-Programme Structure brochure.pdf"');
  expect(await disposition('')).toMatch(/^inline/);
});

test('nothing beside the media folder can be read', async () => {
  await writeFile(join(api.deps.config.dataDir, 'secret.pdf'), 'secret');
  const hash = 'a'.repeat(64);
  for (const path of [
    '../app-secret',
    '..%2Fapp-secret',
    '..%2Fsecret.pdf',
    '%2e%2e%2fsecret.pdf',
    `${hash}.pdf`,
    `${hash}.html`,
    `${hash}.svg`,
    '',
    '.',
  ]) {
    const answer = await fetch(`${api.origin}/media/${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});
