import { randomBytes, randomUUID } from 'node:crypto';

import { REFERRAL } from '@prospectus/contract/constants';
import { eq, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { enqueueReferral, type Person, type ReferralDeps, type Referrer } from './referrals.ts';
import { referralCodes, referrals } from './tables.ts';

/** The random code of a lead's referral link, created at the first call. */
export async function referralCodeOf(db: Database, leadId: string): Promise<{ code: string }> {
  await db.insert(referralCodes).values({ lead_id: leadId, code: newCode() }).onConflictDoNothing();
  const [own] = await db.select().from(referralCodes).where(eq(referralCodes.lead_id, leadId));
  // Without a row the code was taken by another lead, which is next to impossible.
  return own ?? referralCodeOf(db, leadId);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newCode = () => [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

type NewLead = Person & { created_at: Date };

/**
 * Records a new lead who came by a referral link as a referral of the link's owner, with the first name only. An unknown
 * code, the lead's own link, a repeat or a full list is ignored silently.
 */
export async function referByLink({ db, outbox }: ReferralDeps, code: string, lead: NewLead): Promise<void> {
  if (!REFERRAL.code.test(code)) return;
  await db.transaction(async (tx) => {
    const [referrer] = await rows<Referrer>(
      tx,
      sql`select l.id, l.phone, l.name from referral_codes as c join leads as l on l.id = c.lead_id
        where c.code = ${code} for update of l`,
    );
    if (!referrer || referrer.phone === lead.phone) return;
    if ((await tx.$count(referrals, eq(referrals.lead_id, referrer.id))) >= REFERRAL.perLead) return;
    const referred = { name: lead.name.split(' ', 1)[0] ?? '', phone: lead.phone };
    const [added] = await tx
      .insert(referrals)
      .values({ id: randomUUID(), lead_id: referrer.id, ...referred, created_at: lead.created_at })
      .onConflictDoNothing()
      .returning({ id: referrals.id });
    if (added) await enqueueReferral(tx, outbox, { id: added.id, referrer, referred, at: lead.created_at });
  });
}
