import { z } from 'zod';

import type { ErrorCode } from '../core/errors.ts';
import type { Verb } from '../resources/resource.ts';

export type Schema = z.core.$ZodType;

/** Anyone; a verified visitor; staff by the permission matrix; every member of staff; anyone in `local` mode. */
export type CallAccess = 'public' | 'lead' | { verb: Verb; subject: string } | 'own' | 'local';

/** Fields that a list is filtered and sorted by; a request must have at least one of the filters in `needsOneOf`. */
export type ListFields = { filters: readonly string[]; sorts: readonly string[]; needsOneOf?: readonly string[] };

/** One call; its name is its method and path. */
export type Call = {
  summary: string;
  access: CallAccess;
  /** Path parameters that differ from `PARAMS`; a value that does not fit answers 404. */
  params?: Readonly<Record<string, Schema>>;
  query?: Schema;
  body?: Schema;
  /** The handler parses the body, so that errors have the words of its form or resource. */
  rawBody?: true;
  /** The body is multipart/form-data: the texts of `body`, and the file in the field `file`. */
  multipart?: true;
  /** Optional texts of a multipart body of which at least one is required. */
  needsOneOf?: readonly string[];
  answer: Schema;
  /**
   * How the answer is sent if not under `data`: bare; as bare records with range and total in `Content-Range`;
   * as a file of the content type `type`; as server-sent events.
   */
  as?: 'bare' | 'records' | 'file' | 'events';
  type?: string;
  list?: ListFields;
  status?: 200 | 201 | 202;
  /** Errors besides those that `errorsOf` derives from the other properties. */
  errors?: readonly ErrorCode[];
  /** A second address of the same call. */
  alias?: `/${string}`;
};

/** A call's name: its method, and its path below `/api`. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
export type Calls = Readonly<Record<CallKey, Call>>;

export const staff = <V extends Verb, S extends string>(verb: V, subject: S) => ({ verb, subject });

/** A call without query, body and errors of its own. */
export const plain = <A extends CallAccess, S extends Schema>(access: A, summary: string, answer: S) => ({
  access,
  summary,
  answer,
});

/** The answer of a call that returns nothing but success. */
export const success = z.object({ success: z.literal(true) });
/** Marks the calls of a referrer's form (§7); any value but `true` counts as absent. */
export const referrerFormQuery = z.object({ referrerForm: z.string().max(5).optional() });

/** Errors of a call with an uploaded file. */
export const UPLOAD_ERRORS = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'UNKNOWN_FIELD',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UNAVAILABLE',
] as const;

/** A call that answers a table as a CSV file. */
export const csvFile = <A extends CallAccess>(access: A, summary: string) =>
  ({ access, summary, answer: z.string(), as: 'file', type: 'text/csv', errors: ['UNKNOWN_FIELD'] }) as const;
