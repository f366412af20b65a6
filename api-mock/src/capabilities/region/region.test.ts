import type { Region } from '@prospectus/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { networkOf, regionFinder } from './find-region.ts';

const INDIA = { country: 'India', region: 'Haryana', city: 'Gurugram' };
const NOWHERE = { country: '', region: '', city: '' };

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterEach(async () => void (await callsTo(api)('DELETE', '/mock/faults')));
afterAll(() => api.stop());

const regionOf = (address: string) => callsTo(api)('GET', '/region', { headers: { 'x-forwarded-for': address } });
const fault = (body: object) => callsTo(api)('POST', '/mock/faults', { body: { target: 'region', ...body } });

test('API-26 ENT-16: a visitor’s region is answered without cookies and never stored', async () => {
  const answer = await regionOf('198.51.100.7');
  expect(answer).toMatchObject({ status: 200, body: { data: INDIA } });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await callsTo(api)('POST', '/region')).status).toBe(405);
});

test.each([
  ['fails', '198.51.101.7', { status: 503 }],
  ['does not answer within a second', '198.51.102.7', { latencyMs: 30_000 }],
])('API-43: where the third party %s, the region is empty, soon, and known again after', async (_, address, what) => {
  await fault(what);
  const started = performance.now();
  expect(await regionOf(address)).toMatchObject({ status: 200, body: { data: NOWHERE } });
  expect(performance.now() - started).toBeLessThan(20_000);
  await callsTo(api)('DELETE', '/mock/faults');
  expect((await regionOf(address)).body).toEqual({ data: INDIA });
});

test('API-43: a network is asked for once a day', async () => {
  await regionOf('198.51.103.7');
  await fault({ status: 503 });
  expect((await regionOf('198.51.103.99')).body).toEqual({ data: INDIA });
  await callsTo(api)('POST', '/mock/clock', { body: { advanceMs: 86_400_001 } });
  expect((await regionOf('198.51.103.99')).body).toEqual({ data: NOWHERE });
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2a01:4f8:c0c:1:2:3:4:5', '2a01:4f8:c0c::'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['10.1.2.3', undefined],
  ['172.20.0.1', undefined],
  ['192.168.1.1', undefined],
  ['::ffff:10.1.2.3', undefined],
  ['169.254.0.9', undefined],
  ['100.64.0.1', undefined],
  ['fd00::1', undefined],
  ['fe80::1', undefined],
  ['0.0.0.0', undefined],
  ['nowhere', undefined],
  ['', undefined],
])('API-43 for the address %j the gateway receives %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('API-43: many at once from one network are one question; what cannot be a region is none', async () => {
  const asked: unknown[] = [];
  const answers: unknown[] = [{ country: 'India', region: 7, city: ' Pune ' }, 'nonsense'];
  const find = regionFinder({
    ...api.deps,
    region: (message) => {
      asked.push(message);
      return Promise.resolve(answers.shift());
    },
  });
  const found: Region[] = await Promise.all(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(find));
  expect(found).toEqual(found.map(() => ({ country: 'India', region: '', city: 'Pune' })));
  expect(asked).toEqual([{ address: '203.0.113.0' }]);
  expect(await find('198.18.1.1')).toEqual(NOWHERE);
  expect(await find('127.0.0.1')).toEqual(NOWHERE);
  expect(asked).toHaveLength(2);
});
