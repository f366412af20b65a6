import type { AnySchema } from '../endpoints/endpoint.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { Verb } from '../resources/resource.ts';

/**
 * One call of the console on a subject: `{method} /api/admin/{subject}{path}`. Who may make it is what the permission
 * matrix says of its verb.
 */
export type ConsoleCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the subject's address. */
  path: '' | `/${string}`;
  verb: Verb;
  summary: string;
  /** Parameters of the path besides the id. */
  params?: Readonly<Record<string, AnySchema>>;
  query?: AnySchema;
  body?: AnySchema;
  answer: AnySchema;
  /** The answer is a bare array of records, whose range and total are in `Content-Range`. */
  list?: ListNames;
  /** The answer is under `data`; else it is bare, as ra-data-simple-rest reads it. */
  wrapped?: true;
  status?: 200 | 201;
  errors: readonly ErrorCode[];
};

/** What a list may be filtered and sorted by; of the filters in `needsOneOf` at least one must be given. */
export type ListNames = { filters: readonly string[]; sorts: readonly string[]; needsOneOf?: readonly string[] };

/** What the console works on: a resource, a part, or something of the operation. `name` is also its permission's. */
export type ConsoleSubject = {
  name: string;
  label: string;
  calls: Readonly<Record<string, ConsoleCall>>;
};

/** The failures of every call of the console. */
export const GUARDED = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'] as const;
/** Of every list. */
export const LISTED = [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'] as const;
/** Of every call on one record. */
export const ONE = [...GUARDED, 'NOT_FOUND'] as const;
