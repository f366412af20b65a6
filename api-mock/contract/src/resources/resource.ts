import type { z } from 'zod';

import { ROLE, type Role } from '../core/constants.ts';

/** Actions on records; scheduling counts as publishing, cloning as creating, restoring as updating. */
export const VERBS = ['list', 'read', 'create', 'update', 'delete', 'reorder', 'publish'] as const;
export type Verb = (typeof VERBS)[number];

/** Roles by action; an action that is not listed is refused. */
export type Access = Partial<Record<Verb, readonly Role[]>>;

/** The address of records with pages. */
type Slug = {
  field: string;
  /** The field with the id of the programme that the address begins with. */
  parent?: string;
  /** The folder of the addresses; by default the root. */
  folder?: string;
};

/** The section of university pages that shows all records of a list. */
type ListSection = {
  /** The value in a page's `sections`; with hyphens, the id of the element. */
  id: string;
  name: string;
};

/** The declaration of a resource, from which everything else derives. */
export type Resource<S extends z.ZodObject = z.ZodObject> = {
  /** As in `/api/admin/{name}`. */
  name: string;
  label: { one: string; many: string };
  /** Where its records appear on the site, for staff. */
  where?: string;
  section?: ListSection;
  titleField: string;
  /** `document`: with drafts, history and position; `table`: live once saved. */
  storage: 'document' | 'table';
  /** At most one record. `always`: deleting it restores its first text; `optional`: it may be missing. */
  single?: 'always' | 'optional';
  /** Staff order the records by hand. */
  ordered: boolean;
  /** The field of a group, within which records are ordered. */
  orderedWithin?: string;
  /** Fields that tell records with the same title apart; by default the group and the address. */
  context?: readonly string[];
  /** Records can also be changed by their position, counted from 1. */
  byPosition?: true;
  slug?: Slug;
  /** Fields for `q`, for filters and for sorting, besides id, position and times. */
  search: readonly string[];
  filters: readonly string[];
  sorts: readonly string[];
  access: Access;
  /** Further fields, set by the server. */
  carries?: z.ZodRawShape;
  schema: S;
};

export const ADMIN_ONLY: Access = Object.fromEntries(VERBS.map((verb) => [verb, [ROLE.ADMIN]]));

/** Declares a resource; by default a document for ADMIN alone. */
export function defineResource<S extends z.ZodObject>(
  resource: Omit<Resource<S>, 'storage' | 'access'> & Partial<Pick<Resource<S>, 'storage' | 'access'>>,
): Resource<S> {
  return { storage: 'document', access: ADMIN_ONLY, ...resource };
}

type ListOptions = Pick<
  Resource,
  'name' | 'label' | 'where' | 'section' | 'orderedWithin' | 'context' | 'byPosition'
> & {
  /** Fields for search, filters and sorting; the first is the title. */
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

export const contextFields = ({ context, slug, orderedWithin }: Resource): readonly string[] =>
  context ?? [...new Set([slug?.parent, orderedWithin, slug?.field].filter((name) => name !== undefined))];
