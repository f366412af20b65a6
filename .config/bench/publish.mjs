import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { consoleCalls } from './console.mjs';
import { whileRunning } from './running.mjs';
import { percentile } from './timing.mjs';

const CHANGES = 200;
const PATIENCE_MS = 10_000;

/** A resource, one of its fields, and a page that shows it; `slug` selects a record other than the first. */
const SHOWN = [
  { resource: 'faqs', field: 'question', path: '/online-mba' },
  { resource: 'program', field: 'display_name', path: '/online-mba', slug: 'online-mba' },
  { resource: 'pages', field: 'title', path: '/about', slug: 'about' },
  { resource: 'landing-pages', field: 'title', path: '/online-mba-lp', slug: 'online-mba-lp' },
  { resource: 'auxiliary-pages', field: 'title', path: '/auxiliary/scholarships', slug: 'scholarships' },
  { resource: 'blogs', field: 'title', path: '/blog' },
  { resource: 'metadata', field: 'title', path: '/online-mba', slug: 'online-mba' },
  { resource: 'footer', field: 'title', path: '/' },
  { resource: 'settings', field: 'copyright_line', path: '/about' },
  {
    resource: 'university-info',
    field: 'phone',
    path: '/about',
    value: (number) => `+91 98765 4${String(3_000 + number)}`,
  },
  { resource: 'promotional-texts', field: 'text', path: '/' },
  { resource: 'testimonials', field: 'quote', path: '/' },
  { resource: 'benefits', field: 'title', path: '/' },
  { resource: 'career', field: 'title', path: '/' },
  { resource: 'head-counts', field: 'title', path: '/' },
  { resource: 'alumni', field: 'name', path: '/' },
  { resource: 'vc-message', field: 'name', path: '/' },
  { resource: 'pre-login-referral', field: 'title', path: '/' },
];

/** The time from the console's call to the page that shows the change, for documents and tables. */
export const measure = () =>
  whileRunning(async ({ origin }) => {
    const send = await consoleCalls(origin);
    const call = async (method, path, body) => (await send(method, `/${path}`, body)).json();
    const shown = async (path, text) => (await (await fetch(origin + path)).text()).includes(text);
    const rounds = [
      ...(await Promise.all(SHOWN.map((change) => documentChange(call, change)))),
      await lectureChange(call, origin),
      redirectChange(call, origin),
    ];
    const times = [];
    for (let number = 0; number < CHANGES; number += 1) {
      const { name, change } = rounds[number % rounds.length];
      const started = performance.now();
      const isVisible = await change(number, shown);
      while (!(await isVisible())) {
        if (performance.now() - started > PATIENCE_MS) throw new Error(`A change of ${name} was not seen in 10 s`);
        await sleep(2);
      }
      times.push({ name, ms: performance.now() - started });
    }
    const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
    const at = (share) =>
      Math.round(
        percentile(
          times.map(({ ms }) => ms),
          share,
        ),
      );
    return `publish: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms from the call that publishes or saves to the page that shows it; ${CHANGES} changes over ${rounds.length} resources and tables, the slowest ${slowest.name}`;
  });

async function documentChange(call, { resource, field, path, slug, value = (number) => `Seen at once ${number}` }) {
  const filter = encodeURIComponent(JSON.stringify(resource === 'faqs' ? { program: null } : {}));
  const records = await call('GET', `${resource}?filter=${filter}&range=[0,99]`);
  const record = slug ? records.find((entry) => entry.slug === slug) : records[0];
  if (!record) throw new Error(`There is no record of ${resource} to change`);
  return {
    name: resource,
    change: async (number, shown) => {
      const text = value(number);
      await call('PUT', `${resource}/${record.id}`, { [field]: text });
      await call('POST', `${resource}/${record.id}/publish`, {});
      return () => shown(path, text);
    },
  };
}

async function lectureChange(call, origin) {
  const { data } = await (await fetch(`${origin}/api/content/day`)).json();
  const lecture = {
    course_name: 'Master of Arts',
    sem_year: 'Semester 1',
    batch: 'January 2026',
    subject_name: 'Seen at once',
    start_date: data.date,
    start_time: '00:00',
    end_date: data.date,
    end_time: '23:59',
  };
  const { id } = await call('POST', 'live-lectures', lecture);
  return {
    name: 'live-lectures',
    change: async (number, shown) => {
      const subject_name = `Subject ${number}`;
      await call('PUT', `live-lectures/${id}`, { subject_name });
      return () => shown('/live-lecture', subject_name);
    },
  };
}

const redirectChange = (call, origin) => ({
  name: 'redirects',
  change: async (number) => {
    await call('POST', 'redirects', { from: `/moved-${number}`, to: '/about' });
    return async () => (await fetch(`${origin}/moved-${number}`, { redirect: 'manual' })).status === 301;
  },
});
