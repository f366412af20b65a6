import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Product, startProduct } from '../product.ts';

const PAGE = '/french-language';
const COURSE = 'Certificate in French Language';
const DAY_MS = 86_400_000;

describe('the next class on a programme’s page', () => {
  let product: Product;
  let headers: Record<string, string>;
  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
    const { data } = await send<{ data: { token: string } }>('POST', '/user/login', {
      email: 'admin@prospectus.test',
      password: 'admin-prospectus-2026',
    });
    headers = { authorization: `Bearer ${data.token}` };
  });
  afterAll(() => product.stop());

  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${product.origin}/api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text) as T;
  }
  const html = async (path = PAGE) => (await fetch(product.origin + path)).text();
  const line = async () => /([^<>]*)\. <a[^>]*href="([^"]*)"[^>]*>See the class schedule/.exec(await html());
  const shown = async () => (await line())?.[1] ?? '';
  const inDays = async (count: number) => {
    const { data } = await send<{ data: { date: string } }>('GET', '/content/day');
    return new Date(Date.parse(data.date) + count * DAY_MS).toISOString().slice(0, 10);
  };
  const lecture = async (day: string, subject_name: string) =>
    send<{ id: string }>('POST', '/admin/live-lectures', {
      ...{ course_name: COURSE, sem_year: 'Semester 1', batch: 'Evening', subject_name },
      ...{ start_date: day, start_time: '19:00', end_date: day, end_time: '20:30' },
      allowClash: true,
    });

  test('SECT-11 new, cancelled and past classes update the page at once, also if it was cached', async () => {
    expect(await shown(), 'a programme without classes has no line').toBe('');
    const [tomorrow, later] = [await inDays(1), await inDays(4)];
    const second = await lecture(later, 'Conversation');
    await expect.poll(shown).toMatch(/^\w{3} \d+ \w{3}, 7 pm · Conversation$/);
    const first = await lecture(tomorrow, 'Grammar');
    await expect.poll(shown).toMatch(/, 7 pm · Grammar$/);

    await send('PUT', `/admin/live-lectures/${first.id}`, { cancelled: true });
    await expect.poll(shown).toMatch(/Conversation$/);
    const href = ((await line())?.[2] ?? '').replaceAll('&amp;', '&');
    const schedule = await html(href);
    expect(schedule).toContain('Conversation');
    expect(schedule).not.toContain('Business Law');

    // On the next day the page changes without any edit.
    await send('POST', '/mock/clock', { advanceMs: 5 * DAY_MS });
    await expect.poll(shown, { timeout: 10_000 }).toBe('');
    await send('DELETE', '/mock/clock');
    await expect.poll(shown, { timeout: 10_000 }).toMatch(/Conversation$/);
    await send('DELETE', `/admin/live-lectures/${second.id}`);
    await expect.poll(shown).toBe('');
  });

  test('PAGE-03 the first screen shows the start that staff set, and later the next one', async () => {
    const [{ id } = { id: '' }] = await send<{ id: string }[]>('GET', '/admin/university-info');
    const [soon, then, last] = [await inDays(2), await inDays(5), await inDays(500)];
    await send('PUT', `/admin/university-info/${id}`, {
      intakes: [
        { starts_on: then, apply_by: soon },
        { starts_on: last, apply_by: last },
      ],
    });
    await send('POST', `/admin/university-info/${id}/publish`, {});
    const start = async () => /Next start<\/dt><dd>([^<]*)<small>Apply by/.exec(await html())?.[1] ?? '';
    await expect.poll(start).toContain(then.slice(0, 4));
    const before = await start();
    await send('POST', '/mock/clock', { advanceMs: 3 * DAY_MS });
    await expect.poll(start, { timeout: 10_000 }).not.toBe(before);
    expect(await start()).toContain(last.slice(0, 4));
    expect(await html()).toContain(`Admissions Open for ${last.slice(0, 4)} Batch`);
    await send('DELETE', '/mock/clock');
  });
});
