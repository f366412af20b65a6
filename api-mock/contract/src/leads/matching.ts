import { z } from 'zod';

import { leadChange } from './desk.ts';

/** How many leads can be changed by a filter; a filter that more leads match is refused. */
export const MAX_MATCHING = 10_000;

const position = z.strictObject({ after: z.uuid(), until: z.iso.datetime() });

/**
 * One change of all leads that a filter of the list matches. One call changes a hundred of them: what it answers as
 * `next` is given back as `from`, until that is null. Leads that came since the first call are left alone.
 */
export const matchingBody = z.strictObject({
  /** As the list is filtered: `{"view":"unassigned","stage":"new"}`. */
  filter: z.record(z.string().max(60), z.unknown()),
  changes: leadChange.omit({ version: true }),
  from: position.optional(),
});

/** What became of the leads of one call, and how many are left; `why` is of the first that stayed as it was. */
export const matchingResult = z.object({
  changed: z.int(),
  refused: z.int(),
  why: z.object({ id: z.uuid(), code: z.string(), msg: z.string() }).nullable(),
  left: z.int(),
  next: position.nullable(),
});
export type MatchingResult = z.output<typeof matchingResult>;
