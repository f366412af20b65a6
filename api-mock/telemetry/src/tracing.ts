import type { IncomingMessage, ServerResponse } from 'node:http';

import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import { currentRequestId } from './request-id.ts';

/** The attributes a span may have: each from a fixed list of values, or a number; never personal data. */
export type SpanAttributes = Partial<
  Record<'http.request.method' | 'http.route' | 'gateway', string> & Record<'http.response.status_code', number>
>;

export type Tracer = ReturnType<typeof openTracer>;

const EVERY_MS = 1_000;
const propagator = new W3CTraceContextPropagator();

/** Traces by OpenTelemetry. Spans are made by hand, so that none has an address, a statement or an error's message. */
export function openTracer(process: 'api' | 'site', collector: string) {
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `prospectus-${process}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS })],
  });
  const tracer = provider.getTracer('prospectus');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  const attributesOf = (attributes: SpanAttributes) => ({ ...attributes, 'request.id': currentRequestId() });
  const failed = (span: Span, error?: unknown) => {
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  return {
    async inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: attributesOf(attributes) });
      try {
        return await context.with(trace.setSpan(context.active(), span), work);
      } catch (error) {
        failed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    inRequestSpan(req: IncomingMessage, res: ServerResponse, routeOf: () => string, next: () => void): void {
      const { method = '' } = req;
      // Only the API has a caller whose trace it continues: a browser's could be made up.
      const from =
        process === 'api' ? propagator.extract(ROOT_CONTEXT, req.headers, defaultTextMapGetter) : ROOT_CONTEXT;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: attributesOf({}) }, from);
      res.once('close', () => {
        const [route, status] = [routeOf(), res.statusCode];
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) failed(span);
        span.end();
      });
      context.with(trace.setSpan(from, span), next);
    },
    headers(): Record<string, string> {
      const carrier = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    stop: () => provider.shutdown(),
  };
}
