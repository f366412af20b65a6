import { consoleCalls } from './console.mjs';
import { whileApiRuns } from './running.mjs';
import { inParallel, median, percentile } from './timing.mjs';

const RUNS = 3;
const LEADS = 1_000;
const PHONES = 1_000;
const SUBMITS = 20;

/** Enquiries per second that become leads; twenty simultaneous ones of one phone must become one lead. */
export async function measure(number = '10') {
  const clients = Number(number);
  const lines = [];
  for (const [database, processes] of [
    ['pglite', 1],
    ['postgres', 2],
  ]) {
    const line = await whileApiRuns({ database, processes }, async ({ origins }) => {
      const rates = [];
      const times = [];
      await enquire(origins, 0, 100, clients);
      for (let run = 1; run <= RUNS; run += 1) {
        const started = performance.now();
        times.push(...(await enquire(origins, run * LEADS, LEADS, clients)));
        rates.push((LEADS / (performance.now() - started)) * 1000);
      }
      const before = await leadCount(origins[0]);
      await enquire(origins, 1_000_000, PHONES, Math.floor(clients / 4), SUBMITS);
      const made = (await leadCount(origins[0])) - before;
      return `${database}, ${processes} process${processes > 1 ? 'es' : ''}: ${Math.round(median(rates))} a second (median of ${RUNS} runs of ${LEADS} from ${clients} clients, p99 ${percentile(times, 0.99).toFixed(0)} ms); ${PHONES} phones × ${SUBMITS} submits at once made ${made} leads`;
    });
    lines.push(line);
  }
  return `leads: ${lines.join('\n       ')}`;
}

/** Enquiries of `count` phones, each sent `times` times at once, spread over the processes. */
const enquire = (origins, first, count, clients, times = 1) =>
  inParallel(count, Math.max(1, clients), (index) =>
    Promise.all(
      Array.from({ length: times }, (_, turn) =>
        sendEnquiry(origins[(index + turn) % origins.length], 6_000_000_000 + first + index),
      ),
    ),
  );

/** Sends the enquiry of a phone, whose code is sent. */
export async function sendEnquiry(origin, phone) {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      phone: String(phone),
      name: 'Asha Rao',
      email: `asha${phone}@example.org`,
      qualification: 3,
      interest: 'Certificate - German Language',
    }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`An enquiry was answered with ${answer.status}.`);
}

async function leadCount(origin) {
  const call = await consoleCalls(origin);
  const list = await call('GET', '/leads?range=[0,0]');
  await list.arrayBuffer();
  return Number(list.headers.get('content-range')?.split('/').at(-1));
}
