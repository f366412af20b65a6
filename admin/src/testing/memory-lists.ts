import { HttpError, type RaRecord } from 'react-admin';

import type { MemoryAnswers } from './memory-answers.ts';

type Memory = {
  rows: Record<string, RaRecord[]>;
  all(resource: string): RaRecord[];
  find(resource: string, id: unknown): RaRecord;
  change(resource: string, id: unknown, action: string, fields: object): RaRecord;
  fail(): void;
  undos: Map<string, () => number>;
};

const STATUS = {
  publish: { status: 'published' },
  unpublish: { status: 'draft' },
  discard: { status: 'published' },
  update: { status: 'changed' },
} as const;

/** Orders, bulk actions and imports over records in memory: versions are compared, an import is all or nothing. */
export function memoryLists({ rows, all, find, change, fail, undos }: Memory): MemoryAnswers {
  const remove = (resource: string, ids: readonly unknown[]) => {
    rows[resource] = all(resource).filter(({ id }) => !ids.includes(id));
  };
  const orderOf = (resource: string, ids: readonly unknown[]): unknown[] =>
    all(resource)
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => Number(a['position']) - Number(b['position']))
      .map(({ id }) => id);
  const order = (resource: string, ids: readonly unknown[]) => {
    for (const [position, id] of ids.entries()) find(resource, id)['position'] = position;
    return ids.length;
  };
  return {
    'POST /admin/:resource/reorder': ({ params: { resource }, body: { ids, from = [], changeId } }) => {
      fail();
      if (String(orderOf(resource, from)) !== String(from))
        throw new HttpError('Someone else changed this order in the meantime.', 409, {
          code: 'VERSION_CONFLICT',
          current: { ids: orderOf(resource, from) },
        });
      order(resource, ids);
      undos.set(changeId ?? '', () => order(resource, from));
    },
    'POST /admin/:resource/bulk': ({ params: { resource }, body: { ids, action, versions = {}, changes } }) => {
      fail();
      return ids.map((id) => {
        if (find(resource, id)['version'] !== versions[id])
          return { id, ok: false, code: 'VERSION_CONFLICT', msg: 'Someone else changed this record in the meantime.' };
        if (action === 'delete') remove(resource, [id]);
        else change(resource, id, action, { ...changes, ...STATUS[action] });
        return { id, ok: true };
      });
    },
    // Each line is a question; an empty one is refused.
    'POST /admin/:resource/import': async ({ params: { resource }, query, body }) => {
      fail();
      const [, ...lines] = (await (body.get('file') as File).text()).split('\n');
      const found = lines.map((title, index) => ({
        row: index + 1,
        title,
        fields: ['question'],
        action: title === '' ? ('refuse' as const) : ('create' as const),
        ...(title === '' && { errors: { question: 'Please fill this in.' } }),
      }));
      const refuse = found.filter(({ action }) => action === 'refuse').length;
      const counts = { create: found.length - refuse, update: 0, skip: 0, refuse };
      if (query.dryRun === 'true' || refuse > 0) return { rows: found, counts };
      const made = found.map(({ title }, index) => ({
        id: crypto.randomUUID(),
        question: title,
        version: 1,
        position: 100 + index,
        status: 'draft',
      }));
      all(resource).push(...made);
      const ids = made.map(({ id }) => id);
      const importId = crypto.randomUUID();
      undos.set(importId, () => {
        remove(resource, ids);
        return ids.length;
      });
      return { importId, rows: found, counts };
    },
  };
}
