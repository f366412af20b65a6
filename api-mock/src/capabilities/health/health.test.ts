import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('PROD-04 liveness and readiness answer', async () => {
  for (const [path, status] of [
    ['healthz', 'ok'],
    ['readyz', 'ready'],
  ]) {
    const answer = await fetch(`${api.url}/${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { status } });
  }
});
