import { ApiError, type ConsentChoices } from '@prospectus/contract';
import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { guardianErrors, isTicked } from '@prospectus/contract/forms';
import { desc, eq } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { consentTexts, leadConsents } from './consents-table.ts';

/** Stores the current texts by their versions, next to all earlier ones. The text of a version never changes. */
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

/** Adds a consent; earlier ones stay on record. */
export const recordConsent = (tx: Database, consent: typeof leadConsents.$inferInsert) =>
  tx.insert(leadConsents).values(consent);

export async function newestConsent(db: Database, leadId: string): Promise<Consent | undefined> {
  const [newest] = await consentsOf(db, leadId).limit(1);
  return newest;
}

/** All consents of a lead, newest first. */
export const consentsOf = (db: Database, leadId: string) =>
  db.select().from(leadConsents).where(eq(leadConsents.lead_id, leadId)).orderBy(desc(leadConsents.id));

/** Choices of a form; `agreed_channels` is null if it had none. */
export type Choices = {
  agreed_channels: string[] | null;
  notice_version: string | null;
  under_18: boolean;
  guardian_name: string | null;
};

/**
 * Reads the choices of a form. A person under 18 needs a guardian's consent, and gets messages about the enquiry but no
 * news.
 */
export function choicesOf(form: ConsentChoices): Choices {
  const under18 = isTicked(form.under_18);
  const hasChoices = CONSENT_CHANNELS.some((channel) => form[`consent_${channel}`] !== undefined) || under18;
  const agreed = CONSENT_CHANNELS.filter((channel) => isTicked(form[`consent_${channel}`]));
  return {
    agreed_channels: hasChoices ? (under18 ? [] : agreed) : null,
    notice_version: hasChoices ? form.notice_version || CONSENT_NOTICE.version : null,
    under_18: under18,
    guardian_name: under18 ? (form.guardian_name ?? null) : null,
  };
}

/** Refuses a person under 18 without a guardian's consent; the error has both fields. */
export function requireGuardian(form: ConsentChoices): void {
  const errors = guardianErrors(form);
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}
