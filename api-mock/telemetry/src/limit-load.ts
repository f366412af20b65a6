import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { Counter } from './metrics.ts';

/** The most requests in progress: of applicants, and of everybody else. */
export type LoadLimits = { applicants: number; others: number };

const refusals = new Counter({
  name: 'prospectus_overload_refusals_total',
  help: 'Requests that were refused because too many were in progress.',
  labelNames: ['of'] as const,
});

// A request that takes longer streams its answer or waits for its client: the server has no work with it.
const LONG_MS = 10_000;
const RETRY_AFTER_S = '2';
const BODY = JSON.stringify({
  msg: 'We are very busy right now. Please try again in a few seconds.',
  code: 'UNAVAILABLE',
});

/**
 * Answers 503 at once while too many requests are in progress, so that accepted ones are answered soon. Enquiries have a
 * limit of their own, so that lists cannot crowd them out; health and metrics are always answered. It comes before
 * everything else, as a refusal must cost next to nothing.
 */
export function limitLoad(listener: RequestListener, limits: LoadLimits): RequestListener {
  const inProgress = { applicants: 0, others: 0 };
  return (req, res) => {
    const of = kindOf(req.url ?? '');
    if (!of) return void listener(req, res);
    if (inProgress[of] >= limits[of]) {
      refusals.inc({ of });
      return refuse(res);
    }
    inProgress[of] += 1;
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(long);
      inProgress[of] -= 1;
    };
    const long = setTimeout(release, LONG_MS).unref();
    res.once('close', release);
    listener(req, res);
  };
}

function kindOf(url: string): keyof LoadLimits | undefined {
  if (/^(\/api)?\/(healthz|readyz|metrics)(\?|$)/.test(url)) return undefined;
  return /^\/api\/(leads|erp)(\/|\?|$)/.test(url) ? 'applicants' : 'others';
}

function refuse(res: ServerResponse<IncomingMessage>): void {
  res.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(BODY),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER_S,
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(BODY);
}
