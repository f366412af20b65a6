export { deliveries } from './capability.ts';
export {
  type DeliveryHandlers,
  type FailureHandler,
  type RefuseDeliveries,
  fill,
  fillMasked,
  SECRET_PLACEHOLDER,
} from './delivery.ts';
export { openOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
export { forgetFailures } from './receivers.ts';
export { NOTICE, outbox } from './tables.ts';
export { runTest } from './test-gateway.ts';
export { channelQueues } from './waiting-messages.ts';
