import type { IncomingMessage, ServerResponse } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, Registry };

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests by the pattern of their route, never by their address.',
  labelNames: ['method', 'route', 'status'] as const,
});
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the request to the last byte of its answer; without event streams.',
  labelNames: ['method', 'route'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Counts a request when its answer has ended. */
export function measureRequest(req: IncomingMessage, res: ServerResponse, routeOf: () => string): void {
  const began = performance.now();
  // A file that is streamed adds many listeners of its own, which would look like a leak.
  res.setMaxListeners(20);
  res.once('close', () => {
    const method = METHODS.find((known) => known === req.method) ?? 'other';
    const labels = { method, route: routeOf() };
    requests.inc({ ...labels, status: res.writableFinished ? res.statusCode : 'aborted' });
    if (!req.headers.accept?.includes('text/event-stream'))
      durations.observe(labels, (performance.now() - began) / 1000);
  });
}

/** Gauges of an application, and a function that sets them, called whenever the metrics are read. */
type DefineGauges = (registry: Registry) => () => void | Promise<void>;
export type ApplicationMetrics = { text(): Promise<string>; type: string };

/** The gauges of an application beside the counters of the whole process, its memory, processor time and event-loop lag. */
export function applicationMetrics(define: DefineGauges): ApplicationMetrics {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const gauges = new Registry();
  const refresh = define(gauges);
  return {
    text: async () => {
      await refresh();
      return `${await register.metrics()}\n${await gauges.metrics()}`;
    },
    type: register.contentType,
  };
}
