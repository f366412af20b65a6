import { consoleCalls } from '@prospectus/contract';
import type { fetchUtils, Identifier, QueryFunctionContext, RaRecord, SortPayload } from 'react-admin';
import type { z } from 'zod';

/** What a list is asked for; `fields` are those wanted of each record, its id always comes along. */
export type ListRequest = {
  filter?: object | undefined;
  /** First and last record, counted from 0. */
  range?: readonly [number, number] | undefined;
  sort?: SortPayload | undefined;
  fields?: readonly string[] | undefined;
};

/** `meta` of react-admin's list calls. Without `fields` records are whole. */
export type ListMeta = { fields?: readonly string[] };

type Signal = { signal?: QueryFunctionContext['signal'] | undefined };
type Page<R> = { data: R[]; total: number };
type Query = z.input<(typeof consoleCalls)['list']['query']>;

/** Lists below `url`, and records of one by their ids. */
export function createListClient(url: string, http: typeof fetchUtils.fetchJson) {
  const list = async <R extends RaRecord>(
    resource: string,
    request: ListRequest,
    { signal }: Signal = {},
  ): Promise<Page<R>> => {
    const query = new URLSearchParams(Object.entries(queryOf(request))).toString();
    const { json, headers } = await http(`${url}/${resource}${consoleCalls.list.path}?${query}`, {
      ...(signal && { signal }),
    });
    return { data: json as R[], total: totalOf(headers, resource) };
  };
  return {
    list,
    /** Records that exist among these ids. */
    many: <R extends RaRecord>(resource: string, ids: readonly Identifier[], fields?: readonly string[]) =>
      list<R>(resource, { filter: { id: ids }, fields }),
  };
}

function queryOf({ filter, range, sort, fields }: ListRequest): Record<string, string> {
  const query = {
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(range && { range: JSON.stringify(range) }),
    ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
    ...(fields && { fields: JSON.stringify(fields) }),
  } satisfies Query;
  return query;
}

function totalOf(headers: Headers, resource: string): number {
  const total = Number(headers.get('content-range')?.split('/').at(-1) ?? Number.NaN);
  if (Number.isNaN(total)) throw new Error(`The list of ${resource} came without its total.`);
  return total;
}
