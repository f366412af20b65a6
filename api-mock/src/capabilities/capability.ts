import type { RequestHandler, Router } from 'express';

import type { DocumentSubscriber } from '../content/subscribers.ts';
import type { Finder } from '../platform/calls/search-routes.ts';
import type { Mounted } from '../platform/calls/calls.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { RetentionRule } from '../platform/retention/rule.ts';

/** What a capability brings to the application; `Deps` is what it needs of it. */
export type Capability<Deps> = {
  name: string;
  /** Is there in `local` mode alone. */
  localOnly?: true;
  mount?(deps: Deps): Handlers;
  /** Lets the console's search find its records. */
  finder?(deps: Deps): Finder;
  jobs?(deps: Deps): Job[];
  /** What of its data is erased when it is old. */
  rules?(deps: Deps): RetentionRule[];
  /** At every start, before the first request. */
  start?(deps: Deps): Promise<void>;
  /** Deletes its data, before the seed is inserted again. */
  reset?(deps: Deps): Promise<void>;
  onDocuments?: DocumentSubscriber;
};

/** Handlers by their position in the application. */
type Handlers = {
  /** Before everything else, the log of requests included. */
  first?: RequestHandler;
  /** Calls whose bodies are not read as JSON. */
  uploads?: readonly Mounted[];
  /** All other calls. */
  routes?: readonly (readonly Mounted[])[];
  /** At the root of the origin. */
  files?: Router;
};
