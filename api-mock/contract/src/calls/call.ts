import { z } from 'zod';

import type { ErrorCode } from '../core/errors.ts';
import type { Verb } from '../resources/resource.ts';

export type Schema = z.core.$ZodType;

/** Anyone; a verified visitor; staff by the permission matrix; every member of staff; anyone in `local` mode. */
export type CallAccess = 'public' | 'lead' | { verb: Verb; subject: string } | 'own' | 'local';

/** What a list may be filtered and sorted by; of the filters in `needsOneOf` at least one must be given. */
export type ListFields = { filters: readonly string[]; sorts: readonly string[]; needsOneOf?: readonly string[] };

/** One call: who may make it, what goes in, what comes out, what can go wrong. Its name is its method and path. */
export type Call = {
  summary: string;
  access: CallAccess;
  /** Parameters of the path that mean something else than `PARAMS` says; a value that does not fit is not found. */
  params?: Readonly<Record<string, Schema>>;
  query?: Schema;
  body?: Schema;
  /** The handler reads the body, so that each wrong field is named in the words of its form or resource. */
  rawBody?: true;
  /** The body is multipart/form-data: the texts of `body`, and the file in the field `file`. */
  multipart?: true;
  /** Optional texts of a multipart body of which at least one must be given. */
  needsOneOf?: readonly string[];
  answer: Schema;
  /**
   * How the answer is sent where it is not under `data`: bare; as a bare list of records whose range and total are in
   * `Content-Range`; as a file of the given `type`; as server-sent events.
   */
  as?: 'bare' | 'records' | 'file' | 'events';
  type?: string;
  list?: ListFields;
  status?: 200 | 201 | 202;
  /** Failures besides those that follow from the rest: see `errorsOf`. */
  errors?: readonly ErrorCode[];
  /** A second address that answers alike. */
  alias?: `/${string}`;
};

/** A call's name: its method, and its path below `/api`. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
export type Calls = Readonly<Record<CallKey, Call>>;

export const staff = <V extends Verb, S extends string>(verb: V, subject: S) => ({ verb, subject });

/** The answer of a call that has nothing more to say. */
export const done = z.object({ success: z.literal(true) });
/** Marks the calls of a referrer's form (§7); any other value counts as absent. */
export const referrerFormQuery = z.object({ referrerForm: z.string().max(5).optional() });
