import { recordMeta } from '@prospectus/contract';
import { expect, test } from 'vitest';

import type { Subject } from './subject.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const named = expect.any(String) as string;

/** What can be done with every record, document or row of a table. */
export function recordTests({ resource, sample, ask, list, all, make, fields, titled, ids, of }: Subject): void {
  test.skipIf(resource.single)('API-46 a record is created, read, changed and deleted', async () => {
    const given = fields();
    const created = await ask('POST', '', given);
    expect(created.status).toBe(201);
    const record = of(created);
    expect(recordMeta.strip().safeParse(record).error).toBeUndefined();
    expect(record).toMatchObject({ ...given, version: 1 });
    for (const name of Object.keys(resource.schema.shape)) expect(record).toHaveProperty([name]);

    expect((await ask('GET', `/${record.id}`)).body).toEqual(record);
    const changed = await ask('PUT', `/${record.id}`, { ...record, ...sample.change });
    expect([changed.status, changed.body]).toMatchObject([200, { ...given, ...sample.change, version: 2 }]);

    const deleted = await ask('DELETE', `/${record.id}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { id: record.id }]);
    expect((await ask('GET', `/${record.id}`)).status).toBe(404);
    expect(ids(await list({ filter: { id: [record.id] } }))).toEqual([]);
  });

  test.runIf(resource.single === 'optional')('API-46 there is one, or none', async () => {
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

  test.runIf(resource.single === 'kept')(
    'API-46 there is always exactly one: deleting brings its first text back',
    async () => {
      await make();
      const [{ id } = { id: '' }] = await all();
      const first = of(await ask('GET', `/${id}/history/1`))['fields'];
      const raced = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '', fields())));
      expect(raced.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
        raced.map(() => [409, 'LOCKED']),
      );
      await ask('POST', `/${id}/publish`, {});
      const deleted = await ask('DELETE', `/${id}`);
      expect([deleted.status, deleted.body]).toMatchObject([200, { id, status: 'published', ...(first as object) }]);
      expect(await all()).toEqual([deleted.body]);
      expect((await ask('POST', `/${id}/unpublish`, {})).body).toMatchObject({ code: 'LOCKED' });
    },
  );

  test('an unknown or wrong field answers 400 and is named; nothing is saved', async () => {
    const record = await make();
    const at = `/${record.id}`;
    for (const [body, code, field] of [
      [{ ...sample.change, colour: 'red' }, 'UNKNOWN_FIELD', 'colour'],
      [{ ...sample.change, constructor: 'red' }, 'UNKNOWN_FIELD', 'constructor'],
      [sample.wrong.fields, 'INVALID_FIELDS', sample.wrong.at],
      [{ [resource.titleField]: 'half \ud83d' }, 'INVALID_FIELDS', resource.titleField],
    ] as const) {
      const answer = await ask('PUT', at, body);
      expect([field, answer.status, answer.body]).toMatchObject([field, 400, { code, errors: { [field]: named } }]);
    }
    expect((await ask('POST', '', {})).status).toBe(400);
    expect((await ask('PUT', at, [])).status).toBe(400);
    expect((await ask('GET', at)).body).toEqual(record);
  });

  test('an id that is none, or nobody’s, answers 404', async () => {
    for (const id of ['1', NOBODY, '..%2Ffaqs']) {
      for (const [method, body] of [['GET'], ['PUT', sample.change], ['DELETE']] as const)
        expect([method, id, (await ask(method, `/${id}`, body)).status]).toEqual([method, id, 404]);
    }
  });

  test('a stale version answers 409 with both sides; without one the change merges', async () => {
    const record = await make();
    const at = `/${record.id}`;
    await ask('PUT', at, { ...sample.change, version: record.version });
    const late = titled('Written too late');
    const stale = await ask('PUT', at, { ...late, version: record.version });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', current: { ...sample.change, version: record.version + 1 }, yours: late },
    ]);
    const merged = await ask('PUT', at, titled('Merged in'));
    expect(merged.body).toMatchObject({ ...sample.change, ...titled('Merged in'), version: record.version + 2 });
  });

  test('of six changes at once with one version exactly one is kept', async () => {
    const { id, version } = await make();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask('PUT', `/${id}`, { ...titled(`Writer ${n}`), version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect((await ask('GET', `/${id}`)).body).toEqual(winner);
  });
}
