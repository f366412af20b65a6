import { createHmac, type KeyObject } from 'node:crypto';

import { isReportable, SITE_REPORT_HEADER } from '@prospectus/contract';
import type { Log } from '@prospectus/telemetry';

type Options = {
  apiUrl: string;
  key: KeyObject | undefined;
  log: Log;
  stopping: AbortSignal;
  everyMs?: number;
};

const MAX_WAITING = 200;

/**
 * Counts paths that led nowhere and reports them to the API, so that staff can redirect them. Paths alone, without what
 * could be personal; more than 200 different ones between two reports are not counted.
 */
export function createMissingPaths({ apiUrl, key, log, stopping, everyMs = 5_000 }: Options) {
  let waiting = new Map<string, number>();

  const report = async () => {
    if (waiting.size === 0 || !key) return;
    const body = JSON.stringify({ paths: [...waiting].map(([path, count]) => ({ path, count })) });
    waiting = new Map();
    const signature = createHmac('sha256', key)
      .update(JSON.stringify([body]))
      .digest('base64url');
    const answer = await fetch(`${apiUrl}/api/site/missing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SITE_REPORT_HEADER]: signature },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(5_000)]),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
  const timer = setInterval(() => {
    report().catch((error: unknown) => log.warn({ reason: String(error) }, 'missing paths were not reported'));
  }, everyMs).unref();
  stopping.addEventListener('abort', () => clearInterval(timer));

  return {
    add(path: string): void {
      if (!isReportable(path) || (!waiting.has(path) && waiting.size >= MAX_WAITING)) return;
      waiting.set(path, (waiting.get(path) ?? 0) + 1);
    },
  };
}
