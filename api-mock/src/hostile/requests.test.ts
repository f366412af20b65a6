import { request } from 'node:http';

import { calls, pathOf, resources, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { everyNth } from '../testing/sampled.ts';
import { hostileFormFields, isWhole, hostileJsonBodies, hostilePaths } from './corpora.ts';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

// Routes that change what the others depend on are called last, or by their own tests.
const SEPARATELY_TESTED = new Set([
  'POST /mock/reset',
  'POST /mock/faults',
  'POST /mock/clock',
  'DELETE /mock/faults',
  'DELETE /mock/clock',
  'POST /user/logout',
]);
const posts = (): string[] => [
  ...Object.entries(calls)
    .filter(([key, { access, body, multipart }]) => {
      const isOwn = typeof access === 'object' && access.subject in resources;
      return (
        key.startsWith('POST ') &&
        !SEPARATELY_TESTED.has(key) &&
        body &&
        !multipart &&
        (!isOwn || key === `POST /admin/${access.subject}`)
      );
    })
    .map(([key]) => pathOf(key)),
];

/** Sends raw bytes and the path unchanged: fetch would normalise both. */
function raw(
  method: string,
  path: string,
  body?: Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const NTH = 8;

const refused = (text: string) =>
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) as string, msg: expect.any(String) as string });

test('PROD-05 a body that is no JSON answers 400 on every call, and no body answers 5xx', async () => {
  for (const [at, path] of posts().entries()) {
    // Every body meets some of the calls, every call some of the bodies.
    for (const { name, expect: verdict, body } of everyNth(hostileJsonBodies(), NTH, at)) {
      const answer = await raw('POST', `/api${path}`, body, { 'content-type': 'application/json' });
      expect(answer.status, `${path} ${name}`).toBeLessThan(500);
      // An empty body is no body, and which fields are missing is then said.
      if (verdict === 'reject')
        expect([400, 401, 403, 404, 413], `${path} ${name} ${answer.status}`).toContain(answer.status);
      if (answer.status >= 400) refused(answer.text);
    }
  }
}, 3_600_000);

test('a body with inherited names changes no object', async () => {
  const attempts = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"question":"Q","answer":"A","__proto__":{"role":2}}',
    '{"data":{"__proto__":{"polluted":true}},"lead_id":"x"}',
    ...hostileFormFields().prototype_pollution,
  ];
  for (const [at, path] of posts().entries()) {
    for (const attempt of everyNth(attempts, NTH, at)) {
      const answer = await raw('POST', `/api${path}`, Buffer.from(attempt), { 'content-type': 'application/json' });
      expect(answer.status, `${path} ${attempt}`).toBeLessThan(500);
    }
  }
  for (const attempt of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    for (const query of [
      `filter=${encodeURIComponent(`{"${attempt}":1}`)}`,
      `sort=${encodeURIComponent(`["${attempt}","ASC"]`)}`,
      `${attempt}=1`,
    ]) {
      expect((await call('GET', `/admin/faqs?${query}`, { token })).status, query).toBe(400);
    }
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('no path leaves its folder or answers 5xx', async () => {
  const { traversal, hostile_filenames, crlf } = hostilePaths();
  const steps = [...traversal, ...hostile_filenames, ...crlf, ...crlf.map(encodeURIComponent)];
  const folders = [
    '/media/',
    '/api/homepage/',
    '/api/programpage/',
    '/api/auxiliary/',
    '/api/footer/',
    '/api/metadata/slug/',
    '/api/admin/faqs/',
    '/api/leads/getLeadByMobile/',
    '/api/blog/',
  ];
  for (const [index, step] of steps.entries()) {
    for (const folder of isWhole ? folders : [folders[index % folders.length] ?? '', '/media/']) {
      // Encodes only the characters that a request line cannot contain.
      const path = folder + step.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()));
      const answer = await raw('GET', path);
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.text, path).not.toMatch(/root:.*:0:0:|\[fonts\]|BEGIN [A-Z ]*PRIVATE KEY/);
      if (folder === '/media/') expect(answer.status, path).not.toBe(200);
    }
  }
}, 3_600_000);

test('a repeated or split parameter does not count twice', async () => {
  for (const query of hostilePaths().hpp) {
    const tidy = encodeURI(query.replace(/^[?&]*/, '').toWellFormed());
    for (const path of [
      '/api/program',
      '/api/programpage/online-mba',
      '/api/liveLecture',
      '/api/admin/faqs',
      '/api/mock/outbox',
    ]) {
      const answer = await raw('GET', `${path}?${tidy}`);
      expect(answer.status, `${path}?${tidy}`).toBeLessThan(500);
    }
  }
});
