import { randomBytes, randomUUID } from 'node:crypto';

import { REFERRAL } from '@prospectus/contract/constants';
import { eq, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { enqueueReferral, type ReferralDeps } from './referrals.ts';
import { referralCodes, referrals } from './tables.ts';

/** The code of a lead's referral link; made at the first call. It is random, and says nothing about the lead. */
export async function referralCodeOf(db: Database, leadId: string): Promise<{ code: string }> {
  await db.insert(referralCodes).values({ lead_id: leadId, code: newCode() }).onConflictDoNothing();
  const [own] = await db.select().from(referralCodes).where(eq(referralCodes.lead_id, leadId));
  // Two leads with one code: as good as impossible, and over with the next call.
  return own ?? referralCodeOf(db, leadId);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newCode = () => [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

type NewLead = { phone: string; name: string; created_at: Date };
type Referrer = { id: string; phone: string; name: string };

/**
 * Counts a new lead that came by a referral link for the link's owner, by its first name alone. An unknown code, one's
 * own link, a repeat, and more people than one may refer count for nobody, and are not answered: the lead learns nothing.
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
