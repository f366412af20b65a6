import type { RaRecord } from 'react-admin';

import type { MemoryAnswers } from './memory-answers.ts';

type Memory = {
  rows: Record<string, RaRecord[]>;
  all(resource: string): RaRecord[];
  find(resource: string, id: unknown): RaRecord;
  change(resource: string, id: unknown, action: string, fields: object): RaRecord;
  fail(): void;
};

const STATUS = {
  publish: { status: 'published' },
  unpublish: { status: 'draft' },
  discard: { status: 'published' },
  update: { status: 'changed' },
} as const;

/** Bulk actions and imports over records in memory: versions are compared, an import is all or nothing. */
export function memoryLists({ rows, all, find, change, fail }: Memory): MemoryAnswers {
  let imported: { resource: string; ids: readonly unknown[] } = { resource: '', ids: [] };
  const remove = (resource: string, ids: readonly unknown[]) => {
    rows[resource] = all(resource).filter(({ id }) => !ids.includes(id));
  };
  return {
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
      imported = { resource, ids: made.map(({ id }) => id) };
      return { importId: crypto.randomUUID(), rows: found, counts };
    },
    'POST /admin/imports/:id/undo': () => {
      remove(imported.resource, imported.ids);
      return { undone: imported.ids.length };
    },
  };
}
