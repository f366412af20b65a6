import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import { APPLICATIONS, build, PICTURES } from '../build.mjs';
import { stopChildren } from '../children.mjs';
import { ROOT } from '../paths.mjs';
import { startPostgres } from '../postgres.mjs';
import { query } from './database.mjs';
import { sendBeacon } from './events.mjs';
import { leadLists, QUERIES } from './lead-list.mjs';
import { sendEnquiry } from './leads.mjs';
import { fillLeads, startServer, withDataFolder } from './running.mjs';
import { inParallel, percentile } from './timing.mjs';

const FIGURES = join(ROOT, 'docs/blocks/scale-figures.json');
const SIZES = '1000,100000,1000000';
const PROCESSES = '1,2,4';
const PAGES = ['/', '/online-mba', '/about', '/blog', '/online-mba-lp'];
const READS = ['/api/program', '/api/programpage/online-mba', '/api/program/menu', '/api/program/namelist'];
/** One waits for its answers, and many keep every process busy. */
const CLIENTS = { calm: 2, busy: 16 };
const COUNTS = {
  page: [1_000, 3_000],
  read: [1_000, 3_000],
  event: [300, 1_000],
  lead: [300, 1_000],
  list: [300, 300],
};
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_wal_size=4GB'];
// Not those of the invented leads and their copies.
const FIRST_PHONE = 9_000_000_000;

/**
 * Times and rates of pages, reads, beacons, enquiries and lists of the desk by the number of leads and processes, on PostgreSQL.
 * They are stored for the page of the documentation: a run of a part replaces its own.
 */
export const measure = (sizes = SIZES, processes = PROCESSES) =>
  withDataFolder(async (dataDir) => {
    await build([...APPLICATIONS, PICTURES]);
    const postgres = await startPostgres({ settings: DURABLE });
    if (!postgres) throw new Error('No PostgreSQL 15 or newer is installed.');
    const storage = (index) => ({ DATA_DIR: join(dataDir, String(index)), DATABASE_URL: postgres.url });
    const lines = [];
    try {
      for (const leads of sizes.split(',').map(Number)) {
        await fillLeads(leads, storage(0));
        for (const count of processes.split(',').map(Number)) {
          const figures = await figuresOf({ leads, processes: count }, postgres, storage);
          store(figures);
          lines.push(...figures.map(lineOf));
          console.log(lines.slice(-figures.length).join('\n'));
        }
      }
    } finally {
      await stopChildren();
      await postgres.stop();
    }
    return `scale: ${lines.length} figures in ${FIGURES}; p50 and p99 with ${CLIENTS.calm} clients, rates with ${CLIENTS.busy}; the clients use the same processors`;
  });

async function figuresOf({ leads, processes }, postgres, storage) {
  const [apis, sites] = [[], []];
  // One after the other, because the first one migrates and seeds.
  for (let index = 0; index < processes; index += 1) {
    const api = await startServer(`bench-api-${index}`, 'api-mock/src/server.ts', {
      ready: '/api/readyz',
      variables: (port) => ({ API_PORT: port, ...storage(index) }),
    });
    const site = await startServer(`bench-site-${index}`, 'site/server/server.ts', {
      ready: '/readyz',
      variables: (port) => ({ PORT: port, API_URL: api.origin, PUBLIC_URL: `http://localhost:${port}` }),
    });
    apis.push(api);
    sites.push(site);
  }
  const get = async (address) => {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  };
  const lists = await Promise.all(apis.map(({ origin }) => leadLists(origin)));
  const queries = Object.values(QUERIES);
  const turn = (all, index) => all[index % all.length];
  const acts = {
    page: (index) => get(turn(sites, index).origin + turn(PAGES, Math.floor(index / processes))),
    read: (index) => get(turn(apis, index).origin + turn(READS, Math.floor(index / processes))),
    event: (index) => sendBeacon(turn(apis, index).origin),
    list: (index) => turn(lists, index)({ ...turn(queries, Math.floor(index / processes)), minLeads: 0 }),
    lead: (index) => sendEnquiry(turn(apis, index).origin, FIRST_PHONE + index),
  };
  const application = () => [...apis, ...sites].reduce((sum, { child }) => sum + processorMs(child.pid), 0);
  const database = () => databaseMs(postgres.folder);
  const figures = [];
  for (const [kind, act] of Object.entries(acts)) {
    const [calm, busy] = COUNTS[kind];
    const warm = 10 * processes * Math.max(PAGES.length, queries.length);
    await inParallel(kind === 'lead' ? 50 : warm, CLIENTS.calm, act);
    const first = kind === 'lead' ? 50 : 0;
    const times = await inParallel(calm, CLIENTS.calm, (index) => act(first + index));
    const before = [application(), database()];
    const started = performance.now();
    await inParallel(busy, CLIENTS.busy, (index) => act(first + calm + index));
    const ms = performance.now() - started;
    figures.push({
      ...{ leads, processes, kind },
      p50: round(percentile(times, 0.5)),
      p99: round(percentile(times, 0.99)),
      perSecond: Math.round((busy / ms) * 1000),
      applicationMs: round((application() - before[0]) / busy),
      databaseMs: round((database() - before[1]) / busy),
      load: round(loadavg()[0]),
    });
  }
  await stopChildren();
  await query(postgres.url, `delete from leads where phone >= '${FIRST_PHONE}'`);
  const [{ bytes }] = await query(postgres.url, 'select pg_database_size(current_database())::float8 as bytes');
  return figures.map((figure) => ({ ...figure, databaseBytes: bytes }));
}

const round = (value) => Math.round(value * 100) / 100;

/** The processor time of a process, and of its children that have ended; 0 where there is no /proc. */
function processorMs(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  // In hundredths of a second: user, system, and those of the children.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

function databaseMs(folder) {
  const postmaster = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0];
  const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [postmaster, ...children].reduce((sum, pid) => sum + processorMs(pid), 0);
}

function store(figures) {
  const known = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')).figures : [];
  const keyOf = ({ leads, processes, kind }) => `${leads} ${processes} ${kind}`;
  const all = new Map([...known, ...figures].map((figure) => [keyOf(figure), figure]));
  const sorted = [...all.values()].sort((a, b) => a.leads - b.leads || a.processes - b.processes);
  writeFileSync(FIGURES, `${JSON.stringify({ processors: availableParallelism(), figures: sorted }, null, 2)}\n`);
}

const lineOf = ({ leads, processes, kind, p50, p99, perSecond, applicationMs, databaseMs: inDatabase, load }) =>
  `scale: ${leads} leads, ${processes} + ${processes} processes, ${kind}: p50 ${p50} ms, p99 ${p99} ms, ${perSecond} a second, processor time ${applicationMs} + ${inDatabase} ms, load ${load}`;
