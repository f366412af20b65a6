import type { LeadNews } from '../capabilities/leads/index.ts';
import type { Faults } from '../capabilities/mock/index.ts';
import type { Outbox } from '../capabilities/outbox/index.ts';
import type { PublishedContent } from '../capabilities/pages/index.ts';
import type { ContentDeps } from '../content/deps.ts';
import type { OperationDeps } from '../operations/table-store.ts';
import type { Gateway } from '../platform/gateways/gateway.ts';

/** The dependencies of all capabilities; each names those that it needs. */
export type Deps = ContentDeps &
  OperationDeps & {
    /** Work for gateways: enqueued in the transaction that causes it. */
    outbox: Outbox;
    /** Notifies people with a lead open of its changes. */
    leadNews: LeadNews;
    /** The one gateway that calls wait for; absent where it is switched off. */
    region: Gateway | undefined;
    /** Faults set by the mock controls; none in `production`. */
    faults: Faults;
    /** The public content. */
    published: PublishedContent;
    interests(): Promise<ReadonlySet<string>>;
    resetToSeed(): Promise<void>;
  };
