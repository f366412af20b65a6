import type {
  AuditVerification,
  BulkAction,
  BulkResult,
  DashboardFigures,
  DashboardOverview,
  Difference,
  figuresQuery,
  FoundRecord,
  HistoryEntry,
  Presence,
  QuarantineRecord,
  Role,
  SavedChange,
  UndoneChange,
  Usage,
} from '@prospectus/contract';
import { deskCalls } from '@prospectus/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, Identifier, RaRecord } from 'react-admin';
import type { z } from 'zod';

import { type ConsoleClient, createConsoleClient } from './console-client.ts';
import type { DeliveryCall } from './delivery-client.ts';
import type { EventStream } from './event-stream.ts';
import { createListClient, type ListMeta } from './list-client.ts';
import { createRecordSearch } from './record-search.ts';
import { lazyCall } from './lazy-call.ts';
import type { createPrivacyCall } from './privacy-client.ts';
import type { ReleaseCall } from './release-client.ts';
import type { createRulesCall } from './rules-client.ts';
import { createTransfer } from './transfer.ts';
import { createStaffClient, type StaffClient } from './staff-client.ts';

/** A record and the version of it that the person saw. */
type Seen = { id: Identifier; version: number };

/**
 * react-admin's data provider with the calls it lacks. Every change is sent with the version (or the order) the person
 * saw; where it is no longer the newest, the call fails with 409 VERSION_CONFLICT and changes nothing.
 */
export type ConsoleDataProvider = DataProvider &
  ReturnType<typeof createTransfer> & {
    publish<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
    /** Discards the draft; the record has its published fields again. */
    discard<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
    /** Takes it off the site; what was live is its draft. */
    unpublish<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
    /** Plans when the draft goes live and when the record is taken off; null unsets a time, undefined leaves it. */
    schedule<R extends RaRecord = RaRecord>(
      resource: string,
      params: Seen & { publish_at?: string | null; unpublish_at?: string | null },
    ): Promise<{ data: R }>;
    /** A copy with all its content, as a draft. */
    clone<R extends RaRecord = RaRecord>(resource: string, params: { id: Identifier }): Promise<{ data: R }>;
    /** Brings an earlier version back as the draft; without a version, the record out of the trash. */
    restore<R extends RaRecord = RaRecord>(
      resource: string,
      params: { id: Identifier; version?: number },
    ): Promise<{ data: R }>;
    /** Deletes a record of the trash for good. */
    purge(resource: string, params: { id: Identifier }): Promise<void>;
    /** A record in the trash; null where there is none with this id. */
    trashed<R extends RaRecord = RaRecord>(resource: string, params: { id: Identifier }): Promise<{ data: R | null }>;
    /** The records that refer to this one, live or drafted. */
    whereUsed(resource: string, params: { id: Identifier }): Promise<{ data: Usage[] }>;
    /**
     * Says who has a record open and what is saved in it, until the signal aborts or the connection is lost; resolves to
     * whether there was one.
     */
    presence(
      resource: string,
      params: {
        id: Identifier;
        signal: AbortSignal;
        onPeople: (presence: Presence) => void;
        onSaved: (change: SavedChange) => void;
      },
    ): Promise<boolean>;
    /** Says that something happened to a lead, until the signal aborts or the connection is lost; resolves as `presence`. */
    leadChanges(id: Identifier, params: { signal: AbortSignal; onChange: () => void }): Promise<boolean>;
    /** What differs between two versions of a record, field by field. */
    difference(resource: string, params: { id: Identifier; from: number; to: number }): Promise<{ data: Difference[] }>;
    /** Puts these records into this order, live at once; `from` is the order they were in, `changeId` what undoes it. */
    reorder(resource: string, params: { ids: Identifier[]; from: Identifier[]; changeId?: string }): Promise<void>;
    history(resource: string, params: { id: Identifier }): Promise<{ data: HistoryEntry[] }>;
    /** One action on many records; each is left alone where its version is not the newest. */
    bulk(
      resource: string,
      request: {
        ids: string[];
        action: BulkAction;
        versions: Record<string, number>;
        changes?: Record<string, unknown> | undefined;
        /** A new id, by which it can be undone. */
        changeId: string;
      },
    ): Promise<BulkResult[]>;
    dashboard(): Promise<{ data: DashboardOverview }>;
    /** The dashboard's figures of a time. */
    figures(query: z.output<typeof figuresQuery>): Promise<DashboardFigures>;
    /** Records of all that a role may list, the best first; those of one resource stand together. */
    search(params: { q: string; role: Role | null }): Promise<{ data: FoundRecord[] }>;
    /** Invites an address to a role, by e-mail. */
    inviteUser(invitation: { email: string; role: Role }): Promise<void>;
    /** Removes the second factor of a person who has lost it. */
    removeSecondFactor(id: Identifier): Promise<void>;
    /** Ends every session of a person. */
    signOutUser(id: Identifier): Promise<void>;
    /** Whether the audit log is as it was written. */
    verifyAudit(): Promise<{ data: AuditVerification }>;
    /** Calls on deliveries. */
    delivery: DeliveryCall;
    /** A call of the contract that is no resource's. */
    ask: StaffClient;
    /** Makes a lead of a submission in quarantine. */
    releaseHeld(id: Identifier): Promise<{ data: QuarantineRecord }>;
    /** A call of the desk, on leads. */
    desk: ConsoleClient<typeof deskCalls>;
    /** A call on consent, withdrawals, retention or one person. */
    privacy: ReturnType<typeof createPrivacyCall>;
    /** A call on the rules for leads. */
    rules: ReturnType<typeof createRulesCall>;
    /** A call on releases. */
    release: ReleaseCall;
    /** Brings records back to how they were before a change, all or none; `dryRun` answers what would happen. */
    undoChanges(params: {
      changes: { record_id: string; version: number; seen?: number }[];
      dryRun: boolean;
    }): Promise<{ data: UndoneChange[] }>;
  };

/** ra-data-simple-rest over the API's console calls, and the calls that it lacks. */
export function createConsoleDataProvider(
  url: string,
  http: typeof fetchUtils.fetchJson,
  listen?: EventStream,
): ConsoleDataProvider {
  const call = createConsoleClient(url, http);
  const { list, many } = createListClient(url, http);
  const search = createRecordSearch(url, http);
  const transfer = createTransfer(url, http);
  const stream = async (path: string, signal: AbortSignal, handle: (event: string, data: unknown) => void) => {
    let isConnected = false;
    const onEvent = (event: string, data: unknown) => {
      isConnected = true;
      handle(event, data);
    };
    await listen?.(`${url}/${path}`, { signal, onEvent }).catch(() => undefined);
    return isConnected;
  };
  return {
    ...simpleRestProvider(url, http, 'Content-Range'),
    getList: (resource, { filter, sort, pagination, meta, signal }) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      const range = [(page - 1) * perPage, page * perPage - 1] as const;
      return list(resource, { filter: filter as object, sort, range, ...(meta as ListMeta) }, { signal });
    },
    getMany: async (resource, { ids, meta }) => {
      const { data } = await many<never>(resource, ids, (meta as ListMeta | undefined)?.fields);
      return { data };
    },
    delete: async (resource, { id, previousData }) => ({
      data: await call(resource, 'delete', { params: { id }, query: { version: versionOf(previousData) } }),
    }),
    deleteMany: () => Promise.reject(new Error('Records are deleted one by one, each with its version.')),
    publish: async (resource, { id, version }) => ({
      data: await call(resource, 'publish', { params: { id }, body: { version, checks: true } }),
    }),
    discard: async (resource, { id, version }) => ({
      data: await call(resource, 'discard', { params: { id }, body: { version } }),
    }),
    unpublish: async (resource, { id, version }) => ({
      data: await call(resource, 'unpublish', { params: { id }, body: { version } }),
    }),
    schedule: async (resource, { id, ...body }) => ({
      data: await call(resource, 'schedule', { params: { id }, body }),
    }),
    clone: async (resource, { id }) => ({ data: await call(resource, 'clone', { params: { id } }) }),
    restore: async (resource, { id, version }) => ({
      data: await call(resource, 'restore', { params: { id }, body: { version } }),
    }),
    purge: async (resource, { id }) => {
      await call('trash', 'purge', { params: { resource, id } });
    },
    trashed: async (resource, { id }) => {
      const query = { filter: JSON.stringify({ id: [id] }), range: '[0,0]' };
      const [data] = await call(resource, 'trash', { query });
      return { data: (data ?? null) as never };
    },
    whereUsed: async (resource, { id }) => ({ data: await call(resource, 'whereUsed', { params: { id } }) }),
    presence: (resource, { id, signal, onPeople, onSaved }) =>
      stream(`${resource}/${encodeURIComponent(id)}/presence`, signal, (event, data) => {
        if (event === 'people') onPeople(data as Presence);
        if (event === 'saved') onSaved(data as SavedChange);
      }),
    leadChanges: (id, { signal, onChange }) => stream(`leads/${encodeURIComponent(id)}/changes`, signal, onChange),
    difference: async (resource, { id, from, to }) => ({
      data: await call(resource, 'difference', { params: { id }, query: { from: String(from), to: String(to) } }),
    }),
    reorder: async (resource, { ids, from, changeId }) => {
      await call(resource, 'reorder', {
        body: { ids: ids.map(String), from: from.map(String), ...(changeId && { changeId }) },
      });
    },
    history: async (resource, { id }) => ({ data: await call(resource, 'history', { params: { id } }) }),
    ...transfer,
    bulk: async (resource, { changes, ...body }) =>
      call(resource, 'bulk', { body: { ...body, ...(changes && { changes }) } }),
    dashboard: async () => ({ data: await call('dashboard', 'overview') }),
    // With the screen that shows them, not at the start.
    figures: async (query) => (await import('./figures-client.ts')).readFigures(url, http, query),
    search: async ({ q, role }) => ({ data: await search(q, role) }),
    inviteUser: async (body) => {
      await call('users', 'invite', { body });
    },
    removeSecondFactor: async (id) => {
      await call('users', 'removeSecondFactor', { params: { id } });
    },
    signOutUser: async (id) => {
      await call('users', 'signOut', { params: { id } });
    },
    verifyAudit: async () => ({ data: await call('audit', 'verify') }),
    delivery: lazyCall<DeliveryCall>(async () => (await import('./delivery-client.ts')).createDeliveryCall(call)),
    releaseHeld: async (id) => ({
      data: await call<'release', QuarantineRecord>('leads/quarantine', 'release', { params: { id } }),
    }),
    desk: createConsoleClient(url, http, deskCalls),
    privacy: lazyCall(async () => (await import('./privacy-client.ts')).createPrivacyCall(url, http)),
    rules: lazyCall(async () => (await import('./rules-client.ts')).createRulesCall(url, http)),
    release: lazyCall<ReleaseCall>(async () => (await import('./release-client.ts')).createReleaseCall(url, http)),
    ask: createStaffClient(url.replace(/\/admin$/, ''), http),
    undoChanges: async (body) => ({ data: await call('changes', 'undoChanges', { body }) }),
  };
}

function versionOf(record: Partial<RaRecord> | undefined): number {
  const version: unknown = record?.['version'];
  if (typeof version !== 'number')
    throw new Error('A record is deleted with the version that was read: pass previousData.');
  return version;
}
