import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { freePort } from '../product.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-bytes!';

/** Starts only the site; `ended` has its exit code and stderr. */
function startSite(env: Record<string, string>) {
  const child = spawn(process.execPath, ['site/server/server.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      APP_MODE: 'local',
      APP_SECRET: SECRET,
      API_URL: 'http://127.0.0.1:9',
      PUBLIC_URL: '',
      LOG_LEVEL: 'silent',
      ...env,
      // The test runner sets both, which makes Node.js print a warning.
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // 'close' is not emitted after the channel was closed here.
  const closed = new Promise<void>((done) => child.stderr?.once('close', () => done()));
  const ended = new Promise<number | null>((done) => child.once('exit', done)).then(async (code) => {
    await closed;
    return { code, stderr };
  });
  return { child, ended };
}

const answers = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

test('a failed start exits with 1 and one sentence', async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((open) => taken.listen(port, open));
  expect(await startSite({ PORT: String(port) }).ended).toEqual({
    code: 1,
    stderr: `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`,
  });
  taken.close();

  const wrong = await startSite({ PORT: 'eighty' }).ended;
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toMatch(/^The variable PORT is not right: [^\n]+\.\n$/);
  expect((await startSite({ APP_MODE: 'production', APP_SECRET: '' }).ended).stderr).toBe(
    'APP_MODE=production needs APP_SECRET, the same as the API’s.\n',
  );
});

test('without the API the site is alive but not ready; it ends on a signal and with its parent', async () => {
  for (const ending of ['signal', 'disconnect'] as const) {
    const port = await freePort();
    const { child, ended } = startSite({ PORT: String(port) });
    await expect.poll(() => answers(port, '/healthz')).toBe(200);
    expect(await answers(port, '/readyz')).toBe(503);
    expect(await answers(port, '/')).toBe(503);
    if (ending === 'signal') child.kill('SIGTERM');
    else child.disconnect();
    expect(await ended).toEqual({ code: 0, stderr: '' });
  }
});
