import { z } from 'zod';

import { PROGRAM_TYPE } from '../core/constants.ts';
import { LANGUAGES } from '../family/index.ts';
import { routes, type RouteName } from './routes.ts';
import type { AnySchema } from './endpoint.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const uuid = z.uuid();

/** Parameters of paths, by name. */
const BY_NAME: Readonly<Record<string, AnySchema>> = {
  id: uuid,
  /** The word of a resource's address. */
  resource: slug,
  slug,
  a: slug,
  b: slug,
  program: slug,
  language: z.enum(LANGUAGES),
  /** Ten digits mean India; a number from abroad begins with a percent-encoded plus. */
  phone: z.string().regex(/^(\d{10}|\+\d{6,15})$/),
};

/** Where a parameter means something else. */
const BY_ROUTE: Partial<Record<RouteName, Record<string, AnySchema>>> = {
  parentPrograms: { id: z.enum(Object.values(PROGRAM_TYPE).map(String)) },
  auxiliaryNamesOfProgram: { id: z.union([uuid, slug]) },
  footer: { id: z.union([uuid, slug]) },
  universityFooter: { id: z.union([uuid, slug]) },
  metadataBySlug: { slug: z.string().min(1).max(330) },
  launchpadPage: { id: z.string().min(1).max(80) },
};

/** The parameters of a call's path, each with what it may be; undefined where nobody said so. */
export function pathParams(name: RouteName): Record<string, AnySchema | undefined> {
  const [, path] = routes[name];
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, BY_ROUTE[name]?.[key] ?? BY_NAME[key]]),
  );
}
