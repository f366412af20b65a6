import { adminToken, inParallel, percentile, whileApiRuns } from './api.mjs';

const LEADS = 100_000;
const CLIENTS = 10;
const REQUESTS = 500;
const QUERIES = [
  { filter: { stage: 'verified' }, sort: ['created_at', 'DESC'] },
  { filter: { media: 'google' }, sort: ['name', 'ASC'] },
  { filter: { q: 'lead bc' }, sort: ['created_at', 'DESC'] },
  { filter: { area_of_interest: 'Online MBA', created_at_gte: '2000-01-01T00:00:00Z' }, sort: ['email', 'DESC'] },
];

/** How long the console waits for 25 of 100,000 leads, with a filter and a sort, on both databases. */
export async function measure() {
  const lines = [];
  for (const database of ['pglite', 'postgres']) {
    const line = await whileApiRuns({ database, leads: LEADS }, async ({ origins: [origin] }) => {
      const headers = { authorization: `Bearer ${await adminToken(origin)}` };
      const list = async (index) => {
        const query = QUERIES[index % QUERIES.length];
        const first = (index % 7) * 25;
        const parameters = new URLSearchParams({
          filter: JSON.stringify(query.filter),
          sort: JSON.stringify(query.sort),
          range: JSON.stringify([first, first + 24]),
        });
        const answer = await fetch(`${origin}/api/admin/leads?${parameters}`, { headers });
        const found = await answer.json();
        if (found.length !== 25) throw new Error(`A list answered ${answer.status} with ${found.length} leads.`);
      };
      await inParallel(QUERIES.length * 2, 1, list);
      const times = await inParallel(REQUESTS, CLIENTS, list);
      return `${database}: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
    });
    lines.push(line);
  }
  return `lead-list: ${lines.join('; ')}; 25 of ${LEADS} leads, ${QUERIES.length} filters and sorts in turn, ${REQUESTS} requests from ${CLIENTS} clients`;
}
