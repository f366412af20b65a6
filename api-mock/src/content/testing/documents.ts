import type { Difference } from '@prospectus/contract';
import { expect, test } from 'vitest';

import type { Subject } from './subject.ts';

/** The history and the schedule of documents. */
export function documentTests({ resource, sample, ask, make, of, actions, sampled }: Subject): void {
  const { single } = resource;

  test('ADMIN-40 history, one version, what differs, and the way back', async () => {
    const record = await make();
    const at = `/${record.id}`;
    await ask('POST', `${at}/publish`, {});
    expect((await ask('GET', `${at}/difference`)).body).toEqual([]);
    const changed = of(await ask('PUT', at, sample.change));
    const differences = (await ask('GET', `${at}/difference`)).body as Difference[];
    expect(differences.map(({ path }) => path.split('.')[0])).toEqual(
      expect.arrayContaining(Object.keys(sample.change)),
    );
    for (const { label } of differences) expect(label).not.toBe('');
    const backwards = (await ask('GET', `${at}/difference?from=${changed.version}&to=published`)).body as Difference[];
    expect(backwards.map(({ before, after }) => [after, before])).toEqual(
      differences.map(({ before, after }) => [before, after]),
    );

    const then = await ask('GET', `${at}/history/${record.version}`);
    expect(then.body).toMatchObject({ version: record.version, by: 'Demo Admin', fields: sampled(record) });
    const restored = of(await ask('POST', `${at}/restore`, { version: record.version }));
    expect(restored).toMatchObject({ ...sampled(record), status: 'published', version: changed.version + 1 });
    expect((await actions(at))[0]).toBe('restore');
    for (const path of ['/history/999', '/history/0', '/history/x', '/difference?from=999'])
      expect([path, (await ask('GET', `${at}${path}`)).status]).toEqual([path, 404]);
    expect((await ask('GET', `${at}/difference?from=yesterday`)).status).toBe(400);
    expect((await ask('POST', `${at}/restore`, { version: 999 })).status).toBe(404);
  });

  test('a plan is made, moved and dropped; the past is refused', async () => {
    const record = await make();
    const at = `/${record.id}/schedule`;
    const [soon, later, past] = ['2999-01-01T10:00:00.000Z', '2999-02-01T10:00:00.000Z', '2020-01-01T00:00:00Z'];
    for (const field of ['publish_at', 'unpublish_at'])
      expect((await ask('POST', at, { [field]: past })).body).toMatchObject({
        errors: { [field]: expect.any(String) as string },
      });
    expect((await ask('POST', at, { publish_at: 'tomorrow' })).status).toBe(400);
    expect((await ask('POST', at, { publish_at: soon })).body).toMatchObject({ publish_at: soon, unpublish_at: null });
    if (single !== 'always') {
      expect((await ask('POST', at, { unpublish_at: soon })).status).toBe(400);
      expect((await ask('POST', at, { unpublish_at: later })).body).toMatchObject({ publish_at: soon });
    }
    expect((await ask('POST', at, { publish_at: null, unpublish_at: null })).body).toMatchObject({
      publish_at: null,
      unpublish_at: null,
    });
  });
}
