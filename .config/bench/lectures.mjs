import { adminToken, inParallel, percentile, whileApiRuns } from './api.mjs';

const LECTURES = 100_000;
const BATCHES = 40;
const MONTHS = 24;
const DAY_MS = 86_400_000;
const CLIENTS = 4;
const REQUESTS = 300;
const ROWS = 5_000;
const MOVES = 1_000;
const MOVED = 100;

/** The schedule with 100,000 lectures, on both databases: a month, a feed, a pasted timetable, and two people who move the same lectures. */
export async function measure() {
  const lines = [];
  for (const database of ['pglite', 'postgres']) {
    lines.push(
      await whileApiRuns({ database, lectures: LECTURES }, async ({ origins: [origin] }) => {
        const headers = { authorization: `Bearer ${await adminToken(origin)}` };
        const parts = [
          await month(origin),
          await feed(origin),
          await pasted(origin, headers),
          await moves(origin, headers),
        ];
        return `${database}: ${parts.join(', ')}`;
      }),
    );
  }
  return `lectures: ${lines.join('; ')}; ${LECTURES} lectures of ${BATCHES} batches, ${REQUESTS} requests from ${CLIENTS} clients`;
}

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const p50 = (times) => `p50 ${percentile(times, 0.5).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`;
const p99 = (times) => `p99 ${percentile(times, 0.99).toFixed(0)} ms`;

async function month(origin) {
  const read = async (index) => {
    const first = Date.now() + ((index % MONTHS) - MONTHS / 2) * 30 * DAY_MS;
    const [startDate, endDate] = [dayOf(first), dayOf(first + 29 * DAY_MS)];
    const answer = await fetch(`${origin}/api/liveLecture?${new URLSearchParams({ startDate, endDate })}`);
    const found = await answer.json();
    if (!(found.length >= 30 * BATCHES)) throw new Error(`A month answered ${answer.status} with too little.`);
  };
  const made = await inParallel(MONTHS, 1, read);
  return `month ${p99(await inParallel(REQUESTS, CLIENTS, read))} (made for the first time ${p50(made)})`;
}

async function feed(origin) {
  const read = async (index) => {
    const batch = encodeURIComponent(`Bench ${index % BATCHES}`);
    const answer = await fetch(`${origin}/api/calendar.ics?batch=${batch}`);
    if (!(await answer.text()).includes('BEGIN:VEVENT'))
      throw new Error(`A feed answered ${answer.status} with nothing.`);
  };
  const made = await inParallel(BATCHES, 1, read);
  return `feed of a batch ${p99(await inParallel(REQUESTS, CLIENTS, read))} (made for the first time ${p50(made)})`;
}

async function pasted(origin, headers) {
  const day = (index) => new Date(Date.UTC(2050, 0, 1 + Math.floor(index / 50))).toISOString().slice(0, 10);
  const rows = Array.from({ length: ROWS }, (_, index) =>
    ['Bench course', 'Semester 1', `Paste ${index % 50}`, 'Statistics', day(index), '09:30', '11:00'].join('\t'),
  );
  const text = ['Course\tSemester\tBatch\tSubject\tDate\tStart\tEnd', ...rows].join('\n');
  const send = async (dryRun) => {
    const began = performance.now();
    const body = await ask(origin, headers, { path: 'paste', body: { text, dryRun } });
    if (body.data.counts.refused > 0) throw new Error('A row was refused.');
    return `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  };
  return `${ROWS} pasted rows: dry run ${await send(true)}, apply ${await send(false)}`;
}

/** Each of two people moves the same lectures a thousand times: every move is applied or answered 409. */
async function moves(origin, headers) {
  const operations = Array.from({ length: MOVED }, (_, index) => ({
    op: 'create',
    fields: {
      course_name: 'Bench course',
      sem_year: 'Semester 1',
      batch: `Moved ${index}`,
      subject_name: 'Statistics',
      start_date: '2051-01-05',
      start_time: '09:00',
      end_date: '2051-01-05',
      end_time: '10:00',
    },
  }));
  const { data } = await ask(origin, headers, { path: 'changes', body: { operations } });
  const known = [0, 1].map(() => new Map(data.lectures.map(({ id, version }) => [id, version])));
  const ids = data.lectures.map(({ id }) => id);
  const counts = { applied: 0, refused: 0 };
  const move = async (index) => {
    const versions = known[index % 2];
    const id = ids[Math.floor(index / 2) % ids.length];
    const time = `${String(10 + (index % 8)).padStart(2, '0')}:00`;
    const body = {
      operations: [{ op: 'update', id, version: versions.get(id), fields: { start_time: time, end_time: '18:30' } }],
    };
    const answer = await fetch(`${origin}/api/admin/live-lectures/changes`, request(headers, body));
    const told = await answer.json();
    if (answer.status === 200) counts.applied += 1;
    else if (answer.status === 409) counts.refused += 1;
    else throw new Error(`A move answered ${answer.status}.`);
    const [newest] = answer.status === 200 ? told.data.lectures : told.conflicts;
    versions.set(id, newest.version);
  };
  const times = await inParallel(2 * MOVES, 2, move);
  const between = await fetch(`${origin}/api/admin/live-lectures/between?from=2051-01-05&to=2051-01-05`, { headers });
  const { lectures } = (await between.json()).data;
  const versions = lectures.filter(({ id }) => ids.includes(id)).reduce((sum, { version }) => sum + version - 1, 0);
  if (versions !== counts.applied) throw new Error(`${counts.applied} moves were applied, ${versions} are stored.`);
  return `2 × ${MOVES} moves of ${MOVED} lectures: ${counts.applied} applied, ${counts.refused} answered 409, none lost, ${p99(times)}`;
}

const request = (headers, body) => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function ask(origin, headers, { path, body }) {
  const answer = await fetch(`${origin}/api/admin/live-lectures/${path}`, request(headers, body));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}
