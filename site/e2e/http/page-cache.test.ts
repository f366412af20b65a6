import { request } from 'playwright';
import { describe, expect, inject, test } from 'vitest';

import { verifyVisitor } from '../visitor.ts';

describe('the page cache', () => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(inject('origin') + path, { headers });
    return { answer, html: await answer.text() };
  };

  test('unknown parameters and unknown addresses share one cached page', async () => {
    const plain = await page('/online-ma');
    const tracked = await page('/online-ma?utm_source=x&anything=1');
    expect(tracked.html === plain.html).toBe(true);
    expect(tracked.answer.headers.get('etag')).toBe(plain.answer.headers.get('etag'));
    const [one, two] = await Promise.all([page('/no-page-1'), page('/no-page-2')]);
    expect([one.answer.status, two.answer.status]).toEqual([404, 404]);
    expect(one.html === two.html).toBe(true);
  });

  test('no header but the cookie changes a page, and no query but its own', async () => {
    const plain = await page('/online-ma');
    for (const headers of [
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
      { 'x-forwarded-prefix': '/evil', forwarded: 'host=evil.example', 'x-host': 'evil.example' },
      { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-http-method-override': 'DELETE' },
      { 'accept-language': 'hi', 'user-agent': '<script>', origin: 'https://evil.example' },
    ])
      expect((await page('/online-ma', headers)).html === plain.html, Object.keys(headers).join()).toBe(true);
    for (const query of ['?b=2&a=1', '?a=1&b=2', '?utm_content=<script>', '?_method=DELETE', '?__proto__[x]=1'])
      expect((await page(`/online-ma${query}`)).html === plain.html, query).toBe(true);
  });

  test('whatever a verified visitor gets under the name of a file is in no shared cache', async () => {
    const visitor = await request.newContext({ baseURL: inject('origin') });
    await verifyVisitor(visitor);
    const { cookies } = await visitor.storageState();
    await visitor.dispose();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const paths = ['/my-enquiry', '/launchpad', '/referral-dashboard'].flatMap((path) =>
      ['/x.css', '/..%2fassets/x.js', '%2fx.css', ';x.css', '%00.css', '.css', '%23.css', '/assets/../x.js'].map(
        (end) => path + end,
      ),
    );
    for (const path of [...paths, '/assets/..%2fmy-enquiry', '/media/%2e%2e/my-enquiry', '/page-state/my-enquiry']) {
      const { answer } = await page(path, { cookie });
      expect(answer.headers.get('cache-control'), `${path} ${answer.status}`).toMatch(/no-store|^$/);
    }
  });

  test('an address that looks like another site responds 404 without a redirect', async () => {
    for (const path of ['//elsewhere.test/', '//elsewhere.test/x/', '/%2F/elsewhere.test/', '/%5Celsewhere/']) {
      const { answer } = await page(path);
      expect([answer.status, answer.redirected], path).toEqual([404, false]);
    }
  });

  test('an unchanged page responds 304; a forged session is ignored and its cookies are removed', async () => {
    const etag = (await page('/online-ma')).answer.headers.get('etag') ?? '';
    expect((await page('/online-ma', { 'if-none-match': etag })).answer.status).toBe(304);
    const forged = `lead_session=eyJhbGciOiJub25lIn0.eyJ0eXAiOiJsZWFkIiwic3ViIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.; isUserVerified=1; userLeadData=%7Bbad`;
    const { answer, html } = await page('/online-ma', { cookie: forged });
    expect(html.includes('Continue Application')).toBe(false);
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'isUserVerified=',
      'userLeadData=',
      'lead_session=',
    ]);
  });

  test('pages have a strict policy, and are private only for a verified visitor', async () => {
    const { headers } = (await page('/online-ma')).answer;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('vary')).toContain('Cookie');
  });
});
