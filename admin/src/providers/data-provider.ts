import type { DashboardCounts, HistoryEntry } from '@prospectus/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, Identifier, RaRecord } from 'react-admin';

import { createConsoleClient } from './console-client.ts';

/** A record and the version of it that the person saw. */
type Seen = { id: Identifier; version: number };

/**
 * react-admin's data provider with the calls it lacks. Every change is sent with the version (or the order) the person
 * saw; where it is no longer the newest, the call fails with 409 VERSION_CONFLICT and changes nothing.
 */
export type ConsoleDataProvider = DataProvider & {
  publish<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
  /** Discards the draft; the record has its published fields again. */
  discard<R extends RaRecord = RaRecord>(resource: string, params: Seen): Promise<{ data: R }>;
  /** Puts these records into this order, live at once; `from` is the order they were in. */
  reorder(resource: string, params: { ids: Identifier[]; from: Identifier[] }): Promise<void>;
  history(resource: string, params: { id: Identifier }): Promise<{ data: HistoryEntry[] }>;
  dashboard(): Promise<{ data: DashboardCounts }>;
};

/** ra-data-simple-rest over the API's console calls, and the calls that it lacks. */
export function createConsoleDataProvider(url: string, http: typeof fetchUtils.fetchJson): ConsoleDataProvider {
  const call = createConsoleClient(url, http);
  return {
    ...simpleRestProvider(url, http, 'Content-Range'),
    delete: async (resource, { id, previousData }) => ({
      data: await call(resource, 'delete', { params: { id }, query: { version: versionOf(previousData) } }),
    }),
    deleteMany: () => Promise.reject(new Error('Records are deleted one by one, each with its version.')),
    publish: async (resource, { id, version }) => ({
      data: await call(resource, 'publish', { params: { id }, body: { version } }),
    }),
    discard: async (resource, { id, version }) => ({
      data: await call(resource, 'discard', { params: { id }, body: { version } }),
    }),
    reorder: async (resource, { ids, from }) => {
      await call(resource, 'reorder', { body: { ids: ids.map(String), from: from.map(String) } });
    },
    history: async (resource, { id }) => ({ data: await call(resource, 'history', { params: { id } }) }),
    dashboard: async () => ({ data: await call('dashboard', 'counts') }),
  };
}

function versionOf(record: Partial<RaRecord> | undefined): number {
  const version: unknown = record?.['version'];
  if (typeof version !== 'number')
    throw new Error('A record is deleted with the version that was read: pass previousData.');
  return version;
}
