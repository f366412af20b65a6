import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { startChild, stopChildren } from './children.mjs';
import { ROOT } from './paths.mjs';

// What the two servers do: end on SIGTERM, and when the channel to the runner closes.
const SERVER =
  "process.once('SIGTERM', () => process.exit(0)); process.once('disconnect', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');";
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

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
