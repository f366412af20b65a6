import { expect, test } from 'vitest';

import type { Subject } from './subject.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const named = expect.any(String) as string;

/** Tests of every record, of a document or a table. */
export function recordTests({ resource, sample, ask, make, titled }: Subject): void {
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

  test('a malformed or unknown id answers 404', async () => {
    for (const id of ['..%2Ffaqs', NOBODY]) {
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

  test('deleting with a stale version answers 409 with the record, which stays; with the newest it is deleted', async () => {
    const record = await make();
    const at = `/${record.id}`;
    const changed = (await ask('PUT', at, sample.change)).body as { version: number };
    const stale = await ask('DELETE', `${at}?version=${record.version}`);
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: changed }]);
    expect((await ask('GET', at)).body).toEqual(changed);
    for (const version of ['0', '-1', '1.5', 'x', '']) {
      const unreadable = await ask('DELETE', `${at}?version=${version}`);
      expect([version, unreadable.status, unreadable.body]).toMatchObject([
        version,
        400,
        { errors: { version: named } },
      ]);
    }
    expect((await ask('DELETE', `${at}?version=${changed.version}`)).status).toBe(200);
  });

  test('of four concurrent changes with one version exactly one succeeds', async () => {
    const { id, version } = await make();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => ask('PUT', `/${id}`, { ...titled(`Writer ${n}`), version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect((await ask('GET', `/${id}`)).body).toEqual(winner);
  });
}
