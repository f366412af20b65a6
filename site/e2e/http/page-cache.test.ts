import { describe, expect, inject, test } from 'vitest';

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
