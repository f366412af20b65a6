import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

import { readConfig, StartError } from './config.ts';
import { builtFiles } from './files/builtFiles.ts';
import { builtParts } from './files/parts.ts';
import { runServer, sayWhyAndLeave } from './listen.ts';
import { createLog } from './log.ts';
import { builtRenderer } from './renderer.ts';
import { commonHeaders } from './security/headers.ts';
import { createSite } from './site.ts';

const dist = join(import.meta.dirname, '../dist');

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const https = config.publicUrl.startsWith('https:');
  const renderer = await builtRenderer(dist).catch((error: unknown) => {
    throw new StartError(
      `The site is not built (${error instanceof Error ? error.message : String(error)}). Run its build first.`,
    );
  });
  const stopping = new AbortController();
  const listener = createSite({
    config,
    log,
    renderer,
    files: {
      answer: builtFiles(join(dist, 'client'), commonHeaders(https)),
      parts: builtParts({ repository: resolve(import.meta.dirname, '../..'), https }),
    },
    stopping: stopping.signal,
  });
  await runServer(createServer(listener), config.port, stopping);
} catch (error) {
  sayWhyAndLeave(error);
}
