import { z } from 'zod';

import type { ErrorCode } from '../core/errors.ts';
import type { Verb } from '../resources/resource.ts';

export type AnySchema = z.core.$ZodType;

/** One call: what goes in, what comes out, what can go wrong. `answer` is the schema of `data`. */
export type Endpoint = {
  summary: string;
  /** Who may call it: anyone, a verified visitor, staff with a session, or anyone in `local` mode. */
  access: 'public' | 'lead' | 'staff' | 'local';
  /** With `staff`: what the permission matrix is asked, or `anyone` for what everybody may do with their own account. */
  permission?: { verb: Verb; subject: string } | 'anyone';
  query?: AnySchema;
  body?: AnySchema;
  /** The body is multipart/form-data: the texts of `body`, and the file in the field `file`. */
  multipart?: true;
  /** Optional texts of a multipart body of which at least one must be given. */
  needsOneOf?: readonly string[];
  answer: AnySchema;
  /** The answer is sent as it is, not under `data`. */
  bare?: true;
  /** Content type of an answer that is no JSON. */
  answerType?: string;
  status?: 200 | 201 | 202;
  errors: readonly ErrorCode[];
};

/** What a call answers that has nothing more to say. */
export const done = z.object({ success: z.literal(true) });
/** Marks the calls of a referrer's form (§7); any other value counts as absent. */
export const referrerFormQuery = z.object({ referrerForm: z.string().max(5).optional() });

/** The failure of every call with a budget. */
export const limited = ['TOO_MANY_REQUESTS'] as const;
