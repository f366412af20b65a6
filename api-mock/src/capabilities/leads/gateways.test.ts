import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { outbox } from '../outbox/index.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { leads } from './tables.ts';
import { formFor, newPhone, visitor } from './testing/visitor.ts';

type Taken = { path: string; key: string; message: { to: string; body: unknown } };
const running: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

async function thirdParties(answer: (path: string) => [status: number, body: string]) {
  const taken: Taken[] = [];
  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    const message = JSON.parse(Buffer.concat(await req.toArray()).toString()) as Taken['message'];
    taken.push({ path: req.url ?? '', key: String(req.headers['idempotency-key']), message });
    const [status, body] = answer(req.url ?? '');
    res.writeHead(status).end(body);
  };
  const server = createServer((req, res) => void serve(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push({ stop: () => new Promise((resolve) => server.close(resolve)) });
  return { taken, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function production(env: Record<string, string>): Promise<TestApi> {
  const api = await startTestApi({
    env: {
      APP_MODE: 'production',
      APP_SECRET: 'y'.repeat(40),
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'a long enough password',
      ...env,
    },
  });
  running.unshift(api);
  return api;
}

const codeIn = (text: unknown): string => /\d{4}/.exec(JSON.stringify(text))?.[0] ?? '';

test('LEAD-21 API-34 API-37: with gateways of its own, the code goes out by SMS, the lead to the ERP, and no code stays in the database', async () => {
  let failures = 1;
  const { taken, base } = await thirdParties((path) =>
    path === '/erp' ? (failures-- > 0 ? [502, ''] : [200, '{"leads_id":4711}']) : [202, ''],
  );
  const api = await production({ SMS_URL: `${base}/sms`, ERP_URL: `${base}/erp` });
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  await expect.poll(() => taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    path: '/sms',
    message: { to: `+91${phone}`, body: expect.stringContaining('is your OTP') },
  });
  await expect.poll(() => api.deps.db.select().from(outbox)).toMatchObject([{ status: 'sent', sealed: null }]);

  expect((await browser.verify(data.leadId, codeIn(taken[0]?.message.body))).status).toBe(200);
  await expect.poll(() => api.deps.db.select().from(leads)).toMatchObject([{ erp_id: '4711', stage: 'updated' }]);
  const pushes = taken.filter(({ path }) => path === '/erp');
  expect(pushes).toHaveLength(2);
  expect(pushes[0]?.key).toBe(pushes[1]?.key);
  expect(JSON.stringify(await api.deps.db.select().from(outbox))).not.toContain(`"${codeIn(taken[0]?.message.body)}"`);
});

test('API-34: where SMS is off, the code goes by e-mail', async () => {
  const { taken, base } = await thirdParties(() => [200, '']);
  const api = await production({ EMAIL_URL: `${base}/email` });
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  await expect
    .poll(() => taken)
    .toMatchObject([
      { path: '/email', message: { to: `asha.${phone}@example.com`, body: { subject: expect.any(String) } } },
    ]);
  expect((await browser.verify(data.leadId, codeIn(taken[0]?.message.body))).status).toBe(200);
});

test('API-37 an ERP answer without an id fails the push, which is retried', async () => {
  const answers = ['{"ok":true}', '{"leads_id":"E-9"}'];
  const { taken, base } = await thirdParties((path) => [200, path === '/erp' ? (answers.shift() ?? '') : '']);
  const api = await production({ SMS_URL: `${base}/sms`, ERP_URL: `${base}/erp` });
  const browser = visitor(api);
  const { data } = await browser.create(formFor(newPhone()));
  await expect.poll(() => taken).toHaveLength(1);
  await browser.verify(data.leadId, codeIn(taken[0]?.message.body));
  await expect.poll(() => api.deps.db.select().from(leads)).toMatchObject([{ erp_id: 'E-9' }]);
});
