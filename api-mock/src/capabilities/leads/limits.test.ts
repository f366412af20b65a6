import { afterEach, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, visitor } from './testing/visitor.ts';

let api: TestApi | undefined;
afterEach(() => api?.stop());

test('API-35 API-34: lookups and enquiries have a budget per address, scaled by LIMIT_SCALE, and it comes back', async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '0.1' } });
  const browser = visitor(api);
  const lookups = [];
  for (let asked = 0; asked < 7; asked++) lookups.push(await browser.lookup(newPhone()));
  expect(lookups.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(lookups.at(-1)?.failure.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(lookups.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3_000);

  for (const status of [201, 201, 429]) expect((await browser.create(formFor(newPhone()))).status).toBe(status);
  await browser.advance(3_600_000);
  expect((await browser.lookup(newPhone())).status).toBe(200);
});
