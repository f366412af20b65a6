import { adminToken, inParallel, percentile, whileApiRuns } from './api.mjs';

const LEADS = 100_000;
const COLD = 12;
const UNCHANGED = 60;
const GROUPS = ['page', 'source', 'campaign', 'device', 'programme', 'day'];
const DAY_MS = 86_400_000;

/** How long the dashboard's figures take of many leads: counted anew, and asked for again while nothing has changed. */
export async function measure(count = String(LEADS), only) {
  const leads = Number(count);
  const lines = [];
  for (const database of only === undefined ? ['pglite', 'postgres'] : [only]) {
    const line = await whileApiRuns({ database, leads, visits: leads }, async ({ origins: [origin] }) => {
      const headers = { authorization: `Bearer ${await adminToken(origin)}` };
      const ask = async (path, etag) => {
        const answer = await fetch(`${origin}/api/admin/dashboard${path}`, {
          headers: { ...headers, ...(etag && { 'if-none-match': etag, 'cache-control': 'max-age=0' }) },
        });
        const text = await answer.text();
        if (answer.status !== (etag ? 304 : 200)) throw new Error(`${path} answered ${answer.status}: ${text}`);
        return { etag: answer.headers.get('etag'), data: etag ? undefined : JSON.parse(text).data };
      };
      // Periods that end on different days are all counted anew.
      const figures = (days, nth) => {
        const day = (back) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
        return `/figures?from=${day(nth + days - 1)}&to=${day(nth)}&by=${GROUPS[nth % GROUPS.length]}`;
      };
      // The first one also warms the process and the database up.
      const { data } = await ask(figures(30, 0));
      if (!(data.funnel.find(({ step }) => step === 'details').count > 0)) throw new Error('No leads were counted.');
      const parts = [];
      for (const days of [30, 90]) {
        const times = await inParallel(COLD, 1, (nth) => Promise.all([ask(figures(days, nth + 1)), ask('')]));
        parts.push(`${days} days counted anew ${said(times)}`);
      }
      const [figured, screen] = [await ask(figures(30, 1)), await ask('')];
      const times = await inParallel(UNCHANGED, 1, () =>
        Promise.all([ask(figures(30, 1), figured.etag), ask('', screen.etag)]),
      );
      parts.push(`unchanged ${said(times)}`);
      return `${database}: ${parts.join(', ')}`;
    });
    lines.push(line);
  }
  return `dashboard: ${lines.join('; ')}; both calls of the screen, ${leads} leads and ${leads * 5} events, one client, ${COLD} and ${UNCHANGED} requests`;
}

const said = (times) => `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
