import { randomUUID } from 'node:crypto';

import { hasCampaign } from '@prospectus/contract/tracking';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';

import { contentChanges } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { timeOf } from '../../platform/database/times.ts';
import type { LeadDetails } from './details.ts';
import { leadEnquiries, leads, leadAttributions } from './tables.ts';
import { recordEvent } from './timeline.ts';
import type { LeadAttribution } from './attribution.ts';

/** How long an unverified enquiry stays open. */
export const OPEN_MS = 60 * 60_000;

export type SubmissionHash = { fingerprint: string; idempotencyKey: string | null };
/** Hashes of a submission; `accepted` has those with every accepted key. */
export type Submission = SubmissionHash & { accepted: readonly SubmissionHash[] };

/**
 * The enquiry that a submission repeats: `open` if its code can still be requested, `own` if this browser began it.
 * Another browser with the same content gets no access; a key with other content is `refused`.
 */
export type Repeat = { id: string; open: boolean; own: boolean; refused: boolean };

/** Finds the enquiry that a submission repeats: by its key, or an open one by the cookie or content. */
export async function findRepeat(
  tx: Database,
  leadId: string,
  cookieId: string | undefined,
  submission: Submission,
  now: Date,
): Promise<Repeat | undefined> {
  const keys = submission.accepted.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const enquiries = await tx
    .select()
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.lead_id, leadId),
        or(isOpen(now), keys.length === 0 ? undefined : inArray(leadEnquiries.idempotency_key, keys)),
      ),
    );
  const hasKey = ({ idempotency_key }: { idempotency_key: string | null }) =>
    idempotency_key !== null && keys.includes(idempotency_key);
  const hasText = ({ fingerprint }: { fingerprint: string | null }) =>
    submission.accepted.some((hash) => hash.fingerprint === fingerprint);
  const repeated = enquiries.find(hasKey) ?? enquiries.find(({ id }) => id === cookieId) ?? enquiries.find(hasText);
  return (
    repeated && {
      id: repeated.id,
      open: repeated.verified_at === null && repeated.opened_at.getTime() > now.getTime() - OPEN_MS,
      // A random key with the same content proves as much as the cookie, which a lost answer does not set.
      own: repeated.id === cookieId || (hasKey(repeated) && hasText(repeated)),
      refused: hasKey(repeated) && repeated.id !== cookieId && !hasText(repeated),
    }
  );
}

/**
 * Opens an enquiry of a known lead with its attribution. An open one only gets an attribution if it had none, and the
 * choices of consent.
 */
export async function openEnquiry(
  tx: Database,
  enquiry: { id: string; leadId: string; submission?: Submission; staged?: Partial<LeadDetails> },
  attribution: LeadAttribution,
  now: Date,
): Promise<void> {
  const [opened] = await tx
    .insert(leadEnquiries)
    .values({
      id: enquiry.id,
      lead_id: enquiry.leadId,
      opened_at: now,
      staged: enquiry.staged ?? {},
      fingerprint: enquiry.submission?.fingerprint ?? null,
      idempotency_key: enquiry.submission?.idempotencyKey ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: leadEnquiries.id });
  if (opened) {
    await tx.insert(leadAttributions).values(attributionRow(enquiry.leadId, enquiry.id, attribution, now));
    await recordEvent(tx, enquiry.leadId, 'enquired', now, lastAttribution(attribution, now));
  } else {
    if (attribution.attributed) await attribute(tx, enquiry.leadId, enquiry.id, attribution);
    await storeChoices(tx, enquiry.id, attribution);
  }
}

export function attributionRow(leadId: string, enquiryId: string, attribution: LeadAttribution, now: Date) {
  const page_at = new Date(now.getTime() - (attribution.page_age_ms ?? 0));
  return {
    ...attribution,
    ...{ id: randomUUID(), lead_id: leadId, enquiry_id: enquiryId, at: now, consent_at: now, page_at },
    page_version: attribution.page_version ?? versionAt(page_at),
  };
}

/** The content version at a time. */
const versionAt = (time: Date) =>
  sql<string>`(select max(${contentChanges.version})::text from ${contentChanges} where ${contentChanges.at} <= ${timeOf(time)})`;

/** The lead's columns of its last enquiry; its campaign only if the enquiry names one. */
export const lastAttribution = (attribution: LeadAttribution, now: Date) => ({
  ...attributionColumns(attribution),
  last_enquiry_at: now,
  enquiry_count: sql<number>`${leads.enquiry_count} + 1`,
});

const attributionColumns = (attribution: LeadAttribution) =>
  hasCampaign(attribution) && {
    last_media: attribution.media,
    last_campaign: attribution.campaign,
    last_source: attribution.source,
  };

/** Stores the choices of consent of an open enquiry, if the form had any. */
export async function storeChoices(
  tx: Database,
  enquiryId: string,
  { agreed_channels, notice_version, under_18, guardian_name }: LeadAttribution,
): Promise<void> {
  if (agreed_channels === null) return;
  await tx
    .update(leadAttributions)
    .set({ agreed_channels, notice_version, under_18, guardian_name })
    .where(eq(leadAttributions.enquiry_id, enquiryId));
}

async function attribute(tx: Database, leadId: string, enquiryId: string, attribution: LeadAttribution): Promise<void> {
  const {
    agreed_channels: _channels,
    notice_version: _notice,
    under_18: _age,
    guardian_name: _guardian,
    page_version,
    ...origin
  } = attribution;
  const [late] = await tx
    .update(leadAttributions)
    .set({
      ...origin,
      ...(page_version !== null && { page_version }),
      referrer_form: sql`${leadAttributions.referrer_form} or ${attribution.referrer_form}`,
    })
    .where(and(eq(leadAttributions.enquiry_id, enquiryId), eq(leadAttributions.attributed, false)))
    .returning({ id: leadAttributions.id });
  const last = attributionColumns(attribution);
  if (late && last) await tx.update(leads).set(last).where(eq(leads.id, leadId));
}

/** The enquiry id for the browser's next step: its open enquiry, or a new id. */
export async function enquiryIdFor(
  db: Database,
  leadId: string,
  cookieId: string | undefined,
  now: Date,
): Promise<string> {
  if (cookieId === undefined) return randomUUID();
  const [row] = await db.select().from(leadEnquiries).where(eq(leadEnquiries.id, cookieId));
  // The browser has only looked up the phone so far.
  if (!row) return cookieId;
  const isUsable =
    row.lead_id === leadId && row.verified_at === null && row.opened_at.getTime() > now.getTime() - OPEN_MS;
  return isUsable ? cookieId : randomUUID();
}

/** Stages changes until the enquiry's code is verified. */
export async function stage(tx: Database, enquiryId: string, changes: Partial<LeadDetails>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(leadEnquiries)
    .set({ staged: sql`${leadEnquiries.staged} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(leadEnquiries.id, enquiryId));
}

/** Returns the staged changes, and closes the enquiry. */
export async function takeStaged(tx: Database, enquiryId: string, now: Date): Promise<Partial<LeadDetails>> {
  const [row] = await tx
    .select({ staged: leadEnquiries.staged })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.id, enquiryId))
    .for('update');
  await tx.update(leadEnquiries).set({ staged: {}, verified_at: now }).where(eq(leadEnquiries.id, enquiryId));
  return row?.staged ?? {};
}

const isOpen = (now: Date) =>
  and(isNull(leadEnquiries.verified_at), gt(leadEnquiries.opened_at, new Date(now.getTime() - OPEN_MS)));
