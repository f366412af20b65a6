import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { inBrowser, signIn, STAFF } from './browser.mjs';
import { median, whileRunning } from './running.mjs';

const MONTHS = 7;
const LECTURES_A_MONTH = 400;
const SLOWER = 4;
const MOVES = 20;
const PATIENCE_MS = 10_000;
const SETTLED_MS = 1_500;
const COURSE = 'Bench course';

/** The planner with 400 lectures in each month, on a processor four times slower; and how soon a moved lecture is seen. */
export const measure = () =>
  whileRunning(async ({ origin }) => {
    const ask = await staffOf(origin);
    await ask('paste', { text: timetable(), dryRun: false });
    const tasks = await inBrowser({ width: 1280, height: 900 }, (page, devtools) => stepped(page, devtools, origin));
    const seen = await moved(origin, ask);
    return `planner: longest task ${Math.max(...tasks)} ms, median of the longest ${median(tasks)} ms, over ${tasks.length} steps by a month with ${LECTURES_A_MONTH} lectures in sight, ${SLOWER}× slowed processor; a moved lecture in the feed after ${ms(seen.feed)}, on /live-lecture after ${ms(seen.page)} (median, most), ${MOVES} moves, one process`;
  });

async function staffOf(origin) {
  const send = async (path, body, headers) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json).slice(0, 300)}`);
    return json.data;
  };
  const { token } = await send('/user/login', STAFF.events);
  return (path, body) => send(`/admin/live-lectures/${path}`, body, { authorization: `Bearer ${token}` });
}

/** Twenty lectures on each of twenty days of every month. */
function timetable() {
  const rows = [];
  for (let month = 1; month <= MONTHS; month += 1)
    for (let index = 0; index < LECTURES_A_MONTH; index += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-${String(1 + (index % 20)).padStart(2, '0')}`;
      const batch = `Bench ${Math.floor(index / 20)}`;
      rows.push([COURSE, 'Semester 1', batch, `Subject ${index % 7}`, day, '09:00', '10:00'].join('\t'));
    }
  return ['Course\tSemester\tBatch\tSubject\tDate\tStart\tEnd', ...rows].join('\n');
}

/** The longest task of each step to the next month and back, in milliseconds. */
async function stepped(page, devtools, origin) {
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map((e) => e.duration))).observe({
      type: 'longtask',
    });
  });
  await signIn(page, origin, STAFF.events);
  const course = encodeURIComponent(COURSE);
  await page.goto(`${origin}/admin/live-lectures?view=month&date=2027-01-01&course_name=${course}`);
  await page.locator('[data-event]').first().waitFor();
  await sleep(SETTLED_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const tasks = [];
  const step = async (name) => {
    await page.evaluate(() => void (globalThis.longTasks.length = 0));
    await page.getByRole('button', { name }).click();
    // The next month is read ahead while this one is looked at.
    await sleep(SETTLED_MS);
    tasks.push(Math.round(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks)))));
  };
  for (let month = 1; month < MONTHS; month += 1) await step('Next month');
  for (let month = 1; month < MONTHS; month += 1) await step('Previous month');
  return tasks;
}

async function moved(origin, ask) {
  const { data: today } = await (await fetch(`${origin}/api/content/day`)).json();
  const fields = {
    course_name: COURSE,
    sem_year: 'Semester 1',
    batch: 'Bench moved',
    subject_name: 'Moved in the bench',
    start_date: today.date,
    start_time: '00:00',
    end_date: today.date,
    end_time: '23:00',
  };
  const created = await ask('changes', { operations: [{ op: 'create', fields }] });
  let [lecture] = created.lectures;
  const times = { feed: [], page: [] };
  for (let number = 1; number <= MOVES; number += 1) {
    const end_time = `23:${String(number).padStart(2, '0')}`;
    const began = performance.now();
    const { lectures } = await ask('changes', {
      operations: [{ op: 'update', id: lecture.id, version: lecture.version, fields: { end_time } }],
      allowClash: true,
    });
    [lecture] = lectures;
    const since = async (path, text) => {
      while (!(await (await fetch(origin + path)).text()).includes(text)) {
        if (performance.now() - began > PATIENCE_MS) throw new Error(`A moved lecture was not seen at ${path} in 10 s`);
        await sleep(2);
      }
      return performance.now() - began;
    };
    times.feed.push(await since('/api/calendar.ics?batch=Bench%20moved', `T23${end_time.slice(3)}00`));
    times.page.push(await since('/live-lecture', clock(end_time)));
  }
  return times;
}

/** As the page writes it: '11:05 pm'. */
const clock = (time) => `11:${time.slice(3)}`;

const ms = (times) => `${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms`;
