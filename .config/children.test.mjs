import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

import { keepRunning, startChild, stopChildren } from './children.mjs';
import { ROOT } from './paths.mjs';

// Like the two servers, it ends on SIGTERM and when the channel to the runner closes.
const SERVER =
  "process.once('SIGTERM', () => process.exit(0)); process.once('disconnect', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');";
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(stopChildren);

it('what a process prints on stderr before it is ready is available', async () => {
  const child = startChild(
    'test-start-errors',
    ['-e', "process.stderr.write('The database is not reachable.\\n'); process.exit(1)"],
    { env: {} },
  );
  expect(await child.ended).toEqual({ code: 1, why: 'exit code 1' });
  expect(child.startErrors()).toBe('The database is not reachable.');
});

it('a process ends on SIGTERM', async () => {
  const child = startChild('test-stop', ['-e', SERVER], { env: {} });
  await expect.poll(() => isRunning(child.pid)).toBe(true);
  await stopChildren();
  expect((await child.ended).code === 0 || (await child.ended).why === 'ended by SIGTERM').toBe(true);
  expect(isRunning(child.pid)).toBe(false);
});

it('a process ends when the runner is killed', async () => {
  const script = `import { startChild } from ${JSON.stringify(join(ROOT, '.config/children.mjs'))};
    console.log(startChild('test-orphan', ['-e', ${JSON.stringify(SERVER)}], { env: {} }).pid); setInterval(() => {}, 1000);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String((await once(runner.stdout, 'data'))[0]));
  expect(isRunning(pid)).toBe(true);
  runner.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

const startServer = () => startChild('test-kept', ['-e', SERVER], { env: {} });

it('PROD-04 a process that dies is restarted with a growing delay; a stopped one is not', async () => {
  const [pids, waits, log] = [[], [], []];
  const start = () => {
    const child = startServer();
    pids.push(child.pid);
    return child;
  };
  void keepRunning(start(), start, { wait: async (ms) => waits.push(ms), log: (...line) => log.push(line.join(' ')) });
  for (const deaths of [1, 2, 3]) {
    process.kill(pids.at(-1), 'SIGKILL');
    await expect.poll(() => pids).toHaveLength(deaths + 1);
  }
  expect(waits).toEqual([250, 500, 1_000]);
  expect(log[0]).toBe('test-kept ended by SIGKILL; it is started again in 0.25 s');
  await stopChildren();
  expect(pids.map(isRunning)).toEqual([false, false, false, false]);
  expect(pids).toHaveLength(4);
});

it('PROD-04 five deaths within a minute end the run with the process’s error; older ones do not count', async () => {
  const start = () =>
    startChild('test-broken', ['-e', "console.error('The disk is full.'); process.exit(3)"], { env: {} });
  let [now, deaths] = [0, 0];
  // Eleven seconds apart, five deaths take less than a minute only if earlier ones are counted.
  const between = [0, 0, 0, 60_000, 11_000, 11_000, 11_000, 11_000];
  const gaveUp = await keepRunning(start(), start, {
    wait: async () => undefined,
    log: () => undefined,
    now: () => (now += between[deaths++]),
  });
  expect([gaveUp, deaths]).toEqual([{ name: 'test-broken', why: 'exit code 3: The disk is full.' }, 8]);
});
