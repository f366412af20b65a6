import { ApiError, firstVisit, type OwnData, type OwnDataExport } from '@prospectus/contract';
import { CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import type { Request } from 'express';

import type { Database } from '../../platform/database/database.ts';
import { readLead } from './console-list.ts';
import { type Consent, consentsOf, newestConsent, recordConsent } from './consents.ts';
import { consentTexts } from './consents-table.ts';
import type { LeadDeps } from './lead-deps.ts';
import { verifiedSession } from './lead-session.ts';
import { addWithdrawal } from './privacy/agreements.ts';
import { lockLead, recordEvent } from './timeline.ts';
import { toWire } from './details.ts';
import type { LeadRow } from './tables.ts';

/** How long after its code a session may download or withdraw. */
const CODE_VALID_MS = 10 * 60_000;

type Session = { lead: LeadRow; since: Date };

/** The verified lead's own data. */
export async function readMine(deps: LeadDeps, req: Request): Promise<OwnData> {
  const session = await requireSession(deps, req);
  return mineOf(deps, session, await newestConsent(deps.db, session.lead.id));
}

/** Stores the channels for news; none for a person under 18. */
export async function changeConsents(deps: LeadDeps, req: Request, channels: OwnData['channels']): Promise<OwnData> {
  const session = await requireSession(deps, req);
  const { id } = session.lead;
  await deps.db.transaction(async (tx) => {
    if (!(await lockLead(tx, id))) return;
    const before = await newestConsent(tx, id);
    const chosen = before?.under_18 ? [] : CONSENT_CHANNELS.filter((channel) => channels[channel]);
    await writeConsent(tx, deps, id, before, { how: 'my-enquiry', channels: chosen });
    await recordEvent(tx, id, 'consented', deps.clock.now());
  });
  return readMine(deps, req);
}

/** Withdraws the lead's consent: cancels waiting messages, prevents later ones, and notifies staff. */
export async function withdraw(deps: LeadDeps, req: Request): Promise<OwnData> {
  const { lead } = requireRecentCode(deps, await requireSession(deps, req));
  await deps.db.transaction(async (tx) => {
    const locked = await lockLead(tx, lead.id);
    if (!locked || locked.withdrawn_at !== null) return;
    const now = deps.clock.now();
    await deps.outbox.cancel(tx, lead.id);
    await writeConsent(tx, deps, lead.id, await newestConsent(tx, lead.id), { how: 'withdrawal', channels: [] });
    await recordEvent(tx, lead.id, 'withdrawn', now, { withdrawn_at: now });
    await addWithdrawal(tx, lead.id, now);
  });
  return readMine(deps, req);
}

/** All stored data of the verified lead. */
export async function exportMine(deps: LeadDeps, req: Request): Promise<OwnDataExport> {
  const { lead, since } = requireRecentCode(deps, await requireSession(deps, req));
  return exportLead(deps, lead, since);
}

/** All stored data of a lead; `since` is the time of its code, if the lead itself asks. */
export async function exportLead(deps: LeadDeps, lead: LeadRow, since = new Date(0)): Promise<OwnDataExport> {
  const { id } = lead;
  const [record, consents, texts, messages] = [
    await readLead(deps.db, id),
    await consentsOf(deps.db, id),
    await deps.db.select().from(consentTexts),
    await deps.outbox.messagesAbout(deps.db, id),
  ];
  const textOf = new Map(texts.map(({ version, text }) => [version, text]));
  return {
    ...mineOf(deps, { lead, since }, consents[0]),
    first_visit: { ...firstVisit.parse(lead), media: lead.media, campaign: lead.campaign },
    enquiries: record?.enquiries ?? [],
    consents: consents.map(({ at, how, channels, notice_version, under_18, guardian_name }) => ({
      at: at.toISOString(),
      how,
      channels,
      notice_version,
      notice: textOf.get(notice_version) ?? null,
      under_18,
      guardian_name,
    })),
    timeline: record?.timeline ?? [],
    messages: messages.map(({ channel, purpose, created_at, status }) => ({
      channel,
      purpose,
      at: created_at.toISOString(),
      status,
    })),
  };
}

async function requireSession(deps: LeadDeps, req: Request): Promise<Session> {
  const session = await verifiedSession(deps, req);
  if (!session) throw new ApiError('VERIFICATION_REQUIRED');
  return session;
}

function requireRecentCode(deps: LeadDeps, session: Session): Session {
  if (validUntil(session) <= deps.clock.now()) throw new ApiError('CODE_REQUIRED');
  return session;
}

const validUntil = ({ since }: Session): Date => new Date(since.getTime() + CODE_VALID_MS);

const writeConsent = (
  tx: Database,
  { clock }: LeadDeps,
  leadId: string,
  before: Consent | undefined,
  chosen: Pick<Consent, 'how' | 'channels'>,
) =>
  recordConsent(tx, {
    lead_id: leadId,
    at: clock.now(),
    notice_version: CONSENT_NOTICE.version,
    under_18: before?.under_18 ?? false,
    guardian_name: before?.guardian_name ?? null,
    ...chosen,
  });

function mineOf({ clock }: LeadDeps, session: Session, consent: Consent | undefined): OwnData {
  const { lead } = session;
  const until = validUntil(session);
  return {
    lead: toWire(lead),
    channels: Object.fromEntries(
      CONSENT_CHANNELS.map((channel) => [channel, consent?.channels.includes(channel) ?? false]),
    ) as OwnData['channels'],
    notice_version: consent?.notice_version ?? null,
    consented_at: consent?.at.toISOString() ?? null,
    under_18: consent?.under_18 ?? false,
    guardian_name: consent?.guardian_name ?? null,
    enquired_at: lead.created_at.toISOString(),
    withdrawn_at: lead.withdrawn_at?.toISOString() ?? null,
    code_valid_until: until > clock.now() ? until.toISOString() : null,
  };
}
