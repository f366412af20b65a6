import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import type { StoredRecord, Subject } from './subject.ts';

const OTHER_PROGRAM = seedId('program', 'online-ma');
/** A value of each grouping field that no sample has. */
const OTHER_GROUP = { program: OTHER_PROGRAM, parent_program: OTHER_PROGRAM, slug: 'another-group', type: 'emi' };

/** Draft, publication and trash of records that can be deleted. */
export function lifecycleTests({ resource, sample, ask, list, make, ids, of, actions, sampled }: Subject): void {
  test('ADMIN-40 draft, publish, change, discard, take off', async () => {
    const record = await make();
    const at = `/${record.id}`;
    expect(record.status).toBe('draft');
    for (const call of ['discard', 'unpublish'])
      expect([call, (await ask('POST', `${at}/${call}`, {})).body]).toMatchObject([call, { code: 'LOCKED' }]);
    for (const call of ['publish', 'unpublish'])
      expect([call, (await ask('POST', `${at}/${call}`, { version: 9 })).body]).toMatchObject([
        call,
        { code: 'VERSION_CONFLICT', current: { version: 1 } },
      ]);
    const published = of(await ask('POST', `${at}/publish`, { version: 1 }));
    expect(published).toMatchObject({ status: 'published', version: 2, published_at: expect.any(String) as string });
    expect((await ask('PUT', at, sample.change)).body).toMatchObject({ ...sample.change, status: 'changed' });
    const stale = await ask('POST', `${at}/discard`, { version: 2 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: sample.change }]);
    const discarded = of(await ask('POST', `${at}/discard`, {}));
    expect({ ...discarded, version: 0, updated_at: '' }).toEqual({ ...published, version: 0, updated_at: '' });
    expect((await ask('POST', `${at}/unpublish`, { version: 4 })).body).toMatchObject({
      status: 'draft',
      published_at: null,
      version: 5,
    });
    expect(await actions(at)).toEqual(['unpublish', 'discard', 'update', 'publish', 'create']);
  });

  test('what is deleted waits in the trash, and comes back as a draft', async () => {
    const record = await make();
    const at = `/${record.id}`;
    expect((await ask('POST', `${at}/restore`, {})).body).toMatchObject({ code: 'LOCKED' });
    await ask('POST', `${at}/publish`, {});
    await ask('DELETE', at);
    const trash = async () => ids(await ask('GET', `/trash?range=[0,999]&filter={"id":["${record.id}"]}`));
    expect(await trash()).toEqual([record.id]);
    const [word] = String(record[resource.search[0] ?? '']).match(/[\p{L}\p{N}]+/u) ?? [];
    expect(ids(await ask('GET', `/trash?filter={"q":"${word}","id":["${record.id}"]}`))).toEqual([record.id]);
    expect((await ask('POST', `${at}/publish`, {})).status).toBe(404);
    const back = await ask('POST', `${at}/restore`, {});
    expect([back.status, back.body]).toMatchObject([200, { ...sampled(record), status: 'draft', published_at: null }]);
    expect([await trash(), ids(await list({ filter: { id: [record.id] } }))]).toEqual([[], [record.id]]);
    expect((await actions(at)).slice(0, 2)).toEqual(['restore', 'delete']);
  });
}

/** Copies of records. */
export function copyTests({ resource, ask, make, titled, of, sampled }: Subject): void {
  test('a copy is a draft of its own', async () => {
    const record = await make();
    await ask('POST', `/${record.id}/publish`, {});
    const copied = await ask('POST', `/${record.id}/clone`, {});
    const copy = of(copied);
    expect([copied.status, copy]).toMatchObject([201, { status: 'draft', version: 1 }]);
    expect(copy.id).not.toBe(record.id);
    const own = resource.slug?.field ?? resource.titleField;
    expect(copy[own]).not.toBe(record[own]);
    await ask('PUT', `/${copy.id}`, titled('Another title'));
    expect((await ask('GET', `/${record.id}`)).body).toMatchObject({ ...sampled(record), status: 'published' });
    const again = of(await ask('POST', `/${record.id}/clone`, {}));
    if (resource.slug) expect(again[own]).not.toBe(copy[own]);
  });
}

/** The order of records that staff sort. */
export function orderTests({ resource, sample, ask, list, make, ids, of, signedIn }: Subject): void {
  const group = resource.orderedWithin;
  /** Three records of one group, and the filter of the group. */
  const makeGroup = async () => {
    const made = [await make(), await make(), await make()];
    const [first] = made;
    if (!group || !first) return { made: made.map(({ id }) => id), filter: {} };
    for (const { id } of made) await ask('PUT', `/${id}`, { [group]: first[group] });
    return { made: made.map(({ id }) => id), filter: { [group]: first[group] } };
  };

  test('ADMIN-39 records are reordered, and the order is persisted', async () => {
    const { made: inOrder, filter } = await makeGroup();
    const made = inOrder.toReversed();
    expect((await ask('POST', '/reorder', { ids: made })).body).toEqual({ data: { success: true } });
    expect(ids(await list({ filter, sort: ['position', 'ASC'], range: [0, 2] }))).toEqual(made);
    const foreign = await ask('POST', '/reorder', { ids: [made[0], '00000000-0000-7000-8000-000000000000'] });
    expect([foreign.status, foreign.body]).toMatchObject([400, { errors: { 'ids.1': expect.any(String) as string } }]);
    expect((await ask('POST', '/reorder', { ids: [made[0], made[0]] })).status).toBe(400);
  });

  test.runIf(group)(
    'ADMIN-39 an order changes positions of its own group alone, and undoing it restores them',
    async () => {
      const positions = async () => {
        const records = (await list({ range: [0, 999], sort: ['id', 'ASC'] })).body as StoredRecord[];
        return new Map(records.map(({ id, position }) => [id, position]));
      };
      const { filter } = await makeGroup();
      const other = of(await ask('POST', '', sample.create(900_000)));
      await ask('PUT', `/${other.id}`, { [group ?? '']: OTHER_GROUP[group as keyof typeof OTHER_GROUP] });
      const own = ids(await list({ filter, sort: ['position', 'ASC'], range: [0, 999] }));
      const before = await positions();
      const changeId = randomUUID();
      await ask('POST', '/reorder', { ids: own.toReversed(), from: own, changeId });
      const after = await positions();
      const moved = [...after].filter(([id, position]) => before.get(id) !== position).map(([id]) => id);
      expect(moved.filter((id) => !own.includes(id))).toEqual([]);
      expect(moved.length).toBeGreaterThan(1);
      const { call, token } = signedIn();
      expect((await call('POST', `/admin/changes/${changeId}/undo`, { token, body: {} })).status).toBe(200);
      expect(await positions()).toEqual(before);
    },
  );

  test('ADMIN-39 an order that was changed since it was read answers 409 with the order as it is', async () => {
    const { made } = await makeGroup();
    const [first = '', second = '', third = ''] = made;
    const order = async () => ids(await list({ filter: { id: made }, sort: ['position', 'ASC'] }));
    const theirs = [third, first, second];
    expect((await ask('POST', '/reorder', { ids: theirs, from: made })).status).toBe(200);
    const stale = await ask('POST', '/reorder', { ids: [second, first, third], from: made });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', msg: 'Someone else changed this order in the meantime.', current: { ids: theirs } },
    ]);
    expect(await order()).toEqual(theirs);
    await ask('DELETE', `/${second}`);
    const gone = await ask('POST', '/reorder', { ids: made, from: theirs });
    expect([gone.status, gone.body]).toMatchObject([409, { current: { ids: [third, first] } }]);
    expect((await ask('POST', '/reorder', { ids: [first, third], from: [third, first] })).status).toBe(200);
    expect(await order()).toEqual([first, third]);
  });
}

/** Resources whose records can also be changed by position. */
export function positionTests({ sample, ask, all, make }: Subject): void {
  test('ADMIN-11 ENT-26 records are changed by their position, counted from 1', async () => {
    await make();
    const records = (await all()).toSorted((a, b) => a.position - b.position);
    expect((await ask('GET', '/position/1')).body).toEqual(records[0]);
    expect((await ask('PUT', '/position/2', sample.change)).body).toMatchObject({
      ...sample.change,
      id: records[1]?.id,
    });
    for (const place of ['0', '-1', '1.5', 'x', String(records.length + 1)])
      expect([place, (await ask('GET', `/position/${place}`)).status]).toEqual([place, 404]);
    expect((await ask('DELETE', `/position/${records.length}?version=99`)).status).toBe(409);
    expect((await ask('DELETE', `/position/${records.length}`)).body).toMatchObject({ id: records.at(-1)?.id });
    expect(await all()).toHaveLength(records.length - 1);
  });
}
