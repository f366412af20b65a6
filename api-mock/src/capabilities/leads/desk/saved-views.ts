import {
  ApiError,
  can,
  leadViewFields,
  type LeadViewFields,
  type LeadViewRecord,
  recordMeta,
  type StaffUser,
  type Verb,
} from '@prospectus/contract';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import {
  changeRow,
  createRow,
  deleteRow,
  type RowRequest,
  type Versioned,
} from '../../../platform/changes/change-row.ts';
import { type ListColumns, readList } from '../../../platform/console/list-query.ts';
import type { Database } from '../../../platform/database/database.ts';
import { parse } from '../../../platform/http/parse.ts';
import { staffNames } from '../../staff/index.ts';
import { leadColumns } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadViews, type LeadViewRow } from './tables.ts';
import { takeView } from './views.ts';

const MAX_VIEWS = 100;
const change = leadViewFields.partial().extend({ version: recordMeta.shape.version.optional() });

export const savedViewColumns: ListColumns = {
  filters: {},
  sorts: { title: { sql: sql.raw('title'), kind: 'text', notNull: true } },
  search: [],
  defaultSort: ['title', 'ASC'],
};

/** The person's own views, and those that others share. */
export const listSavedViews = async (db: Database, person: StaffUser): Promise<LeadViewRecord[]> =>
  recordsOf(db, await db.select().from(leadViews).where(visibleTo(person)).orderBy(asc(leadViews.title), leadViews.id));

/** A view; undefined for another person's private one. */
export async function readSavedView(db: Database, id: string, person: StaffUser): Promise<LeadViewRecord | undefined> {
  const rows = await db
    .select()
    .from(leadViews)
    .where(and(eq(leadViews.id, id), visibleTo(person)));
  return (await recordsOf(db, rows))[0];
}

/** Creates a view of the person. */
export const createSavedView = (deps: LeadDeps, person: StaffUser, body: unknown): Promise<LeadViewRecord> =>
  deps.db.transaction(async (tx) => {
    const fields = parse(leadViewFields, body);
    refuseUnreadable(fields);
    const own = await tx.$count(leadViews, eq(leadViews.owner, person.id));
    if (own >= MAX_VIEWS)
      throw new ApiError('INVALID_FIELDS', { errors: { title: 'Please delete a view first: you have 100.' } });
    const at = deps.clock.now();
    const values = { id: v7(), ...fields, owner: person.id, created_at: at, updated_at: at };
    return recordOf(tx, await createRow(tx, versioned, values, { by: person.id, at }));
  });

/** Changes the person's own view; VERSION_CONFLICT for an old version. */
export const changeSavedView = (
  deps: LeadDeps,
  id: string,
  person: StaffUser,
  body: unknown,
): Promise<LeadViewRecord> =>
  deps.db.transaction(async (tx) => {
    const { version, ...fields } = parse(change, body);
    const { after } = await changeRow(tx, versioned, requestOf(deps, id, person, 'update', version), (before) => {
      refuseUnreadable({ ...before, ...defined(fields) });
      return defined(fields);
    });
    return recordOf(tx, after);
  });

/** Deletes the person's own view; an ADMIN also deletes shared ones. */
export const deleteSavedView = (
  deps: LeadDeps,
  id: string,
  person: StaffUser,
  version: number | undefined,
): Promise<LeadViewRecord> =>
  deps.db.transaction(async (tx) =>
    recordOf(tx, await deleteRow(tx, versioned, requestOf(deps, id, person, 'delete', version))),
  );

const visibleTo = ({ id }: StaffUser): SQL => or(leadViews.shared, eq(leadViews.owner, id)) ?? sql`false`;

const requestOf = (
  { clock }: LeadDeps,
  id: string,
  person: StaffUser,
  verb: Verb,
  version: number | undefined,
): RowRequest<LeadViewRow> => ({
  ...{ where: and(eq(leadViews.id, id), visibleTo(person)), by: person.id, at: clock.now(), version },
  check: (row) => {
    if (!can(person.role, verb, 'leads/views', row, person.id)) throw new ApiError('NOT_ALLOWED');
  },
});

/** Refuses a filter or sort that the list of leads would refuse. */
function refuseUnreadable({ filter, sort }: Pick<LeadViewFields, 'filter' | 'sort'>): void {
  const { view, query } = takeView({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  if (view === 'quarantine')
    throw new ApiError('INVALID_FIELDS', {
      errors: { 'filter.view': 'What is in quarantine is not saved as a view.' },
    });
  readList(query, leadColumns);
}

type OptionalFields = { [Name in keyof LeadViewFields]?: LeadViewFields[Name] | undefined };
const defined = (fields: OptionalFields): Partial<LeadViewFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

async function recordsOf(db: Database, rows: readonly LeadViewRow[]): Promise<LeadViewRecord[]> {
  const names = await staffNames(db, [...new Set(rows.map(({ owner }) => owner))]);
  return rows.map((row) => ({
    ...row,
    owner_name: names.get(row.owner) ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

async function recordOf(db: Database, row: LeadViewRow): Promise<LeadViewRecord> {
  const [record] = await recordsOf(db, [row]);
  if (!record) throw new ApiError('INTERNAL');
  return record;
}

const versioned: Versioned<typeof leadViews> = {
  table: leadViews,
  resource: 'leads/views',
  toRecord: (row, tx) => recordOf(tx, row),
  audited: ({ title, filter, sort, columns, show, shared }) => ({ title, filter, sort, columns, show, shared }),
};
