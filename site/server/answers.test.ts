import { expect, test } from 'vitest';

import { StartError, readConfig } from './process/config.ts';
import { encodingOf } from './http/encoding.ts';
import { loggedPath, routeOf } from './http/route-of.ts';
import { forwardingFetch } from './http/forwarding-fetch.ts';
import { apiReferencePolicy, consolePolicy, pagePolicy, pictureHeaders } from './security/policies.ts';
import { commonHeaders } from './security/headers.ts';

test('the best encoding that the client accepts is chosen', () => {
  const cases = {
    'gzip, deflate, br, zstd': 'br',
    'br;q=0, gzip': 'gzip',
    'gzip;q=0.5,br;q=0.8': 'br',
    'gzip;q=0': 'identity',
    '': 'identity',
    'brown, gzipped': 'identity',
  };
  for (const [accepted, encoding] of Object.entries(cases)) expect(encodingOf(accepted), accepted).toBe(encoding);
  expect(encodingOf(undefined)).toBe('identity');
});

test('a page’s policy allows files of our own and exactly the styles it was made with', () => {
  const policy = pagePolicy(['a{}'], true);
  expect(policy).toContain("script-src 'self';");
  // Hash of `a{}`, by openssl.
  expect(policy).toContain("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(pagePolicy([], false)).not.toContain('upgrade-insecure-requests');
});

test('every answer carries helmet’s headers; strict transport only behind https', () => {
  expect(commonHeaders(false)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  expect(commonHeaders(false)['Strict-Transport-Security']).toBeUndefined();
  expect(commonHeaders(true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

test('no policy of a page lets it be framed or its links be moved to another base', () => {
  for (const policy of [
    pagePolicy([], true),
    consolePolicy(true),
    apiReferencePolicy(true),
    pictureHeaders['Content-Security-Policy'],
  ]) {
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  }
});

test('logs hold no query and no path of a call to the API', () => {
  expect(loggedPath('/online-ma?phone=9876543210', 200)).toEqual({ path: '/online-ma' });
  expect(routeOf('/online-ma?phone=9876543210')).toBe('/:page');
  expect(loggedPath('/api/leads/getLeadByMobile/9876543210', 200)).toEqual({});
  expect(routeOf('/api/leads/getLeadByMobile/9876543210')).toBe('/api/*');
});

test('a wrong variable is refused at the start by its name', () => {
  const good = { APP_SECRET: 'x'.repeat(32) };
  expect(readConfig({ ...good, PORT: '', API_PORT: '9' })).toMatchObject({
    port: 8080,
    apiUrl: 'http://127.0.0.1:9',
    publicUrl: 'http://localhost:8080',
  });
  for (const [name, value] of Object.entries({
    PORT: 'many',
    API_URL: 'ftp://x',
    APP_MODE: 'test',
    APP_SECRET: 'short',
  })) {
    expect(() => readConfig({ ...good, [name]: value }), name).toThrow(name);
  }
  expect(() => readConfig({ APP_MODE: 'production' })).toThrow(StartError);
});

test('PROD-06 the documentation is served locally, and in production only where DOCS_URL asks for it', () => {
  const good = { APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://university.test' };
  const docsUrl = (more: Record<string, string>) => readConfig({ ...good, ...more }).docsUrl;
  expect(docsUrl({})).toBe('https://university.test/docs');
  expect(docsUrl({ APP_MODE: 'production' })).toBeUndefined();
  expect(docsUrl({ APP_MODE: 'production', DOCS_URL: 'https://university.test/docs/' })).toBe(
    'https://university.test/docs',
  );
  expect(docsUrl({ DOCS_URL: 'https://docs.university.test' })).toBe('https://docs.university.test');
  for (const url of ['https://university.test/', 'https://docs.university.test/manual', 'docs'])
    expect(() => docsUrl({ DOCS_URL: url }), url).toThrow('DOCS_URL');
});

test('calls for a visitor send cookies and address, and cookies the API sets are sent with the next call', async () => {
  const seen: (string | null)[] = [];
  const answers = ['enquiry=one; Path=/; HttpOnly', 'a=; Max-Age=0; Path=/'];
  const visitor = forwardingFetch({
    cookies: 'a=1; b=2',
    forwardedFor: '203.0.113.9',
    fetch: async (_input, init) => {
      const headers = new Headers(init?.headers);
      seen.push(`${headers.get('x-forwarded-for')} ${headers.get('cookie')}`);
      return new Response(null, { headers: { 'set-cookie': answers.shift() ?? 'c=3' } });
    },
  });
  for (let call = 0; call < 3; call++) await visitor.fetch('http://api');
  expect(seen).toEqual(['203.0.113.9 a=1; b=2', '203.0.113.9 a=1; b=2; enquiry=one', '203.0.113.9 b=2; enquiry=one']);
  expect(visitor.setCookies).toHaveLength(3);
});
