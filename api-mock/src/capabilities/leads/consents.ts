import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { desc, eq } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { consentTexts, leadConsents } from './consents-table.ts';

/** Stores the texts that are shown now, by their versions, beside all earlier ones. A version's text never changes. */
export async function storeConsentText({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const common = { channels: [...CONSENT_CHANNELS], first_used_at: clock.now() };
  await db
    .insert(consentTexts)
    .values([
      { ...common, version: CONSENT.version, text: CONSENT.text },
      { ...common, version: CONSENT_NOTICE.version, text: [CONSENT.text, ...CONSENT_NOTICE.lines].join('\n') },
    ])
    .onConflictDoNothing();
}

export type Consent = typeof leadConsents.$inferSelect;

/** Writes down what a lead chose; what it chose before stays on record. */
export const recordConsent = (tx: Database, consent: typeof leadConsents.$inferInsert) =>
  tx.insert(leadConsents).values(consent);

/** The newest choice of a lead. */
export async function newestConsent(db: Database, leadId: string): Promise<Consent | undefined> {
  const [newest] = await consentsOf(db, leadId).limit(1);
  return newest;
}

/** All choices of a lead, newest first. */
export const consentsOf = (db: Database, leadId: string) =>
  db.select().from(leadConsents).where(eq(leadConsents.lead_id, leadId)).orderBy(desc(leadConsents.id));
