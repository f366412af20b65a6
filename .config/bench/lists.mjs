import { loadavg } from 'node:os';

import { adminToken, inParallel, percentile, whileApiRuns } from './api.mjs';

const FAQS = 10_000;
const REQUESTS = 200;
// What the console's list of questions asks for.
const FIELDS = ['question', 'program', 'version', 'status', 'updated_at'];
const QUERIES = {
  first: { sort: ['position', 'ASC'] },
  title: { sort: ['question', 'ASC'] },
  updated: { sort: ['updated_at', 'DESC'] },
  found: { filter: { q: 'question bc' }, sort: ['relevance', 'DESC'] },
  drafts: { filter: { status: 'draft' }, sort: ['position', 'ASC'] },
};

/** How long the console waits for the first 25 of 10,000 documents, by each sort, and how many bytes they are. */
export async function measure(...databases) {
  const lines = [];
  for (const database of databases.length > 0 ? databases : ['pglite', 'postgres'])
    lines.push(await whileApiRuns({ database, faqs: FAQS }, ({ origins: [origin] }) => ofDatabase(database, origin)));
  return `lists: ${lines.join('; ')}; 25 of ${FAQS} documents, ${REQUESTS} requests each, one after the other, load ${loadavg()[0].toFixed(1)}`;
}

async function ofDatabase(database, origin) {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  let bytes = 0;
  const figures = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const parameters = new URLSearchParams(
      Object.entries({ ...query, range: [0, 24], fields: FIELDS }).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const list = async () => {
      const answer = await fetch(`${origin}/api/admin/faqs?${parameters}`, { headers });
      const text = await answer.text();
      if (JSON.parse(text).length !== 25) throw new Error(`The list “${name}” answered ${answer.status}: ${text}`);
      bytes = Math.max(bytes, text.length);
    };
    await inParallel(5, 1, list);
    const times = await inParallel(REQUESTS, 1, list);
    figures.push(`${name} p50 ${percentile(times, 0.5).toFixed(0)} p99 ${percentile(times, 0.99).toFixed(0)} ms`);
  }
  return `${database}: ${figures.join(', ')}, at most ${(bytes / 1000).toFixed(1)} kB of JSON`;
}
