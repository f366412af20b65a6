import { type Answer, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { contentChanges } from '../../content/tables.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { withAltTexts } from './alt-texts.ts';
import { type Authors, footerAuthors } from './footer-authors.ts';
import { type Places, placesOf } from './places.ts';
import type { PublicMedia, PublicParts } from './public-parts.ts';
import { type Fields, type Published, type PublishedRecords, publishedRecords } from './published-records.ts';

/** Everything that is live, at one version of the content. */
export type Snapshot = Places & {
  version: number;
  records: PublishedRecords;
  university: Fields<'university-info'>;
  settings: Fields<'settings'>;
  /** By the path of the page it is for. */
  metadata: ReadonlyMap<string, Published<'metadata'>>;
  /** Who made and last published each footer column, by its id. */
  authors: ReadonlyMap<string, Authors>;
  redirects: Answer<'redirectList'>;
  media: PublicMedia;
};

/** Reads all published content at once, so that a page never mixes two versions. */
export async function readSnapshot(
  { db, log }: Pick<ContentDeps, 'db' | 'log'>,
  others: PublicParts,
): Promise<Snapshot> {
  const started = performance.now();
  const snapshot = await db.transaction(
    async (tx) => {
      const [newest] = await tx
        .select({ version: sql<string | null>`max(${contentChanges.version})` })
        .from(contentChanges);
      const media = await others.media(tx);
      const records = withAltTexts(media.resolve(await publishedRecords(tx, log)), media.altOf);
      return {
        version: Number(newest?.version ?? 0),
        records,
        ...placesOf(records),
        ...singlesOf(records),
        authors: await footerAuthors(tx),
        redirects: await others.redirects(tx),
        media,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  log.info({ version: snapshot.version, ms: Math.round(performance.now() - started) }, 'published content read');
  return snapshot;
}

function singlesOf(records: PublishedRecords): Pick<Snapshot, 'university' | 'settings' | 'metadata'> {
  const university = records['university-info'][0]?.fields ?? NAMELESS;
  const [settings] = records.settings;
  return {
    university,
    settings: settings?.fields ?? resources.settings.schema.parse({ copyright_line: university.name }),
    metadata: new Map(
      records.metadata.map((record) => [record.fields.slug === 'home' ? '/' : `/${record.fields.slug}`, record]),
    ),
  };
}

// Stands in where a database holds no record of the university at all.
const NAMELESS: Fields<'university-info'> = resources['university-info'].schema.parse({ name: 'The university' });
