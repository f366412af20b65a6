import { setTimeout as sleep } from 'node:timers/promises';

import { run, runScript, stopCommands } from './command.mjs';
import { openDataFolder, requireFreeFolder, signingKey } from './data-folder.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { requireMachine } from './machine.mjs';
import { NODE } from './paths.mjs';
import { runMain, UserError } from './errors.mjs';
import { freePort, requireDatabase, requireFreePort } from './ports.mjs';
import { elapsed, logStep } from './progress.mjs';

/** `npm run dev`: every part with hot reload, on one origin. */
await runMain(async () => {
  requireMachine();
  const settings = readEnvironment();
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.apiPort, 'API_PORT');
  await requireDatabase(settings.databaseUrl);
  openDataFolder(settings.dataDir);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stopCommands();
      process.exit(0);
    });
  }
  await install();
  if (!settings.databaseUrl) await requireFreeFolder(settings.dataDir);

  const [site, admin, docs] = [await freePort(), await freePort(), await freePort()];
  const local = (port) => `http://127.0.0.1:${port}`;
  const shared = {
    API_PORT: String(settings.apiPort),
    API_URL: settings.apiUrl,
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.dataDir,
    APP_MODE: settings.mode,
    APP_SECRET: signingKey(settings),
  };
  const prefixed = (name) => ({ onLine: (line) => process.stdout.write(`${`[${name}]`.padEnd(9)} ${line}\n`) });
  const parts = {
    api: runScript('api-mock', 'dev', { env: { ...shared, PORT: String(settings.port) }, ...prefixed('api') }),
    site: runScript('site', 'dev', { env: { ...shared, PORT: String(site) }, ...prefixed('site') }),
    admin: runScript('admin', 'dev', {
      args: ['--port', String(admin), '--strictPort', '--host', '127.0.0.1', '--clearScreen', 'false'],
      ...prefixed('admin'),
    }),
    docs: runScript('docs', 'dev', {
      args: ['--port', String(docs), '--exact-port', '--ci', '--quiet'],
      ...prefixed('docs'),
    }),
    origin: run(NODE, ['.config/dev-origin.mjs'], {
      env: {
        PORT: String(settings.port),
        SITE_DEV: local(site),
        ADMIN_DEV: local(admin),
        DOCS_DEV: `http://localhost:${docs}/`,
      },
      ...prefixed('origin'),
    }),
  };
  const firstEnd = Promise.race(
    Object.entries(parts).map(async ([name, part]) => `${name} (exit code ${(await part).code})`),
  );
  const ended = await Promise.race([
    firstEnd,
    ready([`${settings.apiUrl}/api/readyz`, settings.origin, `${settings.origin}/admin/`, `http://localhost:${docs}/`]),
  ]);
  if (!ended) {
    logStep('site', `${settings.origin}/`);
    logStep('console', `${settings.origin}/admin/`);
    logStep('docs', `${settings.origin}/docs/ redirects to http://localhost:${docs}/`);
    logStep('api', `${settings.origin}/api/`);
    logStep('ready', `in ${elapsed()}; changes show as they are saved`);
  }
  const name = ended ?? (await firstEnd);
  stopCommands();
  throw new UserError(`This part ended: ${name}. Its output is above; the others were stopped with it.`);
});

async function ready(addresses) {
  for (const address of addresses) {
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(200);
  }
}
