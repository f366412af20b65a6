import { request } from 'node:http';

import { calls, COOKIE, pathOf, unwrapSchema } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { allHostileTexts } from './corpora.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '1000000', TRUST_PROXY: '1' } });
  staff = await adminOf(api);
});
afterAll(() => api.stop());

// These would change what the other calls depend on.
const UNSAFE =
  /^(GET|DELETE) \/mock|^POST \/mock|logout|^POST \/user\/(password|totp)|\/users\/:id|\/sign-out|\/pause$/i;
// Staff and visitors send these; every one is read somewhere.
const HEADERS = [
  ...[
    'user-agent',
    'referer',
    'origin',
    'accept',
    'accept-language',
    'accept-encoding',
    'x-forwarded-for',
    'forwarded',
  ],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
    'traceparent',
    'idempotency-key',
    'if-none-match',
    'range',
  ],
  ...[
    'if-range',
    'x-preview-token',
    'sec-fetch-site',
    'sec-fetch-mode',
    'dnt',
    'sec-gpc',
    'webhook-id',
    'webhook-signature',
  ],
];
const TEXTS = allHostileTexts();

/** The texts in turn. */
function inTurn() {
  let at = 0;
  return { next: () => TEXTS[at++ % TEXTS.length] ?? '', tried: () => at };
}

/** A body with a text in place of every value, whatever its kind. */
function hostile(schema: z.ZodType, next: () => string): unknown {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodUnion) return hostile(bare.options[0] as z.ZodType, next);
  if (bare instanceof z.ZodArray) return [hostile(bare.element as z.ZodType, next)];
  if (!(bare instanceof z.ZodObject)) return next();
  const shape = Object.entries(bare.shape as Record<string, z.ZodType>);
  return Object.fromEntries(shape.map(([name, field]) => [name, hostile(field, next)]));
}

/** A text as the bytes of a header: those that end one are left out, as no client can send them. */
const headerOf = (text: string) =>
  Buffer.from(text.toWellFormed(), 'utf8')
    .toString('latin1')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')
    .slice(0, 500);

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };
/** Sends bytes that `fetch` would refuse. */
const send = ({ method, path, headers = {}, body }: Sent) =>
  new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

function expectSafe({ status, text, headers }: Awaited<ReturnType<typeof send>>, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  if (/html/.test(String(headers['content-type']))) expect(text, what).not.toMatch(/<(script|img|svg)\b/i);
  expect(
    Object.keys(headers).filter((name) => /^x-(injected|evil)|^header-test/i.test(name)),
    what,
  ).toEqual([]);
}

test('every text in the path, the query and every field of the body of every call', async () => {
  const { next, tried } = inTurn();
  // A stream of events does not end.
  const every = Object.entries(calls).filter(
    ([key, call]) => !UNSAFE.test(key) && !('as' in call && call.as === 'events'),
  );
  let requests = 0;
  for (let round = 0; tried() < TEXTS.length || round === 0; round += 1)
    for (const [key, call] of every) {
      const [method = ''] = key.split(' ');
      const path = pathOf(key).replaceAll(/:\w+/g, () => encodeURIComponent(next().toWellFormed()).slice(0, 900));
      const { body, query, access } = call as unknown as { body?: z.ZodType; query?: z.ZodType; access: unknown };
      const names = [...Object.keys((query && (hostile(query, next) as object)) ?? {}), 'filter', 'sort', 'range'];
      const search = new URLSearchParams(
        names.map((name): [string, string] => [name, next().toWellFormed().slice(0, 300)]),
      );
      const fields = body && hostile(body, next);
      const answer = await send({
        ...{ method, path: `/api${path}?${search}` },
        headers: {
          ...(access !== 'public' && { authorization: `Bearer ${staff.token}` }),
          ...(fields !== undefined && { 'content-type': 'application/json' }),
        },
        ...(fields !== undefined && { body: JSON.stringify(fields) }),
      });
      requests += 1;
      expectSafe(answer, `${key} ${search}`);
    }
  expect(tried()).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(
    `hostile inputs: ${tried()} in paths, queries and bodies of ${every.length} calls (${requests} requests); 0 crashed\n`,
  );
}, 1_800_000);

test('every text in every header and cookie, with an enquiry that is right', async () => {
  const { next, tried } = inTurn();
  for (let n = 0; tried() < TEXTS.length; n += 1) {
    const cookies = Object.values(COOKIE).map((name) => `${name}=${headerOf(next())}`);
    const headers = Object.fromEntries(HEADERS.map((name) => [name, headerOf(next())]));
    const body = JSON.stringify({
      ...{ phone: String(7_000_000_000 + n), name: 'Asha Rao', email: 'asha@example.org', qualification: 3 },
      interest: 'Certificate - German Language',
    });
    const json = { 'content-type': 'application/json' };
    for (const sent of [
      { method: 'POST', path: '/api/leads', body, headers: { ...json, ...headers, cookie: cookies.join('; ') } },
      { method: 'GET', path: '/api/site', headers: { ...headers, cookie: cookies.join('; ') } },
      { method: 'GET', path: '/api/leads/mine', headers: { cookie: headerOf(next()) } },
      { method: 'GET', path: '/api/admin/faqs', headers: { authorization: headerOf(next()) } },
    ])
      expectSafe(await send(sent), JSON.stringify(sent));
  }
  expect(tried()).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(`hostile inputs: ${tried()} in headers and cookies; 0 crashed\n`);
}, 1_800_000);

test('every text as a pasted timetable and as the name of an upload', async () => {
  const { next, tried } = inTurn();
  while (tried() < TEXTS.length) {
    const text = Array.from({ length: 50 }, next).join('\t');
    for (const pasted of [text, text.replaceAll('\t', '\n'), text.replaceAll('\t', ',')]) {
      const answer = await staff.admin('POST', 'live-lectures/paste', { text: pasted, dryRun: true });
      expect(answer.status, pasted).toBeLessThan(500);
    }
    const form = new FormData();
    form.set('file', new Blob([text], { type: 'image/png' }), next().toWellFormed());
    form.set('alt', next().toWellFormed());
    const answer = await fetch(`${api.url}/admin/upload`, {
      ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${staff.token}` } },
    });
    expect(answer.status).toBeLessThan(500);
  }
  expect(tried()).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(`hostile inputs: ${tried()} pasted and uploaded; 0 crashed\n`);
}, 1_800_000);
