export { deliveries } from './capability.ts';
export { fill, fillMasked, GAP } from './message.ts';
export { openOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
export { unseal } from './seal.ts';
export type { Settlements } from './settle.ts';
export { outbox } from './tables.ts';
