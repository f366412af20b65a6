import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { request, type APIRequestContext } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const REQUEST_ID = '0a1b2c3d-4e5f-4a6b';
const PERSON = { name: 'Lakshmi Raghunathan', phone: '9811420937', email: 'lakshmi.r@example.org' };
/** The person in any notation: parts of the name, the phone with spaces, the address encoded. */
const PERSONAL = /lakshmi|raghunathan|98114[\s-]?20937|9811[\s-]?420[\s-]?937|example\.org/i;

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
const received: Received[] = [];
/** Every third party, and the collector of traces. The ERP fails at first and quotes the person. */
const outside = createServer(async (req, res) => {
  const body = Buffer.concat(await req.toArray()).toString();
  const isFirst = !received.some(({ path }) => path === req.url);
  received.push({ path: req.url ?? '', headers: req.headers, body });
  if (req.url === '/erp' && isFirst) res.writeHead(422).end(`no such person: ${PERSON.name} ${PERSON.phone}`);
  else res.writeHead(200, { 'content-type': 'application/json' }).end('{"leads_id":"ERP-1"}');
});
const sentTo = (path: string) => received.filter((one) => one.path === path);

let product: Product;
let browser: APIRequestContext;
let log = '';
beforeAll(async () => {
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const at = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const more = {
    ...{ SMS_URL: `${at}/sms`, EMAIL_URL: `${at}/email`, ERP_URL: `${at}/erp`, CDP_URL: `${at}/cdp` },
    ...{ LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: at },
  };
  product = await startProduct(inject('seeded'), { more, onLog: (text) => (log += text) });
  browser = await request.newContext({ baseURL: product.origin });
});
afterAll(async () => {
  await browser.dispose();
  await product.stop();
  outside.close();
});

/** The metrics of one process; at the public host there are none. */
const metricsAt = (origin: string, host?: string): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolveText) =>
    get(
      `${origin.replace('localhost', '127.0.0.1')}/metrics`,
      { ...(host && { headers: { host } }) },
      async (answer) => {
        const parts = (await answer.toArray()) as Buffer[];
        resolveText({ status: answer.statusCode, text: Buffer.concat(parts).toString() });
      },
    ),
  );
const allMetrics = async () => (await metricsAt(product.origin)).text + (await metricsAt(product.apiOrigin)).text;

test('PROD-05 a person’s day leaves one request id from browser to gateway, and nothing personal in logs, metrics, spans and addresses', async () => {
  const addresses: string[] = [];
  const details = { ...PERSON, qualification: '3', interest: 'Master of Business Administration' };
  await browser.get(`/lakshmi-raghunathan/${PERSON.phone}?email=${PERSON.email}`);
  await browser.get(`/api/leads/getLeadByMobile/${PERSON.phone}`);
  await browser.post('/api/leads', { data: { ...details, qualification: PERSON.name } });
  await browser.post('/api/leads', {
    data: `{"phone":"${PERSON.phone}"`,
    headers: { 'content-type': 'application/json' },
  });
  await browser.get(`/api/search?q=${PERSON.name}`);
  const form = { ...details, qualification: '1', step: 'details', variant: 'REGISTER', origin: 'banner', back: '/' };
  const plain = await browser.post('/enquire', { form: { ...form, phone: 'no phone' }, maxRedirects: 0 });
  addresses.push(plain.headers()['location'] ?? '');

  const created = await browser.post('/api/leads', { data: details, headers: { 'x-request-id': REQUEST_ID } });
  expect([created.status(), created.headers()['x-request-id']]).toEqual([201, REQUEST_ID]);
  const { leadId } = ((await created.json()) as { data: { leadId: string } }).data;
  await expect.poll(() => sentTo('/sms').length).toBe(1);
  const [sms] = sentTo('/sms');
  expect(sms?.headers['x-request-id']).toBe(REQUEST_ID);
  const otp = /\b\d{4}\b/.exec(sms?.body ?? '')?.[0] ?? '';
  expect((await browser.post('/api/leads/verify', { data: { lead_id: leadId, otp } })).status()).toBe(200);
  await expect.poll(() => sentTo('/erp').length, { timeout: 30_000 }).toBe(2);
  await browser.get('/api/leads/mine/export');
  const call = await browser.get(`/api/leads/getLeadByMobile/${encodeURIComponent(`+91${PERSON.phone}`)}`);
  expect(call.status()).toBe(200);

  const staff = await browser.post('/api/user/login', {
    data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  });
  const { token } = ((await staff.json()) as { data: { token: string } }).data;
  const events = { email: 'events@prospectus.test', password: 'not the password' };
  await browser.post('/api/user/login', { data: events });
  const other = await browser.post('/api/user/login', { data: { ...events, password: 'events-prospectus-2026' } });
  const refused = { authorization: `Bearer ${((await other.json()) as { data: { token: string } }).data.token}` };
  expect((await browser.get('/api/admin/leads', { headers: refused })).status()).toBe(403);
  const headers = { authorization: `Bearer ${token}` };
  const found = await browser.get(`/api/admin/leads?filter=${JSON.stringify({ q: PERSON.name })}`, { headers });
  const [lead] = (await found.json()) as { id: string }[];
  expect(lead?.id).toBe(leadId);
  await browser.get(`/api/admin/leads/${leadId}`, { headers });
  const revealed = await browser.post(`/api/admin/leads/${leadId}/reveal`, {
    ...{ headers, data: { reason: `${PERSON.name} asked for a call` } },
  });
  expect(await revealed.text()).toContain(PERSON.email);
  await browser.post(`/api/admin/leads/${leadId}/notes`, { headers, data: { text: `Called ${PERSON.phone}` } });
  await browser.get('/api/admin/leads/export?format=csv', { headers });
  await browser.get('/api/admin/deliveries', { headers });
  await browser.get(`/api/admin/search?q=${PERSON.phone}`, { headers });

  const isTraced = () => sentTo('/v1/traces').some(({ body }) => body.includes('/api/admin/deliveries'));
  await expect.poll(isTraced, { timeout: 30_000 }).toBe(true);
  const spans = sentTo('/v1/traces')
    .map(({ body }) => body)
    .join('\n');
  const metrics = await allMetrics();

  const lines = log
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
  expect(lines.filter(({ requestId }) => requestId === REQUEST_ID)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ process: 'api', route: '/api/leads', res: { status: 201 } }),
      expect.objectContaining({ process: 'api', channel: 'sms', msg: 'a gateway took a message' }),
    ]),
  );
  expect(log).toContain('a gateway did not take a message');
  const person = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  for (const line of [
    { event: 'sign-in', outcome: 'accepted', staff: person },
    { event: 'sign-in', outcome: 'SIGN_IN_FAILED', staff: person },
    { event: 'refused', staff: person, verb: 'list', subject: 'leads' },
  ])
    expect(lines).toContainEqual(expect.objectContaining(line));
  for (const name of ['POST /api/leads', 'POST /api/*', 'send sms', 'prospectus-site', 'prospectus-api', REQUEST_ID])
    expect(spans).toContain(name);
  expect(metrics).toContain('prospectus_lead_submissions_total{kind="new"} 1');
  expect(metrics).toContain('prospectus_codes_tried_total{result="accepted"} 1');
  expect(metrics).toContain('prospectus_messages_total{channel="sms",purpose="lead.code",outcome="sent"} 1');

  for (const [what, text] of Object.entries({ log, metrics, spans, addresses: addresses.join('\n') })) {
    const at = text.search(PERSONAL);
    expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 100), what).toBe('');
    expect(text, what).not.toMatch(/eyJ|admin@prospectus/);
  }
});

test('PROD-05 the public host has no metrics, and every metric of alarms and dashboard is exported', async () => {
  const { host } = new URL(product.origin);
  expect((await metricsAt(product.origin, host)).status).toBe(404);
  expect((await browser.get('/metrics')).status()).toBe(404);
  expect((await browser.get('/api/metrics')).status()).toBe(404);

  const exported = new Set([...(await allMetrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = await readFile(join(REPOSITORY, 'docs/operations', file), 'utf8');
    const named = [...text.matchAll(/\b(?:http|nodejs|process|prospectus)_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(
      named.filter((name) => !exported.has(name) && !exported.has(name.replace(/_(?:bucket|sum|count)$/, ''))),
      file,
    ).toEqual([]);
  }
});

test('PROD-05 every alarm has a section of the runbook', async () => {
  const [alerts, runbook] = await Promise.all(
    ['docs/operations/alerts.yml', 'docs/pages/watching-it.mdx'].map((file) =>
      readFile(join(REPOSITORY, file), 'utf8'),
    ),
  );
  const anchors = [...(alerts ?? '').matchAll(/runbook: docs\/pages\/watching-it\.mdx#([\w-]+)/g)].map(
    ([, name]) => name,
  );
  const sections = [...(runbook ?? '').matchAll(/^### (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  expect([...(alerts ?? '').matchAll(/- alert:/g)]).toHaveLength(anchors.length);
  expect(sections).toEqual(anchors);
});

test('PROD-04 the site’s readiness names its parts', async () => {
  const live = async () => ((await (await browser.get('/readyz')).json()) as { data: object }).data;
  await expect.poll(live).toEqual({ status: 'ready', parts: { api: { ok: true }, content: { ok: true } } });
});
