import { randomUUID } from 'node:crypto';

import { ApiError, type Referral, type REFERRAL_STATUS } from '@prospectus/contract';
import { REFERRAL } from '@prospectus/contract/constants';
import { PHONE_MESSAGE, withCountryCode } from '@prospectus/contract/forms';
import { eq, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { isoOf } from '../../platform/database/times.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import { type Budget, spend } from '../../platform/limits/limit.ts';
import { storedPhone } from '../../platform/phone/phone.ts';
import { referrals } from './tables.ts';

export type ReferralDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & { outbox: Outbox };

// So that several leads cannot flood one person with invitations.
const PER_PHONE: Budget = { scope: 'referral-phone', points: 3, seconds: 86_400 };
export type Person = { name: string; phone: string };
export type Referrer = Person & { id: string };

/** A lead's own referrals, newest first. */
export async function listReferrals(db: Database, leadId: string): Promise<Referral[]> {
  const ofLead = withStatus(sql`r.lead_id = ${leadId}::uuid`);
  return (await rows<Row>(db, sql`${ofLead} order by r.created_at desc, r.id`)).map(toWire);
}

/** The number of people a lead has referred, and the rupees earned. */
export async function sumReferrals(db: Database, leadId: string): Promise<{ count: number; rewardSum: number }> {
  const [sum] = await rows<{ count: number; rewardSum: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(reward), 0)::int as "rewardSum"
      from (${withStatus(sql`r.lead_id = ${leadId}::uuid`)}) as own`,
  );
  return sum ?? { count: 0, rewardSum: 0 };
}

/** Adds a referral, and enqueues a message for the referrals gateway. */
export async function addReferral(deps: ReferralDeps, referrer: Referrer, person: Person): Promise<Referral> {
  const phone = storedPhone(person.phone);
  if (phone === undefined) throw wrongPhone(PHONE_MESSAGE);
  const referred = { ...person, phone };
  if (phone === referrer.phone) throw wrongPhone('This is your own number. Please enter your friend’s.');
  const { db, clock, outbox } = deps;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const now = clock.now();
    // Two concurrent referrals could otherwise both be the last one allowed.
    await tx.execute(sql`select 1 from leads where id = ${referrer.id}::uuid for update`);
    const before = await tx.$count(referrals, eq(referrals.lead_id, referrer.id));
    if (before >= REFERRAL.perLead)
      throw new ApiError('LOCKED', {
        msg: `You’ve already referred ${REFERRAL.perLead} people. That’s the limit.`,
      });
    const [added] = await tx
      .insert(referrals)
      .values({ id, lead_id: referrer.id, ...referred, created_at: now })
      .onConflictDoNothing()
      .returning({ id: referrals.id });
    if (!added) throw wrongPhone('You’ve already referred this number. It’s in your list.');
    await spend({ ...deps, db: tx }, PER_PHONE, phone);
    await enqueueReferral(tx, outbox, { id, referrer, referred, at: now });
  });
  const [row] = await rows<Row>(db, withStatus(sql`r.id = ${id}::uuid`));
  if (!row) throw new ApiError('UNAVAILABLE');
  return toWire(row);
}

/** Enqueues a new referral for the referrals gateway (REFER-05). */
export const enqueueReferral = (
  tx: Database,
  outbox: Outbox,
  { id, referrer, referred, at }: { id: string; referrer: Referrer; referred: Person; at: Date },
) =>
  outbox.enqueue(tx, {
    channel: 'referrals',
    purpose: 'referral.new',
    subject: id,
    recipient: withCountryCode(referred.phone),
    body: {
      referral_id: id,
      referred: { name: referred.name, mobile: withCountryCode(referred.phone) },
      referrer: { lead_id: referrer.id, name: referrer.name, mobile: withCountryCode(referrer.phone) },
      at: at.toISOString(),
    },
  });

type Row = Referrer & { created_at: string; status: (typeof REFERRAL_STATUS)[number]; reward: number };

/**
 * Referrals with their status, read from the leads. Only events after the referral count, so that a referrer cannot learn
 * whether a number was on record before. If several leads refer one person, the first earns.
 */
const withStatus = (condition: SQL): SQL => sql`
  select r.id, r.name, r.phone, ${isoOf(sql`r.created_at`)} as created_at,
    case when l.verified_at >= r.created_at then 'verified' when l.created_at >= r.created_at then 'enquired' else 'invited' end as status,
    case when l.verified_at >= r.created_at and not exists (
      select 1 from referrals as earlier where earlier.phone = r.phone and (earlier.created_at, earlier.id) < (r.created_at, r.id)
    ) then ${sql.raw(String(REFERRAL.rewardRupees))} else 0 end as reward
  from referrals as r left join leads as l on l.phone = r.phone
  where ${condition}`;

const toWire = ({ phone, ...row }: Row): Referral => ({ ...row, phone: `••••••${phone.slice(-4)}` });

const wrongPhone = (why: string): ApiError => new ApiError('INVALID_FIELDS', { errors: { phone: why } });
