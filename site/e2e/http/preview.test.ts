import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';

/** These tests write drafts and move the clock, so they need their own product. */
describe('PROD-02 the preview of a draft on the real site', () => {
  let product: Product;
  let token: string;
  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
    const { data } = await call<{ data: { token: string } }>('POST', '/user/login', {
      email: 'admin@prospectus.test',
      password: 'admin-prospectus-2026',
    });
    token = data.token;
  });
  afterAll(() => product.stop());

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${product.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return (await answer.json()) as T;
  }
  const get = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url.startsWith('/') ? product.origin + url : url, { redirect: 'manual', ...init });
    return { answer, html: await answer.text() };
  };
  const linkTo = async (body: object) =>
    (await call<{ data: { url: string } }>('POST', '/admin/preview', body)).data.url;
  const draftName = async (slug: string, name: string) => {
    const [program] = await call<{ id: string; display_name: string }[]>(
      'GET',
      `/admin/program?filter=${encodeURIComponent(JSON.stringify({ slug }))}`,
    );
    if (!program) throw new Error(`There is no ${slug}`);
    await call('PUT', `/admin/program/${program.id}`, { display_name: name });
    return program.id;
  };

  test('shows the draft with its own headers, while the public page stays as it is and is cached as before', async () => {
    const before = await get('/online-mca');
    const id = await draftName('online-mca', 'Master of Drafted Applications');
    const url = await linkTo({ resource: 'program', id });
    expect(url.startsWith(`${product.origin}/online-mca?preview=`)).toBe(true);
    const { answer, html } = await get(url);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(html).toContain('Master of Drafted Applications');
    expect(html).toContain('data-field="fee_plans"');
    expect(html).toContain('id="state"');
    const after = await get('/online-mca');
    expect(after.html === before.html).toBe(true);
    expect(after.answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(after.html).not.toContain('data-field');
  });

  test('its links to pages keep the token, and lead to previews', async () => {
    await draftName('online-mca', 'Master of Drafted Applications');
    const url = new URL(await linkTo({ path: '/' }));
    const { html } = await get(url.href);
    const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const pages = links.filter(
      (href) => !/^\/(admin|api|docs|media|admissionportal)(\/|$)|\.\w+$/.test(new URL(href, url).pathname),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.filter((href) => new URL(href, url).searchParams.get('preview') !== url.searchParams.get('preview')),
    ).toEqual([]);
    const mca = pages.find((href) => href.startsWith('/online-mca?'));
    expect((await get(mca ?? '')).html).toContain('Master of Drafted Applications');
  });

  test('a changed, an empty and an expired token respond 403 with an explanation, also if the page is cached', async () => {
    await get('/online-mba');
    const url = await linkTo({ path: '/online-mba', minutes: 2 });
    const altered = `${url.slice(0, -4)}abcd`;
    for (const bad of [
      altered,
      '/online-mba?preview=',
      '/online-mba?preview=%3Cscript%3E',
      '/online-mba?preview=%10%E2%82%AC',
    ]) {
      const { answer, html } = await get(bad);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect(html).toContain('This preview link no longer works');
      expect(html).not.toContain('<script>');
    }
    expect((await get(url)).answer.status).toBe(200);
    await call('POST', '/mock/clock', { advanceMs: 121_000 });
    expect((await get(url)).answer.status).toBe(403);
  });

  test('a verified visitor’s view needs no session; nothing is sent; an unknown path is 404', async () => {
    const url = await linkTo({ path: '/online-mba', as: 'verified' });
    const { answer, html } = await get(url);
    expect(html).toContain('data-visitor="verified"');
    expect(html).toContain('Continue Application');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const posted = await get(url.replace('/online-mba', '/enquire'), { method: 'POST', body: 'mobile=9876543210' });
    expect(posted.answer.status).toBe(405);
    const nowhere = await get(url.replace('/online-mba', '/no-such-page'));
    expect([nowhere.answer.status, nowhere.answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    for (const [path, location] of [
      ['/Home/', '/?media=sms&preview='],
      ['/Online-MCA/', '/online-mca?media=sms&preview='],
      ['/MBA', '/online-mba?media=sms&preview='],
    ] as const) {
      const moved = await get(url.replace('/online-mba?', `${path}?media=sms&`));
      expect([moved.answer.status, moved.answer.headers.get('location')?.replace(/=[^=]*$/, '=')]).toEqual([
        302,
        location,
      ]);
    }
  });
});
