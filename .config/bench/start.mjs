import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from '../command.mjs';
import { ROOT } from '../paths.mjs';
import { UserError } from '../errors.mjs';
import { freePort } from '../ports.mjs';

/** `npm start` in a fresh clone with empty package caches, and a second start. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-start-'));
  const clone = join(folder, 'clone');
  try {
    const { code, output } = await run('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
    if (code !== 0) throw new UserError(output);
    const cold = await timeStart(clone, folder);
    const warm = await timeStart(clone, folder);
    return `start: ${cold.toFixed(1)} s from a fresh clone with empty package caches, ${warm.toFixed(1)} s the second time; from the command to "ready"`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(clone, folder) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...withoutOurPrograms(),
      PORT: String(port),
      API_PORT: String(apiPort),
      npm_config_cache: join(folder, 'npm'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'share'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text);
      if (/^ready /m.test(text)) resolve(true);
    });
  });
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  const took = (Date.now() - began) / 1000;
  if (!isReady) throw new UserError('The start did not come to "ready" (see above).');
  child.kill('SIGTERM');
  await ended;
  return took;
}

// The clone must use its own Node.js.
function withoutOurPrograms() {
  const { PATH = '', ...rest } = process.env;
  const environment = Object.fromEntries(Object.entries(rest).filter(([name]) => !/^(npm_|NODE)/i.test(name)));
  return {
    ...environment,
    PATH: PATH.split(':')
      .filter((folder) => !folder.startsWith(ROOT))
      .join(':'),
  };
}
