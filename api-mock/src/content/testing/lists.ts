import { expect, test } from 'vitest';

import type { Fields, StoredRecord, Subject } from './subject.ts';

type Unreadable = [parameters: Fields, code: string, at: string];

// Every resource has its own names…
const UNKNOWN: Unreadable[] = [
  [{ filter: { nothing: 1 } }, 'UNKNOWN_FIELD', 'filter.nothing'],
  [{ sort: ['nothing', 'ASC'] }, 'UNKNOWN_FIELD', 'sort.nothing'],
];

// …and the same other rules, so they are tested with one resource.
const UNREADABLE: Unreadable[] = [
  [{ filter: { nothing_gte: 1 } }, 'UNKNOWN_FIELD', 'filter.nothing_gte'],
  [{ filter: { constructor: 1 } }, 'UNKNOWN_FIELD', 'filter.constructor'],
  [{ sort: ['id', 'SIDEWAYS'] }, 'INVALID_FIELDS', 'sort'],
  [{ page: 1 }, 'UNKNOWN_FIELD', 'page'],
  [{ toString: 1 }, 'UNKNOWN_FIELD', 'toString'],
  [{ range: [5, 1] }, 'INVALID_FIELDS', 'range'],
  [{ range: [0, 1_000] }, 'INVALID_FIELDS', 'range'],
  [{ filter: { id: ['x'] } }, 'INVALID_FIELDS', 'filter.id'],
  [{ filter: { created_at_gte: 'yesterday' } }, 'INVALID_FIELDS', 'filter.created_at_gte'],
  [{ filter: { q: 'a\0b' } }, 'INVALID_FIELDS', 'filter'],
  [{ filter: { q: 'a\ud800' } }, 'INVALID_FIELDS', 'filter'],
];

/** The parameters of every list. */
export function listTests({ resource, list, make, ids }: Subject): void {
  const several = async () => (resource.single ? [await make()] : [await make(), await make(), await make()]);

  test('a list answers a bare array with its range, and the parts meet without a gap', async () => {
    await several();
    const sort = ['id', 'ASC'];
    const first = await list({ range: [0, 2], sort });
    const total = Number(first.headers.get('content-range')?.split('/')[1]);
    const shown = Math.min(3, total);
    expect(first.headers.get('content-range')).toBe(`${resource.name} 0-${shown - 1}/${total}`);
    const [one, rest] = [await list({ range: [0, 0], sort }), await list({ range: [1, 2], sort })];
    expect(one.headers.get('content-range')).toBe(`${resource.name} 0-0/${total}`);
    expect([...ids(one), ...ids(rest)]).toEqual(ids(first));
    const last = await list({ range: [total - 1, total + 8] });
    expect(last.headers.get('content-range')).toBe(`${resource.name} ${total - 1}-${total - 1}/${total}`);
    const beyond = await list({ range: [total + 5, total + 9] });
    expect([beyond.body, beyond.headers.get('content-range')]).toEqual([[], `${resource.name} */${total}`]);
  });

  test('every declared sort works both ways', async () => {
    const made = await several();
    const filter = { id: made.map(({ id }) => id) };
    for (const field of ['id', 'created_at', ...resource.sorts]) {
      const [up, down] = [await list({ filter, sort: [field, 'ASC'] }), await list({ filter, sort: [field, 'DESC'] })];
      expect([field, up.status, down.status]).toEqual([field, 200, 200]);
      expect([field, ids(up).toSorted()]).toEqual([field, filter.id.toSorted()]);
      expect([field, ids(down).toSorted()]).toEqual([field, filter.id.toSorted()]);
    }
    const titles = (await list({ sort: [resource.titleField, 'DESC'], range: [0, 99] })).body as StoredRecord[];
    const lower = titles.map((record) => String(record[resource.titleField]).toLowerCase());
    expect(lower[0]?.localeCompare(lower.at(-1) ?? '')).toBeGreaterThanOrEqual(0);
  });

  test('every declared filter finds the record by its own value, and q by beginnings of its words', async () => {
    const record = await make();
    const finds = async (filter: object) => ids(await list({ filter, range: [0, 999] })).includes(record.id);
    for (const field of resource.filters) {
      if (record[field] !== null) expect([field, await finds({ [field]: record[field] })]).toEqual([field, true]);
    }
    expect(ids(await list({ filter: { id: [record.id] } }))).toEqual([record.id]);
    const words = String(record[resource.search[0] ?? '']).match(/[\p{L}\p{N}]+/gu) ?? [];
    const beginnings = words.slice(-2).map((word) => word.slice(0, 4).toUpperCase());
    expect([beginnings, await finds({ id: [record.id], q: beginnings.join(' ') })]).toEqual([beginnings, true]);
    expect(ids(await list({ filter: { q: 'zzzz no such word' } }))).toEqual([]);
    const part = String(record[resource.titleField]).slice(1, 6).toUpperCase();
    expect(await finds({ [`${resource.titleField}_like`]: part })).toBe(true);
    expect(await finds({ created_at_gte: record['created_at'], created_at_lte: '2999-01-01T00:00:00Z' })).toBe(true);
    expect(ids(await list({ filter: { created_at_lte: '2001-01-01T00:00:00Z' } }))).toEqual([]);
  });

  test('PROD-08 what is unknown or unreadable answers 400 and is named; a wildcard is a character', async () => {
    for (const [parameters, code, at] of resource.name === 'faqs' ? [...UNKNOWN, ...UNREADABLE] : UNKNOWN) {
      const { status, body } = await list(parameters);
      expect([parameters, status, body]).toMatchObject([
        parameters,
        400,
        { code, errors: { [at]: expect.any(String) as string } },
      ]);
    }
    await make();
    expect(ids(await list({ filter: { q: '%_%' } }))).toEqual([]);
    expect(ids(await list({ filter: { [`${resource.titleField}_like`]: '_____' } }))).toEqual([]);
  });
}
