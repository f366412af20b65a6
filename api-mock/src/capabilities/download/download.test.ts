import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { BROCHURE_FILE_NAME } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { liveSettings } from '../../content/live-settings.ts';
import { documents } from '../../content/tables.ts';
import { hostileAddresses, hostileUrls } from '../../hostile/corpora.ts';
import { storeFile } from '../media/files.ts';
import { seedId } from '../../seed/seeding.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { watchConnections } from '../../testing/connections.ts';
import { type Proxy, startProxy } from './testing/proxy.ts';
import { FILE, LIMITS, startUpstream, type Upstream } from './testing/upstream.ts';

let api: TestApi;
let upstream: Upstream;
let proxy: Proxy;
/** Hosts that the settings list, and the addresses their names have, in the test at hand. */
let hosts: string[] = [];
let names: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://university.example' } });
  upstream = await startUpstream();
  proxy = await startProxy(api.deps, {
    allowedHosts: () => Promise.resolve(hosts),
    ownPdf: () => undefined,
    testing: {
      alsoAllowed: [upstream.origin],
      limits: LIMITS,
      resolve: (host) =>
        names[host]
          ? Promise.resolve([{ address: names[host], family: 4 }])
          : Promise.reject(new Error('no such name')),
    },
  });
});
afterAll(async () => {
  proxy.stop();
  await upstream.stop();
  await api.stop();
});
beforeEach(() => {
  hosts = [];
  names = {};
});

async function download(base: string, url: string, extra: Record<string, string> = {}, headers = {}) {
  const answer = await fetch(
    `${base}/download?${new URLSearchParams({ url: url.toWellFormed(), ...extra }).toString()}`,
    { headers },
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    code: isJson ? (JSON.parse(bytes.toString()) as { code: string }).code : undefined,
  };
}

describe('API-44 our own media', () => {
  test('by its path or its public address, as a file to save', async () => {
    const address = await storeFile(api.deps.files, FILE, 'pdf');
    for (const url of [address, `https://university.example${address}`, `${address}?download`]) {
      const { status, headers, bytes } = await download(api.url, url);
      expect([url, status]).toEqual([url, 200]);
      expect(bytes).toEqual(FILE);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${BROCHURE_FILE_NAME}"`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test('PAGE-31 what the product itself hands out: a brochure or a sheet that it makes, relative or whole', async () => {
    const brochure = `/api/brochure/${seedId('program', 'online-mba')}`;
    for (const [url, name, asked] of [
      [brochure, BROCHURE_FILE_NAME],
      [`https://university.example${brochure}?media=sms#1`, BROCHURE_FILE_NAME],
      [`/api/download?url=${encodeURIComponent(brochure)}`, BROCHURE_FILE_NAME],
      [brochure, 'MBA.pdf', '../MBA.exe'],
      [brochure.replace('brochure', 'family/hi'), 'MBA.pdf', 'MBA'],
    ] as const) {
      const { status, headers, bytes } = await download(api.url, url, asked === undefined ? {} : { name: asked });
      expect([url, status, bytes.subarray(0, 5).toString()]).toEqual([url, 200, '%PDF-']);
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="?${name}"?$`));
    }
  });

  test('never anything else of this origin', async () => {
    const png = await storeFile(api.deps.files, FILE, 'png');
    for (const url of [
      '/',
      '/api/healthz',
      '/media/',
      '/media/../app-secret',
      png,
      'outline.pdf',
      '/media/a.pdf',
      '//university.example/admin',
      '/api/brochure/a/../../leads/mine',
      '/api/download?url=/api/healthz',
    ])
      expect([url, (await download(api.url, url)).code]).toEqual([url, 'DOWNLOAD_REFUSED']);
    for (const url of [`/media/${'a'.repeat(64)}.pdf`, '/api/brochure/none'])
      expect(await download(api.url, url)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    ['MBA, Semester 1.pdf', 'attachment; filename="MBA, Semester 1.pdf"'],
    ['../../etc/passwd', 'attachment; filename=passwd.pdf'],
    ['C:\\outline.exe', 'attachment; filename=outline.pdf'],
    ['a"; filename="b.html', 'attachment; filename="a filename= b.pdf"'],
    ['line\r\nSet-Cookie: a=b', 'attachment; filename="line Set-Cookie a=b.pdf"'],
    ['..', 'attachment; filename=brochure.pdf'],
    ['रूपरेखा', `attachment; filename="???????.pdf"; filename*=UTF-8''${encodeURIComponent('रूपरेखा')}.pdf`],
  ])('under the name %j', async (name, disposition) => {
    const { headers } = await download(api.url, await storeFile(api.deps.files, FILE, 'pdf'), { name });
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.has('set-cookie')).toBe(false);
  });
});

describe('API-44 a host that may be asked', () => {
  const of = (path: string, headers = {}) => download(proxy.url, `${upstream.origin}${path}`, {}, headers);

  test('its PDF passes as a file to save, whatever type it says; nothing of the visitor goes there, and no cookie comes back', async () => {
    const { status, headers, bytes } = await of('/outline.pdf', {
      cookie: 'lead_session=secret',
      authorization: 'Bearer secret',
      referer: 'https://university.example/x',
    });
    expect([status, headers.get('content-type'), bytes]).toEqual([200, 'application/pdf', FILE]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${BROCHURE_FILE_NAME}"`);
    expect([headers.get('cache-control'), headers.has('set-cookie')]).toEqual(['no-store', false]);
    const { cookie, authorization, referer } = upstream.seen.at(-1)?.headers ?? {};
    expect([cookie, authorization, referer]).toEqual([undefined, undefined, undefined]);
    expect((await of('/in-pieces.pdf')).bytes).toEqual(FILE);
  });

  test.each(['/page.pdf', '/empty.pdf', '/short.pdf', '/compressed.pdf', '/declared-large.pdf', '/large.pdf'])(
    '%s is refused',
    async (path) => {
      expect(await of(path)).toMatchObject({ status: 400, code: 'DOWNLOAD_REFUSED' });
    },
  );

  test('a file that is silent, endless, cut off, failing, missing or moved fails, and no redirect is followed', async () => {
    const paths = ['/silent.pdf', '/endless.pdf', '/cut.pdf', '/failing.pdf', '/missing.pdf', '/moved.pdf'];
    const asked = upstream.seen.length;
    const answers = await Promise.all(paths.map((path) => of(path)));
    for (const [at, answer] of answers.entries())
      expect(answer, paths[at]).toMatchObject({ status: 502, code: 'DOWNLOAD_FAILED' });
    const seen = upstream.seen.slice(asked).map(({ url }) => url);
    expect([seen.length, new Set(seen)]).toEqual([paths.length, new Set(paths)]);
  });

  test('a host that cannot be reached, or has no name', async () => {
    await upstream.stop();
    expect(await of('/outline.pdf')).toMatchObject({ status: 502, code: 'DOWNLOAD_FAILED' });
    hosts = ['files.example.org'];
    expect(await download(proxy.url, 'https://files.example.org/a.pdf')).toMatchObject({
      status: 502,
      code: 'DOWNLOAD_FAILED',
    });
  });
});

describe('API-44 any other address is refused without a connection', () => {
  const every = [
    ...hostileAddresses(),
    ...hostileUrls().map(({ input }) => input),
    'https://user:secret@files.example.org/a.pdf',
    'https://files.example.org:8443/a.pdf',
    'http://files.example.org/a.pdf',
    'https://files.example.org./a.pdf',
    'https://other.example.org/a.pdf',
    'https://files.example.org.evil.example/a.pdf',
    'https://evil.example/https://files.example.org/a.pdf',
  ].filter((url) => url !== '' && url.length <= 2_000);

  // The test's own calls go to the proxy, and the budget's counter to the database.
  const { TEST_STORE, TEST_DATABASE_URL = '' } = process.env;
  const known = () =>
    [proxy.url, ...(TEST_STORE === 'postgres' ? [TEST_DATABASE_URL] : [])].map((url) => new URL(url).host);
  const expectNoOther = (tried: readonly string[]) => expect(tried.filter((one) => !known().includes(one))).toEqual([]);

  test('as this watch would see one', async () => {
    const watched = watchConnections();
    await new Promise((settle) => request('http://127.0.0.1:1/').on('error', settle).end());
    watched.stop();
    expect(watched.tried).toEqual(['127.0.0.1:1']);
  });

  test('whatever the settings list', async () => {
    hosts = ['files.example.org'];
    names = { 'files.example.org': '127.0.0.1' };
    const watched = watchConnections();
    for (const url of every) {
      const { status, code } = await download(proxy.url, url);
      expect([url, status], code).toEqual([url, 400]);
    }
    watched.stop();
    expectNoOther(watched.tried);
  });

  test('also where the settings list the very host, and its name leads into this network', async () => {
    const sink = createServer((_req, res) => res.end(FILE));
    await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', ready));
    let reached = 0;
    sink.on('connection', () => (reached += 1));
    const watched = watchConnections();
    for (const url of [
      ...every,
      'https://files.example.org/a.pdf',
      `http://127.0.0.1:${(sink.address() as AddressInfo).port}/a.pdf`,
    ]) {
      const host = URL.parse(url)?.hostname ?? '';
      for (const address of [
        '127.0.0.1',
        '169.254.169.254',
        '10.0.0.1',
        '::1',
        '::ffff:127.0.0.1',
        '64:ff9b::7f00:1',
      ]) {
        [hosts, names] = [[host], { [host]: address }];
        const { status } = await download(proxy.url, url);
        expect([url, address, status]).toEqual([url, address, 400]);
        // An address that is refused by its form needs no host name.
        if (!url.startsWith('https:')) break;
      }
    }
    watched.stop();
    expectNoOther(watched.tried);
    expect(reached).toBe(0);
    sink.close();
  });
});

test('API-44 the hosts are those of the published settings', async () => {
  const { db } = api.deps;
  const allowedHosts = async () => (await liveSettings(db)).download_hosts;
  const settings = {
    id: randomUUID(),
    resource: 'settings',
    position: 0,
    created_at: new Date(),
    updated_at: new Date(),
  };
  const [kept] = await db.delete(documents).where(eq(documents.resource, 'settings')).returning();
  expect(await allowedHosts()).toEqual([]);
  const fields = (...download_hosts: string[]) => ({ copyright_line: 'Meridian University Online', download_hosts });
  await db.insert(documents).values({ ...settings, draft: fields('drafted.example.org') });
  expect(await allowedHosts()).toEqual([]);
  await db
    .update(documents)
    .set({ published: fields('files.example.org') })
    .where(eq(documents.id, settings.id));
  expect(await allowedHosts()).toEqual(['files.example.org']);
  // The look-up fails before a connection is made: a name that is not listed is not even looked up.
  const asked: string[] = [];
  const resolve = (host: string) => Promise.reject(new Error(`no look-up of ${asked[asked.push(host) - 1]}`));
  const listed = await startProxy(api.deps, { allowedHosts, ownPdf: () => undefined, testing: { resolve } });
  expect(await download(listed.url, 'https://drafted.example.org/a.pdf')).toMatchObject({ code: 'DOWNLOAD_REFUSED' });
  expect(await download(listed.url, 'https://files.example.org/a.pdf')).toMatchObject({ code: 'DOWNLOAD_FAILED' });
  expect(asked).toEqual(['files.example.org']);
  listed.stop();
  await db.delete(documents).where(eq(documents.id, settings.id));
  if (kept) await db.insert(documents).values(kept);
});

test('API-44 a budget per address', async () => {
  const config = { ...api.deps.config, limitScale: 0.1 };
  const { url, stop } = await startProxy(
    { ...api.deps, config },
    { allowedHosts: () => Promise.resolve([]), ownPdf: () => undefined },
  );
  await api.deps.db.execute(sql`delete from limits`);
  const codes: (string | undefined)[] = [];
  for (let call = 0; call < 4; call += 1) codes.push((await download(url, '/')).code);
  expect(codes).toEqual([...Array.from({ length: 3 }, () => 'DOWNLOAD_REFUSED'), 'TOO_MANY_REQUESTS']);
  stop();
});
