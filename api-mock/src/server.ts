import { readConfig, StartError } from './platform/config/config.ts';
import { openStore } from './platform/database/open.ts';
import { startApi } from './app/process.ts';

/** A first start is followed by work for gateways and figures. */
const SETTLED_MS = 10_000;

try {
  const config = readConfig(process.env);
  const store = await openStore(config);
  const api = await startApi(config, store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const server = await api
    .listen(config.apiPort, config.mode === 'local' ? '127.0.0.1' : undefined)
    .catch(async (error: unknown) => {
      await api.close();
      throw error;
    });
  process.stdout.write(`api listening on port ${server.port}\n`);
  // Timers of jobs keep the engine from seeing an idle process, in which it would give back what starting has left.
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), SETTLED_MS).unref();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.drain();
    await api.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  // The runner opened this channel; when the runner ends, for whatever reason, this process does too.
  process.once('disconnect', () => void stop());
  // It may have ended while this process was starting.
  if ('connected' in process && !process.connected) void stop();
} catch (error) {
  const plain = error instanceof StartError ? error.message : `The API could not start: ${reason(error)}.`;
  process.stderr.write(`${plain}\n`);
  process.exit(1);
}

// The innermost cause in one line: a failed statement's own message quotes the whole statement.
function reason(error: unknown): string {
  if (error instanceof Error && error.cause) return reason(error.cause);
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
