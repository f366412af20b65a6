import { ApiError, type StaffUser, MAX_WAITING_COUNT } from '@prospectus/contract';
import type { ScoreRecord, scoreDraftBody } from '@prospectus/contract/rules';
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
import type { Database } from '../../../platform/database/database.ts';
import { staffNames } from '../../staff/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { readChoices } from './choices.ts';
import { leadScoreRules } from './rules-table.ts';
import { countStale } from './score-sweep.ts';

type Draft = z.output<typeof scoreDraftBody>;

/** The rules that count and the draft. */
export async function readScoreRules(db: Database): Promise<ScoreRecord> {
  const { live, draft } = await current(db);
  const names = await staffNames(
    db,
    [live, draft].flatMap((one) => one?.changed_by ?? []),
  );
  const by = (one: typeof live) => ({ by_name: (one?.changed_by && names.get(one.changed_by)) ?? null });
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
  const found = await db
    .select()
    .from(leadScoreRules)
    .where(inArray(leadScoreRules.state, ['draft', 'live']));
  const one = (state: string) => found.find((row) => row.state === state) ?? null;
  return { live: one('live'), draft: one('draft') };
}

/** Saves the draft; without a version a new one, which there must not be already. */
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

/** Discards the draft that was seen. */
export const discardDraft = (deps: LeadDeps, person: StaffUser, version: number): Promise<{ success: true }> =>
  changing(deps, person, async (tx, written) => {
    await deleteRow(tx, versioned, { ...written, where: DRAFT, version }, () => ({ ...SCORE(), action: 'discard' }));
    return { success: true as const };
  });

/** Makes the draft that was seen the rules that count. */
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

/** The draft's rules; NOT_FOUND where there is none. */
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

/** Changes wait for each other, so that one draft is made and one becomes live. */
const changing = <T>(
  { db, clock }: LeadDeps,
  { id: by }: StaffUser,
  change: (tx: Database, written: { by: string; at: Date }) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table lead_score_rules in share row exclusive mode`);
    return change(tx, { by, at: clock.now() });
  });
