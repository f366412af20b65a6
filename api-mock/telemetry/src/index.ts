export { limitLoad } from './limit-load.ts';
export { createLog, type Log } from './log.ts';
export { applicationMetrics, Counter, Gauge, Histogram, measureRequest, type Registry } from './metrics.ts';
export { metricsEndpoint } from './metrics-endpoint.ts';
export { continueRequest, observeRequests } from './requests.ts';
export { inRequestOf, messageId, requestIdOf } from './request-id.ts';
export { inSpan, outgoingHeaders, startTracing } from './spans.ts';
