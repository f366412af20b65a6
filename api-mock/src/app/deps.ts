import type { LeadNews } from '../capabilities/leads/index.ts';
import type { Faults } from '../capabilities/mock/index.ts';
import type { Outbox } from '../capabilities/outbox/index.ts';
import type { PublishedContent } from '../capabilities/pages/index.ts';
import type { ContentDeps } from '../content/deps.ts';
import type { OperationDeps } from '../operations/table-store.ts';
import type { Gateway } from '../platform/gateways/gateway.ts';

/** All that capabilities are handed; each names the part it needs. */
export type Deps = ContentDeps &
  OperationDeps & {
    /** Work for gateways: enqueued in the transaction that causes it. */
    outbox: Outbox;
    /** Who has a lead open hears that something happened to it. */
    leadNews: LeadNews;
    /** The one third party whose answer is waited for; absent where it is switched off. */
    region: Gateway | undefined;
    /** Faults asked for by the mock controls; none in `production`. */
    faults: Faults;
    /** What is public now. */
    published: PublishedContent;
    interests(): Promise<ReadonlySet<string>>;
    resetToSeed(): Promise<void>;
  };
