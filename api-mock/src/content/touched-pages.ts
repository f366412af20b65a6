import type { Resource } from '@prospectus/contract';

import type { Database } from '../db/database.ts';
import { programPaths } from './program-paths.ts';
import type { Fields } from './tables.ts';

const EVERY_PAGE = ['*'] as const;

// What a card, a menu, a footer or the interest list shows of a programme: a change there shows on every page.
const CARD_FIELDS = [
  'slug',
  'parent_program',
  'display_name',
  'display_short_name',
  'label',
  'program_type_id',
  'short_description',
  'duration',
  'program_thumbnail',
  'program_thumbnail_one',
  'erp_unicode',
];

/** What became of the published fields of a record: null before it was live, or after it no longer is. */
export type Publication = { id: string; before: Fields | null; after: Fields | null };

type Touched = (tx: Database, change: Publication) => Promise<readonly string[]>;

const TOUCHED: Record<string, Touched> = {
  program: async (tx, { id, before, after }) => {
    const onCards = CARD_FIELDS.some((field) => before?.[field] !== after?.[field]);
    return !before || !after || onCards ? EVERY_PAGE : programPaths(tx, id, 'family');
  },
  faqs: async (tx, { before, after }) => {
    const programs = [before, after].filter((fields) => fields !== null).map((fields) => fields['program']);
    const ids = new Set(programs.filter((id) => typeof id === 'string'));
    if (programs.some((id) => typeof id !== 'string')) return EVERY_PAGE;
    const paths: string[] = [];
    for (const id of ids) paths.push(...(await programPaths(tx, id, 'children')));
    return paths;
  },
};

/** Paths of the pages a publication shows on; '*' for all of them. */
export const touchedPages = (tx: Database, resource: Resource, change: Publication): Promise<readonly string[]> =>
  TOUCHED[resource.name]?.(tx, change) ?? Promise.resolve(EVERY_PAGE);
