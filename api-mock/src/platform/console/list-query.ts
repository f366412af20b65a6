import { ApiError, BEST_FIRST, FILTER_SUFFIXES, listQuery, MAX_RANGE, normaliseForSearch } from '@prospectus/contract';
import { and, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { parse } from '../http/parse.ts';
import { type Column, comparable } from './column.ts';

/** What a resource's list can be asked for: each name here, and no other. */
export type ListColumns = {
  filters: Readonly<Record<string, Column>>;
  sorts: Readonly<Record<string, Column>>;
  /** What `q` looks through, word by word; or what it finds where the resource has an index for it. */
  search: readonly SQLWrapper[] | ((text: string) => SQL | undefined);
  /** The order in which what `q` found fits it best; what `q` sorts by where no other sort is asked for. */
  bestFirst?: (text: string) => SQL;
  defaultSort: readonly [string, 'ASC' | 'DESC'];
};

/** What a list asks for: `where` is `search` (what `q` finds) and `filters` (all else) together. */
export type ListRequest = {
  where: SQL | undefined;
  search: SQL | undefined;
  filters: SQL | undefined;
  orderBy: SQL;
  first: number;
  last: number;
};

/** Reads a list's query as ra-data-simple-rest sends it; an unknown name or an unreadable value answers 400 and names it. */
export function readList(query: Record<string, unknown>, columns: ListColumns): ListRequest {
  for (const name of Object.keys(query)) {
    if (!Object.hasOwn(listQuery.shape, name)) throw unknownName('parameter', name);
  }
  const { filter, range, sort } = parse(listQuery, query);
  const [first, last] = readRange(range);
  const { q, ...conditions } = readFilter(filter, columns);
  return { ...conditions, orderBy: readSort(sort, q, columns), first, last };
}

/** The fields a list is asked for, all of them known; undefined for all. */
export function readWantedFields(query: Record<string, unknown>, known: readonly string[]): string[] | undefined {
  const text = parse(listQuery, query).fields;
  if (text === undefined) return undefined;
  const names = readJson('fields', text);
  if (!Array.isArray(names)) throw invalid('fields', 'Use a list of names, such as ["title","status"].');
  for (const name of names) if (!known.includes(name as string)) throw unknownName('fields', String(name));
  return names as string[];
}

function readRange(range: string | undefined): [number, number] {
  if (range === undefined) return [0, MAX_RANGE - 1];
  const [first, last] = JSON.parse(range) as [number, number];
  if (last < first || last - first >= MAX_RANGE) throw invalid('range', `A range holds 1 to ${MAX_RANGE} records.`);
  return [first, last];
}

function readSort(text: string | undefined, q: string, columns: ListColumns): SQL {
  const { sorts, defaultSort, bestFirst } = columns;
  const value = text === undefined ? (bestFirst && q ? [BEST_FIRST, 'DESC'] : defaultSort) : readJson('sort', text);
  if (!Array.isArray(value) || value.length !== 2) throw invalid('sort', 'Use ["field", "ASC"].');
  const [name, direction] = value as [unknown, unknown];
  // The best is first whichever direction is named; where nothing is looked for, there is no best.
  if (name === BEST_FIRST && bestFirst)
    return q ? sql`${bestFirst(q)}, id asc` : readSort(JSON.stringify(defaultSort), '', columns);
  const column = typeof name === 'string' && Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!column) throw unknownName('sort', String(name));
  if (direction !== 'ASC' && direction !== 'DESC') throw invalid('sort', 'The direction is ASC or DESC.');
  const by = column.kind === 'text' ? sql`lower(${column.sql})` : column.sql;
  const nulls = sql.raw(column.notNull ? '' : ' nulls last');
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc');
  // The id last, so that equal values keep one order from page to page.
  return sql.join(
    [sql`${by} ${way}${nulls}`, ...(column.thenBy ?? []).map((next) => sql`${next} ${way}`), sql`id ${way}`],
    sql`, `,
  );
}

type Conditions = Pick<ListRequest, 'where' | 'search' | 'filters'>;

/** Conditions, and the text that is looked for: empty where there is none. */
function readFilter(text: string | undefined, columns: ListColumns): Conditions & { q: string } {
  const filter = text === undefined ? {} : readJson('filter', text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw invalid('filter', 'Use an object of fields and values.');
  const { q, ...fields } = filter as Record<string, unknown>;
  const search = q === undefined ? undefined : searchFor(q, columns.search);
  const filters = and(...Object.entries(fields).map(([name, value]) => condition(name, value, columns)));
  return { where: and(search, filters), search, filters, q: search ? textOf('q', q).trim() : '' };
}

function condition(name: string, value: unknown, { filters }: ListColumns): SQL | undefined {
  if (Object.hasOwn(filters, name)) return equals(name, filters[name] as Column, value);
  const suffix = FILTER_SUFFIXES.find((ending) => name.endsWith(ending));
  const base = suffix ? name.slice(0, -suffix.length) : '';
  const column = Object.hasOwn(filters, base) ? filters[base] : undefined;
  if (!suffix || !column) throw unknownName('filter', name);
  return compare(name, suffix, column, value);
}

function equals(name: string, column: Column, value: unknown): SQL | undefined {
  if (value === null) return sql`${column.sql} is null`;
  if (!Array.isArray(value)) return sql`${column.sql} = ${read(name, column, value)}`;
  if (value.length > MAX_RANGE) throw invalid(`filter.${name}`, `At most ${MAX_RANGE} values.`);
  if (value.length === 0) return sql`false`;
  return sql`${column.sql} in (${sql.join(
    value.map((one) => read(name, column, one)),
    sql`, `,
  )})`;
}

function compare(name: string, suffix: (typeof FILTER_SUFFIXES)[number], column: Column, value: unknown): SQL {
  if (suffix === '_like') {
    if (column.kind !== 'text') throw unknownName('filter', name);
    return contains(column.sql, textOf(name, value));
  }
  if (column.kind === 'flag' || column.kind === 'id') throw unknownName('filter', name);
  const bound = read(name, column, value);
  return suffix === '_gte' ? sql`${column.sql} >= ${bound}` : sql`${column.sql} <= ${bound}`;
}

/** Every word must be found, in whichever of the fields. */
function searchFor(value: unknown, search: ListColumns['search']): SQL | undefined {
  const text = textOf('q', value);
  if (typeof search === 'function') return search(text);
  const words = text.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => or(...search.map((field) => contains(field, word)))));
}

const contains = (field: SQLWrapper, part: string): SQL =>
  sql`strpos(search_form((${field})::text), ${normaliseForSearch(part)}) > 0`;

function read(name: string, column: Column, value: unknown): SQL {
  const readable = comparable(column.kind, value);
  if (!readable) throw invalid(`filter.${name}`, 'This value cannot be compared with the field.');
  return readable;
}

function textOf(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > 200)
    throw invalid(`filter.${name}`, 'Use a text of at most 200 characters.');
  return text;
}

function readJson(name: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const flat = JSON.stringify(value);
    if (!flat.isWellFormed() || /\\u0000|\\ud[89a-f]/i.test(flat)) throw new Error('not storable');
    return value;
  } catch {
    throw invalid(name, 'This is not readable JSON.');
  }
}

const invalid = (path: string, why: string): ApiError => new ApiError('INVALID_FIELDS', { errors: { [path]: why } });

const unknownName = (what: string, name: string): ApiError =>
  new ApiError('UNKNOWN_FIELD', {
    msg: `There is no ${what} named “${name}”.`,
    errors: { [what === 'parameter' ? name : `${what}.${name}`]: `There is no such ${what}.` },
  });
