import { ApiError } from '@prospectus/contract';
import { inArray } from 'drizzle-orm';
import express, { Router } from 'express';
import { buffer } from 'node:stream/consumers';

import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { isBackupToken } from '../backups/index.ts';
import { mediaRows } from '../media/index.ts';
import { filesOf, parseContentFile, readContent, type ContentFile } from './content-file.ts';
import { importContent } from './import.ts';

const MAX_BYTES = '512mb';

/**
 * All content as one file, for the program `npm run content`, which has the product's secret. To everybody else the
 * addresses do not exist.
 */
export const contentFiles: Capability<ContentDeps> = {
  name: 'content files',
  mount: (deps) => ({
    // Before bodies are limited to those of the console.
    first: Router()
      .use('/content-file', (request, _response, next) =>
        next(isBackupToken(deps.keys, request.get('authorization')) ? undefined : 'router'),
      )
      .get('/content-file', async (_request, response) => {
        response.type('application/json').send(`${JSON.stringify(await exportContent(deps), null, 2)}\n`);
      })
      .post('/content-file', express.text({ type: () => true, limit: MAX_BYTES }), async (request, response) => {
        const file = parseContentFile(String(request.body));
        if (typeof file === 'string') throw new ApiError('INVALID_FIELDS', { msg: file, errors: { file } });
        response.json(await importContent(deps, file, { dryRun: request.query['apply'] !== 'true' }));
      }),
  }),
};

/** The content as of one moment, with the bytes of the files that staff have uploaded or changed. */
async function exportContent({ db, files }: Pick<ContentDeps, 'db' | 'files'>): Promise<ContentFile> {
  const content = await db.transaction(
    async (tx) => {
      const read = await readContent(tx);
      return { ...read, uploaded: await uploadedAmong(tx, read) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { uploaded, ...file } = content;
  for (const name of uploaded) {
    const stored = await files.read(name);
    if (stored) file.files[name] = (await buffer(stored.stream)).toString('base64');
  }
  return file;
}

async function uploadedAmong(tx: ContentDeps['db'], { tables }: ContentFile): Promise<string[]> {
  const rows = tables['media'] ?? [];
  if (rows.length === 0) return [];
  const stored = await tx
    .select({ id: mediaRows.id, by: mediaRows.created_by, version: mediaRows.version })
    .from(mediaRows)
    .where(
      inArray(
        mediaRows.id,
        rows.map(({ id }) => id),
      ),
    );
  const uploaded = new Set(stored.filter(({ by, version }) => by !== null || version > 1).map(({ id }) => id));
  return [...new Set(rows.filter(({ id }) => uploaded.has(id)).flatMap(filesOf))].toSorted();
}
