import { consoleCalls } from './console.mjs';
import { whileApiRuns } from './running.mjs';
import { inParallel, percentile } from './timing.mjs';

const LEADS = 100_000;
const CLIENTS = 10;
const REQUESTS = 60;
const NEWEST = ['created_at', 'DESC'];
const NEXT = ['next_at', 'ASC'];
export const QUERIES = {
  all: { filter: {}, sort: NEWEST },
  'all by name': { filter: { media: 'google' }, sort: ['name', 'ASC'] },
  'one programme': {
    filter: { area_of_interest: 'Master of Business Administration', created_at_gte: '2000-01-01T00:00:00Z' },
    sort: ['email', 'DESC'],
  },
  'a frequent word': { filter: { q: 'acharya' }, sort: NEWEST },
  'the beginning of a word': { filter: { q: 'ach' }, sort: NEWEST },
  'a phone number': { filter: { q: '7900000201' }, sort: NEWEST, minLeads: 1 },
  'a stage': { filter: { stage: 'interested' }, sort: NEWEST },
  'a state of delivery': { filter: { delivery_state: 'verified' }, sort: NEWEST },
  // Early in the day there may be none.
  new: { filter: { view: 'new' }, sort: NEWEST, minLeads: 0 },
  unassigned: { filter: { view: 'unassigned' }, sort: NEWEST },
  'one colleague’s': { filter: { owner: '00000000-0000-4000-8000-000000000002' }, sort: NEWEST },
  due: { filter: { view: 'due' }, sort: NEXT },
  overdue: { filter: { view: 'overdue' }, sort: NEXT },
  'not in the ERP': { filter: { view: 'not-in-erp' }, sort: NEWEST },
  'do not contact': { filter: { view: 'do-not-contact' }, sort: NEWEST },
};

/** The time for the first 25 of many leads, in every view and by a search, on both databases. */
export async function measure(count = String(LEADS), only) {
  const leads = Number(count);
  const lines = [];
  for (const database of only === undefined ? ['pglite', 'postgres'] : [only]) {
    const line = await whileApiRuns({ database, leads }, ({ origins: [origin] }) => waitsOf(origin));
    lines.push(`${database}: ${line}`);
  }
  return `lead-list: ${lines.join('; ')}; 25 of ${leads} leads, ${Object.keys(QUERIES).length} views, filters and searches, ${REQUESTS} requests each from ${CLIENTS} clients`;
}

/** Reads the first 25 leads of a query as the demo ADMIN. */
export async function leadLists(origin) {
  const call = await consoleCalls(origin);
  return async ({ filter, sort, minLeads = 25 }) => {
    const parameters = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: '[0,24]',
    });
    const leads = await (await call('GET', `/leads?${parameters}`)).json();
    if (leads.length < minLeads) throw new Error(`${JSON.stringify(filter)} answered ${leads.length} leads.`);
  };
}

async function waitsOf(origin) {
  const read = await leadLists(origin);
  const all = [];
  const each = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    await inParallel(2 * CLIENTS, CLIENTS, () => read(query));
    const times = await inParallel(REQUESTS, CLIENTS, () => read(query));
    all.push(...times);
    each.push({ name, p99: percentile(times, 0.99) });
  }
  const slowestFirst = each.sort((a, b) => b.p99 - a.p99).map(({ name, p99 }) => `${name} ${p99.toFixed(0)}`);
  return `p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms, p99 of each: ${slowestFirst.join(', ')} ms`;
}
