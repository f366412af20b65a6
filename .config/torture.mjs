import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from './build.mjs';
import { stopChildren } from './children.mjs';
import { stopCommands } from './command.mjs';
import { runMain, UserError } from './errors.mjs';
import { startPostgres } from './postgres.mjs';
import { startCluster } from './torture/cluster.mjs';
import { startWork } from './torture/work.mjs';

// A change that is not seen by then is a problem; the line has the longest time.
// As in production: the clusters of tests lose what was committed in the last moments before a crash.
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const PATIENCE_MS = 10_000;

/**
 * `npm run torture -- [--rounds 20] [--database pglite|postgres] [--seed 1]`: enquiries, publications, orders, imports,
 * merges and releases go on while processes are killed with SIGKILL. After each kill everything that was acknowledged
 * must be there once, everything else whole or not at all, and every page must show it.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      database: { type: 'string', default: 'pglite' },
      seed: { type: 'string', default: '1' },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    await build();
    const { line, problems } = await torture(values.database, Number(values.rounds), randomOf(Number(values.seed)));
    console.log(line);
    if (problems.length > 0) throw new UserError(problems.slice(0, 20).join('\n'));
  } finally {
    await stop();
  }
});

async function stop() {
  stopCommands();
  await stopChildren();
}

async function torture(database, rounds, random) {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-torture-'));
  const postgres = database === 'postgres' ? await startPostgres({ settings: DURABLE }) : undefined;
  if (database === 'postgres' && !postgres) throw new UserError('No PostgreSQL 15 or newer is installed.');
  const cluster = await startCluster({ folder, databaseUrl: postgres?.url, processes: postgres ? 2 : 1 });
  try {
    const work = await startWork(cluster, join(folder, 'witness'), random);
    const victims = [...cluster.processes, 'runner', ...(postgres ? ['postgres'] : [])];
    const problems = [];
    const readyTimes = [];
    const seenTimes = [];
    for (let round = 1; round <= rounds; round += 1) {
      const victim = victims[Math.floor(random() * victims.length)];
      const name = victim.name ?? victim;
      const during = await work.go(async () => {
        await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1_200));
        const since = performance.now();
        if (victim === 'runner') await cluster.endRunner();
        else if (victim === 'postgres') killBackend(postgres.folder);
        else await victim.kill();
        await cluster.ready();
        readyTimes.push(performance.now() - since);
      }, name);
      const seen = await work.seenEverywhere(PATIENCE_MS);
      seenTimes.push(seen);
      const unseen = seen > PATIENCE_MS ? ['a publication is not on every page'] : [];
      const found = [...during, ...unseen, ...(await work.check())];
      for (const problem of new Set(found)) problems.push(`round ${round}, ${name} killed: ${problem}`);
      if (round % 25 === 0 && round < rounds)
        console.log(`${round} kills, ${work.counts().acknowledged} acknowledged, ${problems.length} problems`);
    }
    const { acknowledged, unknown, pages } = work.counts();
    const slowest = (times) => Math.round(Math.max(...times));
    return {
      problems,
      line: `torture: ${database}, ${rounds} kills, ${acknowledged} acknowledged writes, ${unknown} without an answer, ${problems.length} problems; ready again after ${slowest(readyTimes)} ms at most, a change on every page after ${slowest(seenTimes)} ms at most; ${pages} pages read meanwhile`,
    };
  } finally {
    await cluster.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills one connection's process: PostgreSQL then ends all others and recovers from its log. */
function killBackend(folder) {
  const [server] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  process.kill(Number(children.at(-1)), 'SIGKILL');
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
