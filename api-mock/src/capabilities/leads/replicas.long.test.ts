import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OTP } from '@prospectus/contract/constants';
import { afterEach, describe, expect, test } from 'vitest';

import { readConfig } from '../../platform/config/config.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { startApi } from '../../app/process.ts';
import { startTestApi } from '../../testing/index.ts';
import { formFor, newPhone, otherThan, visitor, type Visitor } from './testing/visitor.ts';

const SECRET = 'one secret of both processes, 32 bytes';
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Two processes' worth of the API on one database. */
async function pair(env: Record<string, string> = {}) {
  const first = await startTestApi({ env: { APP_SECRET: SECRET, ...env } });
  const { store } = first.deps;
  if (store.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-api-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_SECRET: SECRET, ...env });
  const second = await startApi(config, await openPostgres(store.url, 8));
  const server = await second.listen(0, '127.0.0.1');
  stops.push(
    () => server.drain(),
    () => second.close(),
    () => first.stop(),
    () => rm(dataDir, { recursive: true, force: true }),
  );
  const there = { url: `http://127.0.0.1:${server.port}/api` };
  return {
    first,
    second,
    there,
    /** Browsers, every other one at the second process. */
    browsers: (count: number) => Array.from({ length: count }, (_, index) => visitor(index % 2 ? first : there)),
  };
}

/** The same browser at both processes. */
function twins(apis: readonly { url: string }[], jar: ReadonlyMap<string, string>): Visitor[] {
  return apis.map((api) => {
    const twin = visitor(api);
    for (const [name, value] of jar) twin.jar.set(name, value);
    return twin;
  });
}

describe.runIf(process.env['TEST_STORE'] === 'postgres')(
  'two processes on one PostgreSQL',
  { timeout: 180_000 },
  () => {
    test('API-34 API-36 PROD-06: are one: leads, codes, the clock, faults and races', async () => {
      const { first, second, there, browsers: browse } = await pair();
      const phone = newPhone();
      const browsers = browse(20);
      const key = { 'idempotency-key': crypto.randomUUID() };
      const created = await Promise.all(browsers.map((browser) => browser.create(formFor(phone), key)));
      expect(new Set(created.map(({ status, data }) => `${status} ${data.leadId}`)).size).toBe(1);
      const leadId = created[0]?.data.leadId ?? '';
      const [here] = browsers;
      expect(await here?.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
      const code = (await here?.code(phone)) ?? '';

      const verified = await Promise.all(browsers.map((browser) => browser.verify(leadId, code)));
      expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const channel of ['erp', 'cdp']) expect(await here?.outbox({ channel, to: phone })).toHaveLength(1);

      await visitor(first).advance(3_600_000);
      await visitor(first).call('POST', '/mock/faults', { target: 'GET /leads/getLeadByMobile/:phone', status: 500 });
      await expect.poll(async () => (await visitor(there).lookup(phone)).status).toBe(500);
      expect(second.deps.clock.now().getTime() - Date.now()).toBeGreaterThan(3_590_000);
    });

    test('API-36 API-39 CONST-03: count tries, codes and waits as one', async () => {
      const { first, second, there } = await pair();
      const [browser, phone] = [visitor(first), newPhone()];
      const leadId = (await browser.create(formFor(phone))).data.leadId;
      const both = twins([first, there], browser.jar);
      const atOnce = <T>(ask: (twin: Visitor) => Promise<T>) =>
        Promise.all([...both, ...both, ...both, ...both].map((twin) => ask(twin)));
      const advance = async (ms: number) => {
        await browser.advance(ms);
        const then = first.deps.clock.now().getTime();
        await expect.poll(() => second.deps.clock.now().getTime()).toBeGreaterThanOrEqual(then);
      };

      const wrong = otherThan(await browser.code(phone));
      for (let tried = 0; tried < OTP.triesPerCode; tried++) {
        const codes = (await atOnce((twin) => twin.verify(leadId, wrong))).map(({ failure }) => failure.code);
        expect(codes.filter((code) => code === 'OTP_INCORRECT')).toHaveLength(1);
        await advance(OTP.verifyThrottleMs);
      }
      const fourth = await atOnce((twin) => twin.verify(leadId, wrong));
      expect(new Set(fourth.map(({ failure }) => failure.code))).toEqual(new Set(['OTP_TOO_MANY_TRIES']));

      for (let sent = 1; sent < 5; sent++) {
        await advance(OTP.resendWaitMs);
        const resent = await atOnce((twin) => twin.resend(leadId, phone));
        expect(resent.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      await advance(OTP.resendWaitMs);
      const sixth = await atOnce((twin) => twin.resend(leadId, phone));
      expect(new Set(sixth.map(({ failure }) => failure.code))).toEqual(new Set(['TOO_MANY_REQUESTS']));
      expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(5);
    });

    test('API-34 API-35: spend one budget per address, to the last point', async () => {
      const { browsers } = await pair({ LIMIT_SCALE: '0.5' });
      const created = await Promise.all(browsers(30).map((browser) => browser.create(formFor(newPhone()))));
      expect(created.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(created.filter(({ failure }) => failure.code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
    });
  },
);
