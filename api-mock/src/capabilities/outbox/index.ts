export { deliveries } from './capability.ts';
export type { DeliveryHandlers, FailureHandler, RefuseDeliveries } from './delivery.ts';
export { fill, fillMasked, SECRET_PLACEHOLDER } from './message.ts';
export { openOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
export { forgetFailures } from './receivers.ts';
export { NOTICE, outbox } from './tables.ts';
export { runTest } from './test-gateway.ts';
