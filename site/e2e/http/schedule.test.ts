import { describe, expect, test } from 'vitest';

import { htmlOf, product } from './requests.ts';

type Lecture = { id: string; course_name: string; sem_year: string; batch: string; subject_name: string };

const json = async <T>(path: string) => (await (await product.get(path)).json()) as T;
const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
const page = async (query: string) => decoded(await htmlOf(`/live-lecture${query}`));
/** Ids of the lectures in the server's list. */
const listed = (html: string) => [...html.matchAll(/\/api\/lectures\/([\da-f-]{36})\.ics/g)].map(([, id = '']) => id);

describe('the class schedule as the server sends it, without script', () => {
  test('SCHED-01 both addresses answer, and /live-lecture is the canonical one', async () => {
    for (const path of ['/live-lecture', '/auxiliary/live-lecture', '/live-lecture?view=day&date=2025-03-05'])
      expect(await htmlOf(path), path).toMatch(/<link rel="canonical" href="[^"]*\/live-lecture"/);
  });

  test('SCHED-02 SCHED-15 ticker, banner, links in new tabs, text, footer and disclaimer; empty ones are absent', async () => {
    const html = await page('');
    const { data } = await json<{ data: Record<string, string> }>('/api/auxiliary/live-lecture');
    expect(html).toContain('aria-label="Announcement"');
    expect(html).toMatch(new RegExp(`<h1[^>]*>${data['title']}</h1>`));
    for (const at of [1, 2, 3]) {
      const link = html
        .split('<a ')
        .find((one) => one.includes(`href="${data[`link${at}`]}"`) && one.includes('data-variant'));
      expect(link, `link ${at}`).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/);
    }
    expect(html).toContain('If we move a class');
    expect(html.split('id="disclaimer"')[1]).toContain('Dates and times can change');
    const without = decoded(await htmlOf('/auxiliary/scholarships'));
    const [banner = ''] = (without.split('id="banner"')[1] ?? '').split('</section>');
    expect(banner.match(/data-variant="secondary"/g)?.length ?? 0).toBe(
      Object.entries((await json<{ data: Record<string, string> }>('/api/auxiliary/scholarships')).data).filter(
        ([name, value]) => /^link\d$/.test(name) && value,
      ).length,
    );
  });

  test('SCHED-03 SCHED-04 SCHED-10 the lists, their choices as the API has them, and the note', async () => {
    // The form of the enquiry follows.
    const [html = ''] = (await page('')).split('id="content"');
    const { data } = await json<{ data: Record<'courseName' | 'semYear' | 'batch', string[]> }>('/api/eventoptions');
    const lists = [...html.matchAll(/<label[^>]*>([^<]*)<\/label>.*?<select[^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs)];
    const filters = lists.map(([, label, name, options = '']) => [
      label,
      name,
      [...options.matchAll(/>([^<]+)<\/option>/g)].map(([, text]) => text),
    ]);
    expect(filters).toEqual([
      ['Select Course Name', 'course_name', ['SELECT', ...data.courseName]],
      ['Select Semester', 'sem_year', ['SELECT', ...data.semYear]],
      ['Select Batch', 'batch', ['SELECT', ...data.batch]],
    ]);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*><span>Submit<\/span>/);
    expect(html).toContain('The above schedule are tentative in nature.');
  });

  test('SCHED-05 SCHED-06 period and filters are in the address; arrows and views are links', async () => {
    const march = await json<Lecture[]>('/api/liveLecture?startDate=2025-03-01&endDate=2025-03-31');
    const html = await page('?view=month&date=2025-03-05');
    expect(html).toContain('>March 2025</h3>');
    expect(listed(html).toSorted()).toEqual(march.map(({ id }) => id).toSorted());
    expect(html).toContain('href="/live-lecture?view=month&date=2025-04-01"');
    expect(html).toContain('href="/live-lecture?view=month&date=2025-02-01"');

    const [one] = march;
    const chosen = await page(
      `?view=month&date=2025-03-05&course_name=${encodeURIComponent(one?.course_name ?? '')}&sem_year=SELECT&batch=`,
    );
    const own = march.filter(({ course_name }) => course_name === one?.course_name);
    expect(own.length).toBeLessThan(march.length);
    expect(listed(chosen).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    expect(listed(await page('?view=month&date=2025-03-05&course_name=Nothing'))).toEqual([]);
    expect(await page('?view=month&date=2025-03-05&course_name=Nothing')).toContain(
      'No classes match your choice in this period.',
    );
  });

  test('SCHED-07 SCHED-12 the day view has the label of its day, and its link leads to Sunday of this week', async () => {
    expect(await page('?view=day&date=2025-03-05')).toContain('>March 05, 2025</h3>');
    const { data } = await json<{ data: { date: string } }>('/api/content/day');
    const sunday = new Date(`${data.date}T00:00:00Z`);
    sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay());
    expect(await page('')).toContain(`href="/live-lecture?view=day&date=${sunday.toISOString().slice(0, 10)}"`);
  });

  test('an invalid address shows the default page, and addresses are cached separately', async () => {
    const plain = await product.get('/live-lecture');
    for (const query of ['?view=year', '?date=2025-02-30', '?utm_source=x'])
      expect(listed(await page(query)), query).toEqual(listed(decoded(await plain.text())));
    expect(listed(await page('?view=day&date=1999-01-01'))).toEqual([]);
  });
});
