import { request } from 'node:http';

import { allHostileTexts } from '@prospectus/api-mock/hostile';
import { COOKIE } from '@prospectus/contract';
import { expect, inject, test } from 'vitest';

const TEXTS = allHostileTexts();
const HEADERS = [
  ...['user-agent', 'referer', 'accept', 'accept-language', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['forwarded', 'x-request-id', 'traceparent', 'if-none-match', 'range', 'x-original-url', 'x-rewrite-url', 'dnt'],
];
const FOLDERS = [
  '/',
  '/blog/',
  '/auxiliary/',
  '/family/',
  '/parivar/',
  '/online-ma/',
  '/media/',
  '/assets/',
  '/admin/',
];
const MORE_FOLDERS = ['/share/', '/lattice/', '/api/', '/.well-known/', '/admissionportal/'];
const QUERY = ['utm_source', 'utm_campaign', 'media', 'campaign', 'c2', 'c5', 'ref', 'program', 'programs', 'variant'];
const MORE_QUERY = ['origin', 'back', 'entry', 'done', 'referred', 'course', 'batch', 'sem_year', 'from', 'preview'];

let at = 0;
const next = () => (TEXTS[at++ % TEXTS.length] ?? '').toWellFormed();
const headerOf = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')
    .slice(0, 400);

type Answer = { status: number; text: string; headers: NodeJS.Dict<string | string[]> };
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(inject('origin'));
    const sent = request({ hostname, port, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });

/** The texts are not in the HTML as markup, and lead nowhere else. */
function expectSafe({ status, text, headers }: Answer, sent: readonly string[], what: string): void {
  expect(status, `${what} ${text.slice(0, 300)}`).toBeLessThan(500);
  // A short one, such as `<head>` or `<a `, is in every page.
  const tags = sent.filter((one) => /<\w/.test(one) && one.length > 12 && text.includes(one));
  if (/html/.test(String(headers['content-type']))) expect(tags, what).toEqual([]);
  const { location } = headers;
  if (location) expect(new URL(String(location), inject('origin')).origin, what).toBe(inject('origin'));
  expect(text, what).not.toMatch(/root:.*:0:0:|\[fonts\]/);
}

test('every text as a path of every folder of the site', async () => {
  const start = at;
  const folders = [...FOLDERS, ...MORE_FOLDERS];
  for (const [nth] of TEXTS.entries()) {
    const text = next();
    const step =
      nth % 2 ? encodeURIComponent(text) : text.replaceAll(/[^\x21-\x7e]/gu, (one) => encodeURIComponent(one));
    const path = `${folders[nth % folders.length]}${step}`.slice(0, 4_000);
    expectSafe(await get(path), [text], path);
  }
  expect(at - start).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(`hostile inputs: ${at - start} as paths of the site; 0 crashed\n`);
}, 1_800_000);

test('every text in every parameter of a page', async () => {
  const start = at;
  for (const names = [...QUERY, ...MORE_QUERY]; at - start < TEXTS.length;) {
    const values = names.map((name) => [name, next().slice(0, 300)] as const);
    for (const page of ['/enquire', '/compare', '/live-lecture', '/online-mba', '/my-enquiry']) {
      const path = `${page}?${new URLSearchParams(values.map(([name, value]) => [name, value]))}`;
      expectSafe(
        await get(path),
        values.map(([, value]) => value),
        path,
      );
    }
  }
  expect(at - start).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(`hostile inputs: ${at - start} as parameters of pages; 0 shown as markup\n`);
}, 1_800_000);

test('every text in every header and cookie changes nothing of a page', async () => {
  const start = at;
  const plain = await get('/online-mba');
  while (at - start < TEXTS.length) {
    const headers = Object.fromEntries(HEADERS.map((name) => [name, headerOf(next())]));
    const cookie = Object.values(COOKIE)
      .map((name) => `${name}=${headerOf(next()).replaceAll(';', '')}`)
      .join('; ');
    const answer = await get('/online-mba', { ...headers, cookie });
    expect(answer.status, JSON.stringify(headers)).toBeLessThan(500);
    if (answer.status === 200) expect(answer.text, JSON.stringify({ headers, cookie })).toBe(plain.text);
  }
  expect((await get('/online-mba')).text).toBe(plain.text);
  expect(at - start).toBeGreaterThanOrEqual(TEXTS.length);
  process.stdout.write(`hostile inputs: ${at - start} in headers and cookies of pages; 0 shown, 0 cached\n`);
}, 1_800_000);
