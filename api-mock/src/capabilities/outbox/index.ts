export { deliveries } from './capability.ts';
export { closeCircuit } from './circuits.ts';
export { fill, fillMasked, SECRET_PLACEHOLDER } from './message.ts';
export { openOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
export type { DeliveryHandlers } from './mark-sent.ts';
export type { RefuseDeliveries } from './delivery.ts';
export { NOTICE, outbox } from './tables.ts';
