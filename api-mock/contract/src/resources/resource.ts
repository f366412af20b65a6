import type { z } from 'zod';

import { ROLE, type Role } from '../constants.ts';

/** What can be done with a record of a resource. */
export const VERBS = ['list', 'read', 'create', 'update', 'delete', 'reorder', 'publish'] as const;
export type Verb = (typeof VERBS)[number];

/** Which roles may do what; a verb that is not named is refused. */
export type Access = Partial<Record<Verb, readonly Role[]>>;

/** One declaration a resource: everything else is made from it. */
export type Resource<S extends z.ZodObject = z.ZodObject> = {
  /** The word of its address, `/api/admin/{name}`. */
  name: string;
  label: { one: string; many: string };
  /** The field that names a record to a person. */
  titleField: string;
  /** `document`: drafts, history, position; `table`: saved is live. */
  storage: 'document' | 'table';
  /** Staff order the records by hand. */
  ordered: boolean;
  /** Where records have pages: the field, and the field that holds the parent's id, under which it is unique. */
  slug?: { field: string; parent?: string };
  /** Fields that `q` searches, that a filter may name, that a list may be sorted by (besides id, position and times). */
  search: readonly string[];
  filters: readonly string[];
  sorts: readonly string[];
  access: Access;
  schema: S;
};

const ADMIN_ONLY: Access = Object.fromEntries(VERBS.map((verb) => [verb, [ROLE.ADMIN]]));

/** Declares a resource; a document that ADMIN alone may touch, unless said otherwise. */
export function defineResource<S extends z.ZodObject>(
  resource: Omit<Resource<S>, 'storage' | 'access'> & Partial<Pick<Resource<S>, 'storage' | 'access'>>,
): Resource<S> {
  return { storage: 'document', access: ADMIN_ONLY, ...resource };
}
