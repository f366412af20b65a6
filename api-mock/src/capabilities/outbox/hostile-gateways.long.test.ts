import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type DeliveryRecord, ROLE } from '@prospectus/contract';
import { WEBHOOK_EVENTS } from '@prospectus/contract/webhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../leads/testing/visitor.ts';

const QUEUED = ['sms', 'email', 'erp', 'cdp', 'referrals', 'webhooks'] as const;
const PATIENCE = { timeout: 120_000, interval: 300 };
// A gateway has ten seconds; a visitor's call must never wait for one.
const MOST_MS = 8_000;

type Hostile = (res: ServerResponse, req: IncomingMessage) => unknown;

/** What a gateway does, and the reason that staff read; a webhook's answer is its status alone. */
const MODES: [string, Hostile, string, string | null][] = [
  ['refuses connections', (_res, req) => req.socket.resetAndDestroy(), 'not reachable', 'not reachable'],
  ['never answers', () => undefined, 'no answer in time', 'no answer in time'],
  ['answers 200 with an error', (res) => res.end('{"success":false}'), 'answered that it failed', null],
  ['answers 200 with a page', (res) => res.end('<!doctype html><p>Welcome'), 'answered no JSON', null],
  ['answers half of its JSON', (res) => res.end('{"success":tr'), 'answered no JSON', null],
  ['answers 500 with success', (res) => res.writeHead(500).end('{"success":true}'), 'answered 500', 'answered 500'],
];

let hostile: Hostile | undefined;
let taken = 0;
const gateway = createServer((req, res) => {
  void req.toArray().then(() => {
    if (hostile) return void hostile(res, req);
    taken += 1;
    res.end(`{"leads_id":"E${taken}","country":"India","region":"Haryana","city":"Gurugram"}`);
  });
});

let api: TestApi;
let call: ReturnType<typeof callsTo>;
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  const channels = ['SMS', 'EMAIL', 'ERP', 'REGION', 'CDP', 'REFERRALS'];
  const env = Object.fromEntries(channels.map((channel) => [`${channel}_URL`, address]));
  api = await startTestApi({ env: { ...env, LIMIT_SCALE: '1000' } });
  call = callsTo(api);
  const token = await tokenOf(call, ROLE.ADMIN);
  const webhook = { name: 'CRM', url: address, events: WEBHOOK_EVENTS, active: true };
  await call('POST', '/admin/webhooks', { token, body: webhook });
});
afterEach(() => (hostile = undefined));
afterAll(async () => {
  await api.stop();
  gateway.closeAllConnections();
  gateway.close();
});

const deliveries = async (filter: object): Promise<DeliveryRecord[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  return (await call('GET', `/admin/deliveries?${query}`, { token: await tokenOf(call, ROLE.ADMIN) }))
    .body as DeliveryRecord[];
};
/** Has waiting messages tried now, and counts them. */
const countWaiting = async () => {
  const waiting = [...(await deliveries({ status: 'failed' })), ...(await deliveries({ status: 'queued' }))];
  await api.deps.outbox.tryNow(api.deps.db);
  return waiting.length;
};

test.each(MODES.map((mode, index) => [...mode, index] as const))(
  'API-34 a gateway that %s keeps no visitor waiting and loses nothing',
  { timeout: 240_000 },
  async (_, mode, reason, ofWebhooks, index) => {
    const proving = newPhone();
    const person = visitor(api);
    const begun = await person.create(formFor(proving));
    const code = await person.code(proving);
    const { browser } = await verifiedVisitor(api, newPhone());
    await expect.poll(countWaiting, PATIENCE).toBe(0);

    hostile = mode;
    const timed = async <T extends { status: number }>(answer: Promise<T>) => {
      const started = performance.now();
      const { status } = await answer;
      expect(performance.now() - started).toBeLessThan(MOST_MS);
      return status;
    };
    const abroad = formFor(`+120255501${String(10 + index)}`, { email: `jo${index}@example.com` });
    const network = { 'x-forwarded-for': `198.51.${100 + index}.7` };
    const statuses = [
      await timed(visitor(api).create(formFor(newPhone()))),
      await timed(visitor(api).create(abroad)),
      await timed(person.verify(begun.data.leadId, code)),
      await timed(browser.call('POST', '/learner/v2/referrals', { name: 'Bala Iyer', phone: newPhone() })),
      await timed(call('GET', '/region', { headers: network })),
    ];
    expect(statuses).toEqual([201, 201, 200, 201, 200]);
    for (const channel of QUEUED) {
      const expected = channel === 'webhooks' ? ofWebhooks : reason;
      if (expected === null) continue;
      await expect
        .poll(async () => (await deliveries({ channel, status: 'failed' })).map((one) => one.last_error), PATIENCE)
        .toContain(expected);
    }

    hostile = undefined;
    await expect.poll(countWaiting, PATIENCE).toBe(0);
    expect(await deliveries({ status: 'dead' })).toEqual([]);
  },
);
