import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';

/** Every change is made through the console's calls, and checked on a cached page. */
describe('what staff save is on the pages that show it', () => {
  let product: Product;
  let token: string;
  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
    const { data } = await call<{ data: { token: string } }>('POST', '/user/login', {
      email: 'admin@prospectus.test',
      password: 'admin-prospectus-2026',
    });
    token = data.token;
    // The site must be notified, so polling fails here. `npm run bench -- publish` measures the delay.
    await call('POST', '/mock/faults', { target: 'GET /api/content/version', status: 503 });
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
  const html = async (path: string) => (await fetch(product.origin + path)).text();
  const shows = (path: string, text: string) => async () => (await html(path)).includes(text);

  test('SCHED-01 ADMIN-10 a lecture that is created, moved and deleted', async () => {
    const { data } = await call<{ data: { date: string } }>('GET', '/content/day');
    const lecture = {
      course_name: 'Master of Arts',
      sem_year: 'Semester 1',
      batch: 'January 2026',
      subject_name: 'The essay as a form',
      start_date: data.date,
      start_time: '06:10',
      end_date: data.date,
      end_time: '06:50',
      // Today may be a holiday.
      allowClash: true,
    };
    expect(await shows('/live-lecture', lecture.subject_name)()).toBe(false);
    const { id } = await call<{ id: string }>('POST', '/admin/live-lectures', lecture);
    await expect.poll(shows('/live-lecture', lecture.subject_name)).toBe(true);
    await call('PUT', `/admin/live-lectures/${id}`, { start_time: '06:20', allowClash: true });
    await expect.poll(shows('/live-lecture', '06:20AM to 06:50AM')).toBe(true);
    await call('DELETE', `/admin/live-lectures/${id}`);
    await expect.poll(shows('/live-lecture', lecture.subject_name)).toBe(false);
  });

  test('NAV-04 ADMIN-12 contact numbers, social links, WhatsApp and office hours', async () => {
    const change = async (resource: string, fields: object) => {
      const [record] = await call<{ id: string }[]>('GET', `/admin/${resource}`);
      await call('PUT', `/admin/${resource}/${record?.id}`, fields);
      await call('POST', `/admin/${resource}/${record?.id}/publish`, {});
    };
    expect(await html('/online-mba')).toContain('Monday to Saturday, 9');
    await change('university-info', { phone: '1800 222 3333', instagram: 'https://instagram.com/zq' });
    await change('settings', { whatsapp_number: '+91 98100 00000', office_last_day: 5, office_opens: '08:30' });
    for (const line of ['tel:18002223333', 'https://instagram.com/zq', 'wa.me/919810000000', 'Monday to Friday, 8:30'])
      await expect.poll(shows('/online-mba', line), { message: line }).toBe(true);
    await expect.poll(shows('/family/online-mba', 'Monday to Friday, 8:30')).toBe(true);
  });

  test('ADMIN-07 a withdrawn post is no longer linked from the others', async () => {
    const posts = await call<{ id: string; slug: string }[]>('GET', '/admin/blogs?range=[0,9]');
    // Only in the list below the post; its text may have other links.
    const linked = async (from: string, to: string) =>
      (await html(`/blog/${from}`)).split('id="more"')[1]?.includes(`href="/blog/${to}"`) ?? false;
    const pairs = posts.flatMap(({ slug }) => posts.filter((other) => other.slug !== slug).map((to) => ({ slug, to })));
    let pair: (typeof pairs)[number] | undefined;
    for (const one of pairs) if (!pair && (await linked(one.slug, one.to.slug))) pair = one;
    if (!pair) throw new Error('No post of the seed links another.');
    const { slug, to } = pair;
    await call('POST', `/admin/blogs/${to.id}/unpublish`, {});
    await expect.poll(() => linked(slug, to.slug)).toBe(false);
  });

  test('ADMIN-18 SECT-07 a question of one programme, and its move to every page', async () => {
    const [mba] = await call<{ id: string }[]>(
      'GET',
      `/admin/program?filter=${encodeURIComponent('{"slug":"online-mba"}')}`,
    );
    const question = 'May I meet my mentor in person?';
    await Promise.all(['/online-mba', '/online-mcom'].map(html));
    const { id } = await call<{ id: string }>('POST', '/admin/faqs', {
      question,
      answer: '<p>Yes.</p>',
      program: mba?.id,
    });
    expect(await shows('/online-mba', question)(), 'a draft').toBe(false);
    await call('POST', `/admin/faqs/${id}/publish`, {});
    await expect.poll(shows('/online-mba', question)).toBe(true);
    expect(await shows('/online-mcom', question)()).toBe(false);
    await call('PUT', `/admin/faqs/${id}`, { program: null });
    await call('POST', `/admin/faqs/${id}/publish`, {});
    await expect.poll(shows('/online-mcom', question)).toBe(true);
  });

  test('ADMIN-05 a redirect from an address requested before, in any spelling, keeps the query', async () => {
    const request = async (path: string) => {
      const answer = await fetch(product.origin + path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    const status = async () => (await request('/moved-here'))[0];
    expect(await status()).toBe(404);
    const before = Array.from({ length: 20 }, status);
    await call('POST', '/admin/redirects', { from: '/Moved-Here/', to: '/about?media=print#alumni' });
    await Promise.all(before);
    await expect.poll(status).toBe(301);
    for (const path of ['/moved-here', '/MOVED-here/', '//moved%2Dhere'])
      expect(await request(`${path}?utm_source=google&media=sms`)).toEqual([
        301,
        '/about?media=print&utm_source=google#alumni',
      ]);
  });

  test('ADMIN-28 ADMIN-29 ADMIN-30 ADMIN-31 ADMIN-34 parts of a programme, saved separately and sorted', async () => {
    const [mcom] = await call<{ id: string }[]>(
      'GET',
      `/admin/program?filter=${encodeURIComponent('{"slug":"online-mcom"}')}`,
    );
    const programId = mcom?.id;
    const add = async (part: string, fields: object) =>
      (await call<{ id: string }>('POST', `/admin/${part}`, { programId, ...fields })).id;
    const words = {
      'key-contents': { title: 'Ledgers that close', description: 'By hand first.' },
      'key-points': { title: 'Classes after eight' },
      'program-benefits': { title: 'A teacher who answers' },
      highlights: { title: 'Case studies', value: '61' },
      electives: { elective_name: 'Cost accounting', elective_courses: [{ subject_name: 'Budgets', semester: 3 }] },
    };
    await html('/online-mcom');
    for (const [part, fields] of Object.entries(words)) await add(part, fields);
    const first = await add('roadmaps', { title: 'Accounts assistant' });
    const second = await add('roadmaps', { title: 'Finance controller' });
    await call('POST', '/admin/roadmaps/reorder', { ids: [second, first] });
    expect(await shows('/online-mcom', 'Ledgers that close')(), 'a draft is not on the page').toBe(false);

    await call('POST', `/admin/program/${programId}/publish`, {});
    for (const text of ['Ledgers that close', 'Classes after eight', 'A teacher who answers', '61', 'Cost accounting'])
      await expect.poll(shows('/online-mcom', text)).toBe(true);
    const page = await html('/online-mcom');
    expect(page.indexOf('Finance controller')).toBeGreaterThan(-1);
    expect(page.indexOf('Finance controller')).toBeLessThan(page.indexOf('Accounts assistant'));
  });

  test('SCHED-01 midnight in Asia/Kolkata updates the list of coming lectures', async () => {
    const before = await html('/live-lecture');
    await call('POST', '/mock/clock', { advanceMs: 7 * 86_400_000 });
    await expect.poll(async () => (await html('/live-lecture')) === before).toBe(false);
    await fetch(`${product.origin}/api/mock/clock`, { method: 'DELETE' });
    await expect.poll(async () => (await html('/live-lecture')) === before).toBe(true);
  });

  // Last, because it stops the API.
  test('ADMIN-40 a change made while the site cannot reach the API is on the page once it can', async () => {
    const title = 'Changed behind the site';
    const [about] = await call<{ id: string }[]>(
      'GET',
      `/admin/pages?filter=${encodeURIComponent('{"slug":"about"}')}`,
    );
    await html('/about');
    await call('PUT', `/admin/pages/${about?.id}`, { title });
    // Published just before the API stops: the site may not have received it.
    await call('POST', `/admin/pages/${about?.id}/publish`, {});
    await product.killApi();
    expect((await fetch(`${product.origin}/about`)).status).toBe(200);
    await product.startApi();
    await expect.poll(shows('/about', title)).toBe(true);
  });
});
