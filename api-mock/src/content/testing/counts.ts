import { recordMeta, rowMeta } from '@prospectus/contract';
import { expect, test } from 'vitest';

import type { Subject } from './subject.ts';

/** Tests of resources with any number of records. */
export function manyTests({ resource, sample, ask, list, fields, ids, of }: Subject): void {
  test('API-46 a record is created, read, changed and deleted', async () => {
    const given = fields();
    const created = await ask('POST', '', given);
    expect(created.status).toBe(201);
    const record = of(created);
    const meta = resource.storage === 'document' ? recordMeta : rowMeta;
    expect(meta.strip().safeParse(record).error).toBeUndefined();
    expect(record).toMatchObject({ ...given, version: 1 });
    const names = [resource.schema.shape, meta.shape, resource.carries ?? {}].flatMap((shape) => Object.keys(shape));
    expect(Object.keys(record).toSorted()).toEqual(names.toSorted());

    expect((await ask('GET', `/${record.id}`)).body).toEqual(record);
    const changed = await ask('PUT', `/${record.id}`, { ...record, ...sample.change });
    expect([changed.status, changed.body]).toMatchObject([200, { ...given, ...sample.change, version: 2 }]);

    const deleted = await ask('DELETE', `/${record.id}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { id: record.id }]);
    expect((await ask('GET', `/${record.id}`)).status).toBe(404);
    expect(ids(await list({ filter: { id: [record.id] } }))).toEqual([]);
  });
}

/** Tests of resources with at most one record. */
export function optionalTests({ sample, ask, all, fields, of }: Subject): void {
  test('API-46 there is one, or none', async () => {
    for (const { id } of await all()) await ask('DELETE', `/${id}`);
    const given = fields();
    const created = await ask('POST', '', given);
    expect([created.status, created.body]).toMatchObject([201, { ...given, version: 1 }]);
    const second = await ask('POST', '', fields());
    expect([second.status, second.body]).toMatchObject([409, { code: 'LOCKED' }]);
    const at = `/${of(created).id}`;
    expect((await ask('PUT', at, sample.change)).body).toMatchObject({ ...sample.change, version: 2 });
    expect((await ask('DELETE', at)).status).toBe(200);
    expect(await all()).toEqual([]);
    const raced = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '', fields())));
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await all()).toHaveLength(1);
    expect((await ask('POST', `${at}/restore`, {})).body).toMatchObject({ code: 'LOCKED' });
  });
}

/** Tests of resources with exactly one record. */
export function alwaysThereTests({ ask, all, make, fields }: Subject): void {
  test('API-46 there is always exactly one: deleting brings its first text back', async () => {
    await make();
    const [{ id } = { id: '' }] = await all();
    const first = ((await ask('GET', `/${id}/history/1`)).body as { fields: object }).fields;
    const raced = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '', fields())));
    expect(raced.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      raced.map(() => [409, 'LOCKED']),
    );
    await ask('POST', `/${id}/publish`, {});
    const deleted = await ask('DELETE', `/${id}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { id, status: 'published', ...first }]);
    expect(await all()).toEqual([deleted.body]);
    expect((await ask('POST', `/${id}/unpublish`, {})).body).toMatchObject({ code: 'LOCKED' });
  });
}
