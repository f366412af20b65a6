import type { RuleChoices } from '@prospectus/contract/rules';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';

const MAX_CHOICES = 60;

/** Programmes, media and campaigns that rules can name: those of the site and those that leads came with. */
export async function readChoices(db: Database): Promise<RuleChoices> {
  const offered = await rows<{ name: string | null }>(
    db,
    sql`select distinct published->>'display_name' as name from documents where resource = 'program' and deleted_at is null`,
  );
  const programmes = [...offered.flatMap(({ name }) => name ?? []), ...(await valuesOf(db, 'interest'))];
  return {
    programmes: inOrder(programmes),
    sources: inOrder([...(await valuesOf(db, 'media')), ...(await valuesOf(db, 'last_media'))]),
    campaigns: inOrder([...(await valuesOf(db, 'campaign')), ...(await valuesOf(db, 'last_campaign'))]),
  };
}

const inOrder = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name) => name.trim() !== '' && name.length <= 200))].toSorted().slice(0, MAX_CHOICES);

/**
 * The values of a column, one step of its index for each: what all leads have is not read. Columns of the last enquiry
 * have no index, so that the newest leads alone are looked at.
 */
async function valuesOf(db: Database, column: 'interest' | 'media' | 'campaign' | 'last_media' | 'last_campaign') {
  const name = sql.raw(column);
  const found = await rows<{ value: string | null }>(
    db,
    column.startsWith('last_')
      ? sql`select distinct ${name} as value from (select ${name} from leads order by last_enquiry_at desc, id desc limit 1000) as newest`
      : sql`with recursive steps(value) as (
          (select ${name} from leads order by ${name}, id limit 1)
          union all
          select (select ${name} from leads where ${name} > steps.value order by ${name}, id limit 1)
          from steps where steps.value is not null
        ) select value from steps where value is not null limit ${sql.raw(String(MAX_CHOICES * 4))}`,
  );
  return found.flatMap(({ value }) => value ?? []);
}
