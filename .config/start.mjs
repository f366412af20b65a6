import { APPLICATIONS, build, DOCUMENTATION } from './build.mjs';
import { stopChildren } from './children.mjs';
import { stopCommands } from './command.mjs';
import { openDataFolder, requireFreeFolder } from './data-folder.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { requireMachine } from './machine.mjs';
import { runMain, UserError } from './errors.mjs';
import { endWithParent } from './parent.mjs';
import { requireDatabase, requireFreePort } from './ports.mjs';
import { startProduct } from './product.mjs';
import { elapsed, logStep } from './progress.mjs';

/** `npm start`: installs, builds and starts every part on one origin. Runs on Node.js 20 with nothing installed. */
await runMain(async () => {
  requireMachine();
  const settings = readEnvironment();
  // Conditions of the start are checked before installing and building, which take a minute.
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.apiPort, 'API_PORT');
  await requireDatabase(settings.databaseUrl);
  openDataFolder(settings.dataDir);

  let ending;
  // A signal ends installing and building or, later, both processes. The same Ctrl+C can arrive twice, from the terminal and
  // through npm.
  const end = () =>
    (ending ??= (async () => {
      stopCommands();
      await stopChildren();
      process.exit(0);
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env['npm_lifecycle_event']) endWithParent(end);

  await install();
  if (!settings.databaseUrl) await requireFreeFolder(settings.dataDir);
  const product = await startProduct(settings, { built: build(APPLICATIONS) });
  logStep('start', `all parts answer, ${elapsed()} after the command`);
  process.stdout.write(`ready ${settings.origin}\n`);
  // The documentation is built while the product answers; its address says so until then.
  build([DOCUMENTATION]).catch(({ message }) => !ending && process.stderr.write(`${message}\n`));

  const { name, why } = await product.gaveUp;
  if (ending) return ending;
  await stopChildren();
  throw new UserError(
    `The ${name} process ended five times within a minute (${why}). It is not started again, and the other was stopped.`,
  );
});
