import { type CallOutcome, CLOSED_STAGES, SALES_STAGES, type SalesStage } from '@prospectus/contract';

import { HOUR_MS, inWorkingHours, MINUTE_MS, startOfDay } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { Frame } from './rows.ts';
import { FIRST_CALLS, LATER_CALLS, LOST_REASONS, NO_ANSWER, NOTES, REVEAL_REASONS } from './words.ts';

/** An action of a member of staff. */
type DeskStep = { type: string; at: number; by: string; data: Record<string, unknown> };

/** The stage of the conversation with a lead, and the actions that led there. */
export type Conversation = {
  stage: SalesStage;
  lostReason: string | null;
  owner: string | null;
  nextAt: number | null;
  steps: DeskStep[];
};

const MAX_UNANSWERED_CALLS = 4;
const DUE_TODAY_EVERY = 5;

/** The actions of counsellors on a lead, from its arrival until now. */
export function conversationOf(
  chance: Chance,
  frame: Frame,
  lead: { number: number; from: number; verified: boolean },
): Conversation {
  const talk: Conversation = { stage: 'new', lostReason: null, owner: null, nextAt: null, steps: [] };
  const given = inWorkingHours(lead.from + chance.between(3, 180) * MINUTE_MS);
  const owner = frame.counsellors[lead.number % frame.counsellors.length];
  if (given > frame.now || owner === undefined || !chance.is(lead.verified ? 0.93 : 0.4)) return talk;
  talk.owner = owner;
  talk.steps.push({ type: 'owner_changed', at: given, by: frame.admin, data: { from: null, to: owner } });
  let at = inWorkingHours(given + chance.between(10, 300) * MINUTE_MS);
  let unanswered = 0;
  while (at <= frame.now && !CLOSED_STAGES.includes(talk.stage)) {
    // Some calls are not made: their leads are overdue.
    if (talk.nextAt !== null && chance.is(0.007)) break;
    const outcome = chance.weighted(talk.stage === 'new' ? FIRST_CALLS : LATER_CALLS);
    unanswered = outcome === 'no-answer' ? unanswered + 1 : 0;
    call(talk, chance, { owner, at, outcome, unanswered });
    at = inWorkingHours((talk.nextAt ?? at) + chance.between(0, 50) * MINUTE_MS);
  }
  // Whatever the hour and the weekday are, some are due today.
  const last = talk.steps.at(-1);
  if (last && talk.nextAt !== null && lead.number % DUE_TODAY_EVERY === 0)
    followUp(talk, startOfDay(frame.now) + chance.between(9 * 60, 18 * 60) * MINUTE_MS, { at: last.at, by: owner });
  return talk;
}

type Call = { owner: string; at: number; outcome: CallOutcome; unanswered: number };

function call(talk: Conversation, chance: Chance, { owner: by, at, outcome, unanswered }: Call): void {
  if (chance.is(0.12))
    talk.steps.push({ type: 'revealed', at: at - MINUTE_MS, by, data: { reason: chance.one(REVEAL_REASONS) } });
  const stage = stageAfter(talk.stage, outcome, unanswered, chance);
  const closed = CLOSED_STAGES.includes(stage.stage);
  const wait = outcome === 'no-answer' || outcome === 'call-back' ? chance.between(3, 30) : chance.between(22, 190);
  const nextAt = closed ? null : inWorkingHours(at + wait * HOUR_MS);
  talk.steps.push({
    type: 'noted',
    at,
    by,
    data: { text: chance.one(NOTES[outcome]), outcome, ...(nextAt !== null && { next_at: new Date(nextAt) }) },
  });
  followUp(talk, nextAt, { at, by });
  if (stage.stage !== talk.stage)
    talk.steps.push({
      type: 'stage_changed',
      at: at + MINUTE_MS,
      by,
      data: { from: talk.stage, to: stage.stage, ...(stage.reason && { reason: stage.reason }) },
    });
  Object.assign(talk, { stage: stage.stage, lostReason: stage.reason ?? null });
}

function followUp(talk: Conversation, to: number | null, step: Pick<DeskStep, 'at' | 'by'>): void {
  if (to === talk.nextAt) return;
  talk.steps.push({ ...step, type: 'follow_up_set', data: { from: isoOf(talk.nextAt), to: isoOf(to) } });
  talk.nextAt = to;
}

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** By stage, how often a person who was reached goes on to the next one. */
const GOES_ON: Record<SalesStage, number> = {
  new: 1,
  contacted: 0.55,
  interested: 0.45,
  'application-started': 0.5,
  documents: 0.55,
  enrolled: 0,
  lost: 0,
};

function stageAfter(
  stage: SalesStage,
  outcome: CallOutcome,
  unanswered: number,
  chance: Chance,
): { stage: SalesStage; reason?: string } {
  if (outcome === 'wrong-number') return { stage: 'lost', reason: 'Wrong number' };
  if (outcome === 'not-interested') return { stage: 'lost', reason: chance.one(LOST_REASONS) };
  if (unanswered >= MAX_UNANSWERED_CALLS) return { stage: 'lost', reason: NO_ANSWER };
  if (outcome !== 'reached') return { stage };
  if (stage !== 'new' && chance.is(0.08)) return { stage: 'lost', reason: chance.one(LOST_REASONS) };
  const next = SALES_STAGES[SALES_STAGES.indexOf(stage) + 1];
  return next && chance.is(GOES_ON[stage]) ? { stage: next } : { stage };
}
