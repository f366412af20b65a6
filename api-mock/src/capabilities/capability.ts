import type { RequestHandler, Router } from 'express';

import type { DocumentSubscriber } from '../content/subscribers.ts';
import type { Finder } from '../platform/calls/search-routes.ts';
import type { Mounted } from '../platform/calls/calls.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { RetentionRule } from '../platform/retention/rule.ts';

/** A capability's parts of the application; `Deps` are the dependencies that it needs. */
export type Capability<Deps> = {
  name: string;
  /** Exists in `local` mode only. */
  localOnly?: true;
  mount?(deps: Deps): Handlers;
  /** Finds its records for the console's search. */
  finder?(deps: Deps): Finder;
  jobs?(deps: Deps): Job[];
  /** Rules that erase its old data. */
  rules?(deps: Deps): RetentionRule[];
  /** At every start, before the first request. */
  start?(deps: Deps): Promise<void>;
  /** Deletes its data, before the seed is inserted again. */
  reset?(deps: Deps): Promise<void>;
  onDocuments?: DocumentSubscriber;
};

/** Handlers by their position in the application. */
type Handlers = {
  /** Before everything else, also the log of requests. */
  first?: RequestHandler;
  /** Calls whose bodies are not read as JSON. */
  uploads?: readonly Mounted[];
  /** All other calls. */
  routes?: readonly (readonly Mounted[])[];
  /** At the root of the origin. */
  files?: Router;
};
