import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

import { siteVariables } from '@prospectus/contract/variables';
import { z } from 'zod';

/** A start that cannot succeed: its message is the one sentence the operator reads. */
export class StartError extends Error {
  override name = 'StartError';
}

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const variables = z.object(siteVariables);

export type Config = ReturnType<typeof readConfig>;

/** The environment, parsed once; empty values count as unset. Throws a StartError that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(explain).join(' '));
  const env = parsed.data;
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(REPOSITORY, env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    port: env.PORT,
    apiUrl: (env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`).replace(/\/$/, ''),
    publicUrl,
    docsUrl: docsUrlOf(env.DOCS_URL, env.APP_MODE, publicUrl),
    mode: env.APP_MODE,
    /** The newest first; a lead session signed with any of them is valid. */
    secrets: [
      env.APP_SECRET ?? readSecret(dataDir, env.APP_MODE),
      ...(env.APP_SECRET_PREVIOUS ? [env.APP_SECRET_PREVIOUS] : []),
    ],
    trustProxy: env.TRUST_PROXY,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    /** Where traces are sent; undefined: there are none. */
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

function explain(issue: z.core.$ZodIssue): string {
  return `The variable ${issue.path.join('.')} is not right: ${issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '')}.`;
}

/** Where the documentation is; undefined where it is not served: in production it is only when it is asked for. */
function docsUrlOf(given: string | undefined, mode: 'local' | 'production', publicUrl: string): string | undefined {
  const onThisOrigin = `${publicUrl}/docs`;
  if (given === undefined) return mode === 'local' ? onThisOrigin : undefined;
  const url = given.replace(/\/$/, '');
  const isOrigin = url === new URL(url).origin && url !== new URL(publicUrl).origin;
  if (url === onThisOrigin || isOrigin) return url;
  throw new StartError(
    `The variable DOCS_URL is not right: it must be ${onThisOrigin} or another origin without a path.`,
  );
}

/** In `local` mode the API, which starts first, stores the signing key in the data folder. */
function readSecret(dataDir: string, mode: 'local' | 'production'): string {
  if (mode === 'production') throw new StartError('APP_MODE=production needs APP_SECRET, the same as the API’s.');
  try {
    return readFileSync(join(dataDir, 'app-secret'), 'utf8').trim();
  } catch {
    throw new StartError(
      `There is no APP_SECRET, and none in ${dataDir}: start the API on that folder first, or set it for both processes.`,
    );
  }
}
