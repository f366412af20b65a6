import { ApiError, type StaffUser, MAX_WAITING_COUNT } from '@prospectus/contract';
import type { AssignmentFields, RuleChoices, scoreDraftBody, ScoreRecord, ScoreRule } from '@prospectus/contract/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { audit } from '../../../platform/changes/audit.ts';
import {
  changeRow,
  conflictOn,
  createRow,
  deleteRow,
  lockRow,
  type Versioned,
} from '../../../platform/changes/change-row.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { staffNames } from '../../staff/index.ts';
import { leadAssignment, leadScoreRules } from '../desk/tables.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { countStale, writeScores } from './score.ts';

type Draft = z.output<typeof scoreDraftBody>;

/** The live rules and the draft. */
export async function readScoreRules(db: Database): Promise<ScoreRecord> {
  const { live, draft } = await current(db);
  const names = await staffNames(
    db,
    [live, draft].flatMap((row) => row?.changed_by ?? []),
  );
  const by = (row: typeof live) => ({ by_name: (row?.changed_by && names.get(row.changed_by)) ?? null });
  return {
    live: live && {
      ...{ number: live.number, rules: live.rules, ...by(live) },
      live_at: (live.live_at ?? live.changed_at).toISOString(),
    },
    draft: draft && {
      ...{ version: draft.version, rules: draft.rules, ...by(draft) },
      changed_at: draft.changed_at.toISOString(),
    },
    stale: live ? await countStale(db, live.number, MAX_WAITING_COUNT) : 0,
    choices: await readChoices(db),
  };
}

async function current(db: Database) {
  const rules = await db
    .select()
    .from(leadScoreRules)
    .where(inArray(leadScoreRules.state, ['draft', 'live']));
  const inState = (state: string) => rules.find((row) => row.state === state) ?? null;
  return { live: inState('live'), draft: inState('draft') };
}

/** Saves the draft; without a version a new one. VERSION_CONFLICT for an old version or an existing draft. */
export const saveDraft = (deps: LeadDeps, person: StaffUser, { version, rules }: Draft): Promise<ScoreRecord> =>
  changing(deps, person, async (tx, written) => {
    const { draft } = await current(tx);
    if ((draft?.version ?? null) !== (version ?? null)) throw conflictOn(await readScoreRules(tx));
    const fields = { rules, changed_at: written.at, changed_by: person.id };
    const next = sql<number>`(select coalesce(max(number), 0) + 1 from lead_score_rules)`;
    if (draft) await changeRow(tx, versioned, { ...written, where: DRAFT }, () => fields, SCORE);
    else await createRow(tx, versioned, { ...fields, number: next, state: 'draft' } as never, written, SCORE);
    return readScoreRules(tx);
  });

/** Discards the draft. */
export const discardDraft = (deps: LeadDeps, person: StaffUser, version: number): Promise<{ success: true }> =>
  changing(deps, person, async (tx, written) => {
    await deleteRow(tx, versioned, { ...written, where: DRAFT, version }, () => ({ ...SCORE(), action: 'discard' }));
    return { success: true as const };
  });

/** Makes the draft the live rules. */
export const useDraft = (deps: LeadDeps, person: StaffUser, version: number): Promise<ScoreRecord> =>
  changing(deps, person, async (tx, { by, at }) => {
    const draft = await lockRow(tx, versioned, { where: DRAFT, version });
    const { live } = await current(tx);
    if (live) await tx.update(leadScoreRules).set({ state: 'past' }).where(eq(leadScoreRules.number, live.number));
    await tx
      .update(leadScoreRules)
      .set({ state: 'live', live_at: at, changed_by: person.id })
      .where(eq(leadScoreRules.number, draft.number));
    const sides = { before: live && { rules: live.rules }, after: { rules: draft.rules } };
    await audit(tx, { at, by, action: 'publish', resource: 'lead-rules', ...SCORE(), ...sides });
    return readScoreRules(tx);
  });

/** The live rules and those of the draft; NOT_FOUND without a draft. */
export async function draftRules(db: Database) {
  const { live, draft } = await current(db);
  if (!draft) throw new ApiError('NOT_FOUND');
  return { before: live?.rules ?? [], after: draft.rules };
}

const DRAFT = eq(leadScoreRules.state, 'draft');
const SCORE = () => ({ recordId: 'score' });
const versioned: Versioned<typeof leadScoreRules> = {
  ...{ table: leadScoreRules, resource: 'lead-rules', audited: ({ rules }) => ({ rules }) },
  toRecord: (_row, tx) => readScoreRules(tx),
};

/** Changes wait for each other, so that there is one draft and one live version. */
const changing = <T>(
  { db, clock }: LeadDeps,
  { id: by }: StaffUser,
  change: (tx: Database, written: { by: string; at: Date }) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table lead_score_rules in share row exclusive mode`);
    return change(tx, { by, at: clock.now() });
  });

const MAX_CHOICES = 60;

/** Programmes, media and campaigns for rules: those of the site and of leads. */
export async function readChoices(db: Database): Promise<RuleChoices> {
  const offered = await rows<{ name: string | null }>(
    db,
    sql`select distinct published->>'display_name' as name from documents where resource = 'program' and deleted_at is null`,
  );
  const programmes = [...offered.flatMap(({ name }) => name ?? []), ...(await valuesOf(db, 'interest'))];
  return {
    programmes: sortedNames(programmes),
    sources: sortedNames([...(await valuesOf(db, 'media')), ...(await valuesOf(db, 'last_media'))]),
    campaigns: sortedNames([...(await valuesOf(db, 'campaign')), ...(await valuesOf(db, 'last_campaign'))]),
  };
}

const sortedNames = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name) => name.trim() !== '' && name.length <= 200))].toSorted().slice(0, MAX_CHOICES);

/**
 * The distinct values of a column, with one step in its index for each. Columns of the last enquiry have no index: only
 * those of the newest leads are read.
 */
async function valuesOf(db: Database, column: 'interest' | 'media' | 'campaign' | 'last_media' | 'last_campaign') {
  const name = sql.raw(column);
  const distinct = await rows<{ value: string | null }>(
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
  return distinct.flatMap(({ value }) => value ?? []);
}

type Start = { assignment: AssignmentFields; score: readonly ScoreRule[]; now: Date };

/** Inserts the rules of a seeded database, and scores all its leads. */
export async function startLeadRules(tx: Database, { assignment, score, now }: Start): Promise<void> {
  await tx.insert(leadAssignment).values({ fields: assignment, changed_at: now }).onConflictDoNothing();
  const live = { number: 1, rules: [...score] };
  await tx.insert(leadScoreRules).values({ ...live, state: 'live', changed_at: now, live_at: now });
  await writeScores(tx, live, now, sql`true`);
}
