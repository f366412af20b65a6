import { ApiError, type StaffUser, WAITING_COUNTED_TO } from '@prospectus/contract';
import type { ScoreRecord, scoreDraftBody } from '@prospectus/contract/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../../platform/database/database.ts';
import { audit } from '../../audit/index.ts';
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
    stale: live ? await countStale(db, live.number, WAITING_COUNTED_TO) : 0,
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
  changing(deps, async (tx, now) => {
    const { draft } = await current(tx);
    if ((draft?.version ?? null) !== (version ?? null)) throw await conflict(tx);
    const fields = { rules, changed_at: now, changed_by: person.id };
    if (draft)
      await tx
        .update(leadScoreRules)
        .set({ ...fields, version: draft.version + 1 })
        .where(eq(leadScoreRules.number, draft.number));
    else {
      const next = sql<number>`(select coalesce(max(number), 0) + 1 from lead_score_rules)`;
      await tx.insert(leadScoreRules).values({ ...fields, number: next, state: 'draft' } as never);
    }
    await log(tx, { now, person, action: draft ? 'update' : 'create', before: draft, after: { rules } });
    return readScoreRules(tx);
  });

/** Discards the draft that was seen. */
export const discardDraft = (deps: LeadDeps, person: StaffUser, version: number): Promise<{ success: true }> =>
  changing(deps, async (tx, now) => {
    const draft = await seenDraft(tx, version);
    await tx.delete(leadScoreRules).where(eq(leadScoreRules.number, draft.number));
    await log(tx, { now, person, action: 'discard', before: draft, after: null });
    return { success: true as const };
  });

/** Makes the draft that was seen the rules that count. */
export const useDraft = (deps: LeadDeps, person: StaffUser, version: number): Promise<ScoreRecord> =>
  changing(deps, async (tx, now) => {
    const draft = await seenDraft(tx, version);
    const { live } = await current(tx);
    if (live) await tx.update(leadScoreRules).set({ state: 'past' }).where(eq(leadScoreRules.number, live.number));
    await tx
      .update(leadScoreRules)
      .set({ state: 'live', live_at: now, changed_by: person.id })
      .where(eq(leadScoreRules.number, draft.number));
    await log(tx, { now, person, action: 'publish', before: live, after: draft });
    return readScoreRules(tx);
  });

/** The draft's rules; NOT_FOUND where there is none. */
export async function draftRules(db: Database) {
  const { live, draft } = await current(db);
  if (!draft) throw new ApiError('NOT_FOUND');
  return { before: live?.rules ?? [], after: draft.rules };
}

async function seenDraft(tx: Database, version: number) {
  const { draft } = await current(tx);
  if (!draft) throw new ApiError('NOT_FOUND');
  if (draft.version !== version) throw await conflict(tx);
  return draft;
}

const conflict = async (tx: Database) =>
  new ApiError('VERSION_CONFLICT', { extra: { current: await readScoreRules(tx) } });

/** Changes wait for each other, so that one draft is made and one becomes live. */
const changing = <T>({ db, clock }: LeadDeps, change: (tx: Database, now: Date) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table lead_score_rules in share row exclusive mode`);
    return change(tx, clock.now());
  });

type Sides = { before: { rules: unknown } | null; after: { rules: unknown } | null };
type Logged = Sides & { now: Date; person: StaffUser; action: 'create' | 'update' | 'discard' | 'publish' };

const log = (tx: Database, { now, person, action, before, after }: Logged) =>
  audit(tx, {
    ...{ at: now, by: person.id, action, resource: 'lead-rules', recordId: 'score' },
    ...{ before: before && { rules: before.rules }, after: after && { rules: after.rules } },
  });
