import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

import { createLog, limitLoad, startTracing } from '@prospectus/telemetry';

import { readConfig, StartError } from './process/config.ts';
import { builtFiles } from './files/built-files.ts';
import { consoleFiles } from './files/console-files.ts';
import { documentation } from './files/documentation.ts';
import { runServer, exitWithError } from './process/run-server.ts';
import { builtRenderer } from './rendering/renderer.ts';
import { commonHeaders } from './security/headers.ts';
import { createSite } from './site.ts';

const SETTLED_MS = 10_000;
// More than the API's own: enquiries and lists pass through to it, and it says itself when it is busy.
const LIMITS = { applicants: 300, others: 300 };
const dist = join(import.meta.dirname, '../dist');

try {
  const config = readConfig(process.env);
  const log = createLog('site', config.logLevel);
  const { publicUrl, docsUrl } = config;
  const https = publicUrl.startsWith('https:');
  const common = commonHeaders(https);
  const repository = resolve(import.meta.dirname, '../..');
  const renderer = await builtRenderer(dist).catch((error: unknown) => {
    throw new StartError(
      `The site is not built (${error instanceof Error ? error.message : String(error)}). Run its build first.`,
    );
  });
  const stopping = new AbortController();
  const stopTracing = await startTracing('site', config.traceCollector);
  stopping.signal.addEventListener('abort', () => void stopTracing());
  const listener = createSite({
    config,
    log,
    renderer,
    files: {
      answer: builtFiles(
        { '/assets': join(dist, 'client/assets'), '/admin/assets': join(repository, 'admin/dist/assets') },
        common,
      ),
      console: consoleFiles({ repository, https }),
      ...(docsUrl && { documentation: documentation({ repository, https, publicUrl, docsUrl, common }) }),
    },
    stopping: stopping.signal,
  });
  await runServer(createServer(limitLoad(listener, LIMITS)), config, stopping);
  // What starting and the first pages have left is given back.
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), SETTLED_MS).unref();
} catch (error) {
  exitWithError(error);
}
