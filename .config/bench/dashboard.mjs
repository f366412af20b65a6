import { adminToken, inParallel, percentile, whileApiRuns } from './api.mjs';

const LEADS = 100_000;
const CHANGED = 25;
const COLD = 12;
const UNCHANGED = 60;
const GROUPS = ['page', 'source', 'campaign', 'device', 'programme', 'day'];
const DAY_MS = 86_400_000;

/**
 * How long the dashboard's figures take of many leads: of all days for the first time, after leads of many days have
 * changed, and asked for again while nothing has.
 */
export async function measure(count = String(LEADS), only) {
  const leads = Number(count);
  const lines = [];
  for (const database of only === undefined ? ['pglite', 'postgres'] : [only])
    lines.push(
      await whileApiRuns({ database, leads, visits: leads }, async (api) => `${database}: ${await timesOf(api)}`),
    );
  return `dashboard: ${lines.join('; ')}; both calls of the screen, ${leads} leads and ${leads * 5} events, one client, ${COLD} and ${UNCHANGED} requests`;
}

async function timesOf({ origins: [origin] }) {
  const call = callsTo(origin, await adminToken(origin));
  const ask = async (path, etag) => {
    const answer = await call(`/dashboard${path}`, {
      status: etag ? 304 : 200,
      headers: etag && { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    return { etag: answer.headers.get('etag'), data: etag ? undefined : (await answer.json()).data };
  };
  // Periods that end on different days, by different groups: no answer is one that was given before.
  const figures = (days, nth) => {
    const day = (back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
    return `/figures?from=${day(nth + days - 1)}&to=${day(nth)}&by=${GROUPS[nth % GROUPS.length]}`;
  };
  const started = performance.now();
  const { data } = await ask(figures(180, 0));
  const parts = [`all days for the first time ${(performance.now() - started).toFixed(0)} ms`];
  if (!(data.funnel.find(({ step }) => step === 'details').count > 0)) throw new Error('No leads were counted.');
  for (const days of [30, 90])
    for (const changes of [0, CHANGED]) {
      const times = [];
      for (let nth = 0; nth < COLD; nth += 1) {
        if (changes > 0) await changeLeads(call, nth);
        times.push(...(await inParallel(1, 1, () => Promise.all([ask(figures(days, nth + 1)), ask('')]))));
      }
      parts.push(`${days} days, ${changes} leads changed before ${said(times)}`);
    }
  const [figured, screen] = [await ask(figures(30, 1)), await ask('')];
  const times = await inParallel(UNCHANGED, 1, () =>
    Promise.all([ask(figures(30, 1), figured.etag), ask('', screen.etag)]),
  );
  return [...parts, `unchanged ${said(times)}`].join(', ');
}

const callsTo =
  (origin, token) =>
  async (path, { status = 200, headers, ...options } = {}) => {
    const answer = await fetch(`${origin}/api/admin${path}`, {
      ...options,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };

/** Changes the stage of some leads, which by their names are of many days. */
async function changeLeads(call, nth) {
  const range = JSON.stringify([nth * CHANGED, (nth + 1) * CHANGED - 1]);
  const found = await (await call(`/leads?sort=["name","ASC"]&range=${range}`)).json();
  for (const stage of ['contacted', 'interested']) {
    const ids = found.filter((lead) => (lead.stage === 'contacted') === (stage === 'interested')).map(({ id }) => id);
    const body = JSON.stringify({ ids, action: 'update', changes: { stage } });
    if (ids.length > 0) await call('/leads/bulk', { method: 'POST', body });
  }
}

const said = (times) => `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
