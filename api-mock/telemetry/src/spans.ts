import type { IncomingMessage, ServerResponse } from 'node:http';

import { currentRequestId } from './request-id.ts';
import type { SpanAttributes, Tracer } from './tracing.ts';

let tracer: Tracer | undefined;

/** Sends traces to an OpenTelemetry collector; its libraries are loaded only where there is one. Returns what ends it. */
export async function startTracing(
  process: 'api' | 'site',
  collector: string | undefined,
): Promise<() => Promise<void>> {
  if (!collector) return () => Promise.resolve();
  const { openTracer } = await import('./tracing.ts');
  const opened = openTracer(process, collector);
  tracer = opened;
  return () => opened.stop();
}

/** Work with a span of its own, where traces are on. */
export const inSpan = <T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.inSpan(name, attributes, work) : work();

/** The rest of a request in a span of its own, which ends with the answer. */
export const inRequestSpan = (
  req: IncomingMessage,
  res: ServerResponse,
  routeOf: () => string,
  next: () => void,
): void => (tracer ? tracer.inRequestSpan(req, res, routeOf, next) : next());

/** Headers by which the next process continues this request: its id, and its trace. */
export function outgoingHeaders(requestId = currentRequestId()): Record<string, string> {
  return { ...(requestId !== undefined && { 'x-request-id': requestId }), ...tracer?.headers() };
}
