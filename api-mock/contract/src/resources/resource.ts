import type { z } from 'zod';

import { ROLE, type Role } from '../core/constants.ts';

/** What can be done with a record of a resource. Scheduling counts as publishing, cloning as creating, restoring as updating. */
export const VERBS = ['list', 'read', 'create', 'update', 'delete', 'reorder', 'publish'] as const;
export type Verb = (typeof VERBS)[number];

/** Which roles may do what; a verb that is not named is refused. */
export type Access = Partial<Record<Verb, readonly Role[]>>;

/** Where records have pages: the field, and what their addresses are unique under. */
type Slug = {
  field: string;
  /** The field with the id of the programme the address begins with. */
  parent?: string;
  /** A folder of the origin with addresses of its own; the root where it is not named. */
  folder?: string;
};

/** The section of a page of the university that shows all records of a list. */
type ListSection = {
  /** Its word in a page's `sections`; the section's element has it with hyphens as its id. */
  id: string;
  /** What staff choose it by. */
  name: string;
};

/** One declaration a resource: everything else is derived from it. */
export type Resource<S extends z.ZodObject = z.ZodObject> = {
  /** The word of its address, `/api/admin/{name}`. */
  name: string;
  label: { one: string; many: string };
  /** Where its records appear on the site, in words for staff. */
  where?: string;
  section?: ListSection;
  /** The field that names a record to a person. */
  titleField: string;
  /** `document`: drafts, history, position; `table`: saved is live. */
  storage: 'document' | 'table';
  /** At most one record: a second is refused. `always`: deleting it restores its first text; `optional`: it may be missing. */
  single?: 'always' | 'optional';
  /** Staff order the records by hand. */
  ordered: boolean;
  /** The field whose value makes a group: records are put in order among those of their own group. */
  orderedWithin?: string;
  /** Fields that tell records of one title apart in a search; by default the group and the address. */
  context?: readonly string[];
  /** Records can also be changed by their position, counted from 1. */
  byPosition?: true;
  slug?: Slug;
  /** Fields that `q` searches, that a filter may name, that a list may be sorted by (besides id, position and times). */
  search: readonly string[];
  filters: readonly string[];
  sorts: readonly string[];
  access: Access;
  /** What its records carry besides their fields and the meta of every record; set by the server alone. */
  carries?: z.ZodRawShape;
  schema: S;
};

export const ADMIN_ONLY: Access = Object.fromEntries(VERBS.map((verb) => [verb, [ROLE.ADMIN]]));

/** Declares a resource; by default a document that ADMIN alone may access. */
export function defineResource<S extends z.ZodObject>(
  resource: Omit<Resource<S>, 'storage' | 'access'> & Partial<Pick<Resource<S>, 'storage' | 'access'>>,
): Resource<S> {
  return { storage: 'document', access: ADMIN_ONLY, ...resource };
}

type ListOptions = Pick<
  Resource,
  'name' | 'label' | 'where' | 'section' | 'orderedWithin' | 'context' | 'byPosition'
> & {
  /** Fields that it is searched, filtered and sorted by; the first is the title. */
  fields: readonly [title: string, ...others: string[]];
};

/** A list of short records in manual order. */
export function defineList<S extends z.ZodObject, const O extends ListOptions>(
  options: O & { schema: S },
): Resource<S> & Pick<O, 'section' & keyof O> {
  const { fields, ...list }: ListOptions & { schema: S } = options;
  return defineResource({
    ...list,
    titleField: fields[0],
    ordered: true,
    search: fields,
    filters: [...new Set([...fields, ...(list.orderedWithin ? [list.orderedWithin] : [])])],
    sorts: fields,
  }) as Resource<S> & Pick<O, 'section' & keyof O>;
}

/** The fields that tell records of one title apart. */
export const contextFields = ({ context, slug, orderedWithin }: Resource): readonly string[] =>
  context ?? [...new Set([slug?.parent, orderedWithin, slug?.field].filter((name) => name !== undefined))];
