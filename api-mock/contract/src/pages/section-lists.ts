import { z } from 'zod';

import { SECTION_LISTS } from '../resources/pages.ts';
import { resources } from '../resources/index.ts';

type Lists = typeof SECTION_LISTS;
type Shown<N extends keyof Lists> =
  (typeof resources)[Lists[N]['resource']]['schema'] extends z.ZodObject<infer S>
    ? z.ZodObject<S & { id: z.ZodUUID }>
    : never;

/** The lists of a page of the university: the fields staff edit, and the id. */
export const sectionLists = Object.fromEntries(
  Object.entries(SECTION_LISTS).map(([name, { resource }]) => [
    name,
    z.array(z.object({ ...resources[resource].schema.shape, id: z.uuid() })),
  ]),
) as { [N in keyof Lists]: z.ZodArray<Shown<N>> };
