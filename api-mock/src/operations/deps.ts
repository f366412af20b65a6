import type { Platform } from '../platform/platform.ts';
import type { TableSubscriber } from './subscribers.ts';

/** What operations are handed: the platform, and who wants to know of their changes. */
export type OperationDeps = Platform & { tableSubscribers: readonly TableSubscriber[] };
