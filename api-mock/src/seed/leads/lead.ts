import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import { CONSENT, CONSENT_CHANNELS } from '@prospectus/contract/consent';

import { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar.ts';
import type { Chance } from './chance.ts';
import { conversationOf } from './conversation.ts';
import { type Identity, identityOf } from './identity.ts';
import { messagesOf } from './messages.ts';
import { noticeAt, withdrawalOf } from './privacy.ts';
import { type Frame, iso, noRows, type SeedRows } from './rows.ts';
import { DEVICES, SOURCES } from './words.ts';
import { visitsAround } from './visits.ts';

const SECOND_MS = 1_000;
/** The ERP was down once. Leads verified then waited, and most of their messages failed. */
const OUTAGE = { fromDaysAgo: 13, days: 1.5 };
const DUPLICATE_EVERY = 50;
const MERGED_EVERY = 100;
/** How many leads before a duplicate the first lead of the same person is. */
const FIRST_OF_DUPLICATE = 7;
const REFERS_EVERY = 20;
const REFERRED_AFTER = 5;

/** All rows of the lead with this number: person, attribution, progress and actions of staff. */
export function leadRows(number: number, frame: Frame): SeedRows {
  const duplicate = number >= DUPLICATE_EVERY && number % DUPLICATE_EVERY === 0;
  const first = duplicate ? identityOf(number - FIRST_OF_DUPLICATE, frame) : undefined;
  const { chance, ...own } = identityOf(number, frame);
  const who = first ? { ...own, name: first.name, email: first.email, programme: first.programme } : own;
  const merged = first && number % MERGED_EVERY === 0 ? first : undefined;
  return rowsOf(number, frame, chance, who, merged);
}

function rowsOf(number: number, frame: Frame, chance: Chance, who: Identity, merged: Identity | undefined): SeedRows {
  const rows = noRows();
  const { id, created } = who;
  const source = chance.weighted(SOURCES);
  const device = chance.weighted(DEVICES);
  const verified = chance.is(0.66) ? created + chance.between(25, 240) * SECOND_MS : null;
  const outage = frame.now - OUTAGE.fromDaysAgo * DAY_MS;
  const inOutage = created > outage && created < outage + OUTAGE.days * DAY_MS;
  // Three in ten of those were sent again by hand when the ERP was back.
  const pushed = verified === null ? null : inOutage ? retried(chance, outage) : verified + 3 * SECOND_MS;
  const talk = conversationOf(chance, frame, { number, from: verified ?? created, verified: verified !== null });
  const firstCall = talk.steps.find(({ type, data }) => type === 'noted' && 'outcome' in data);
  const blocked = chance.is(0.02) ? [chance.one(CONSENT_CHANNELS)] : [];
  const channels = CONSENT_CHANNELS.filter(() => chance.is(0.45));
  const again = chance.is(0.08) ? created + chance.between(20, 240) * HOUR_MS : Infinity;
  const withdrawn = verified !== null && chance.is(0.01) ? verified + chance.between(30, 400) * HOUR_MS : Infinity;

  const events: { at: number; type: string; by?: string; data?: object }[] = [
    { at: created, type: 'created' },
    { at: created + 2 * SECOND_MS, type: 'otp_sent' },
    ...(verified === null ? [] : [{ at: verified, type: 'verified' }]),
    ...(pushed === null ? [] : ['erp_pushed', 'updated'].map((type) => ({ at: pushed, type }))),
    ...talk.steps,
  ];
  const lastStep = talk.steps.at(-1)?.at ?? created;
  const by = talk.owner ?? frame.admin;
  if (blocked.length > 0) {
    const data = { from: [], to: blocked };
    events.push({ at: Math.min(lastStep + 5 * MINUTE_MS, frame.now), type: 'channels_changed', by, data });
  }
  if (merged)
    events.push({ at: Math.min(lastStep + HOUR_MS, frame.now), type: 'merged', by, data: { with: merged.id } });
  if (again < frame.now) events.push({ at: again, type: verified === null ? 'enquired' : 'revisited' });
  if (withdrawn < frame.now) events.push({ at: withdrawn, type: 'withdrawn' });
  events.sort((a, b) => a.at - b.at);

  const attribution = { media: source.media, campaign: source.campaign, source: LEAD_DEFAULTS.source };
  const isAgain = again < frame.now;
  const reached = pushed === null ? (verified === null ? 'otp_sent' : 'verified') : 'updated';
  rows.leads.push({
    ...{ id, phone: who.phone, name: who.name, email: who.email, qualification: who.qualification },
    interest: who.programme.interest,
    erp_id: pushed === null ? null : `ERP-${100_000 + number}`,
    stage: reached,
    sales_stage: talk.stage,
    lost_reason: talk.lostReason,
    owner: talk.owner,
    next_at: talk.nextAt === null ? null : iso(talk.nextAt),
    do_not_contact: blocked,
    merged_into: merged?.id ?? null,
    version: 1 + talk.steps.length,
    ...attribution,
    ...{ page: who.programme.path, visit_source: source.visit, device },
    first_call_at: firstCall === undefined ? null : iso(firstCall.at),
    ...{ last_media: source.media, last_campaign: source.campaign, last_source: LEAD_DEFAULTS.source },
    enquiry_count: isAgain ? 2 : 1,
    last_enquiry_at: iso(isAgain ? again : created),
    verified_at: verified === null ? null : iso(verified),
    withdrawn_at: withdrawn < frame.now ? iso(withdrawn) : null,
    created_at: iso(created),
    updated_at: iso(events.at(-1)?.at ?? created),
  });
  for (const { at, type, by: person, data } of events)
    rows.lead_events.push({ lead_id: id, type, at: iso(at), by: person ?? null, data: data ?? null });
  if (merged)
    rows.lead_events.push({
      ...{
        lead_id: merged.id,
        type: 'merged',
        at: iso(Math.min(lastStep + HOUR_MS, frame.now)),
        by,
        data: { with: id },
      },
    });

  for (const at of [created, ...(isAgain ? [again] : [])]) {
    const enquiry = chance.uuid();
    rows.lead_enquiries.push({
      ...{ id: enquiry, lead_id: id, fingerprint: null, idempotency_key: null, staged: {}, earlier_code: null },
      ...{ opened_at: iso(at), verified_at: verified !== null && at === created ? iso(verified) : null },
    });
    rows.lead_touches.push({
      ...{
        id: chance.uuid(),
        lead_id: id,
        enquiry_id: enquiry,
        at: iso(at),
        attributed: true,
        revisit: at !== created,
      },
      ...attribution,
      ...{ page: who.programme.path, page_at: iso(at - chance.between(2, 15) * MINUTE_MS), referrer_form: false },
      ...{ consent_version: CONSENT.version, consent_at: iso(at), consent_channels: CONSENT_CHANNELS },
      ...{ agreed_channels: channels, notice_version: noticeAt(at, frame), under_18: false },
    });
  }
  const consent = { lead_id: id, notice_version: noticeAt(created, frame), under_18: false };
  if (verified !== null) rows.lead_consents.push({ ...consent, at: iso(verified), how: 'form', channels });
  if (withdrawn < frame.now)
    rows.lead_consents.push({ ...consent, at: iso(withdrawn), how: 'withdrawal', channels: [] });

  if (verified !== null && number % REFERS_EVERY === 3 && number + REFERRED_AFTER < frame.count) {
    const friend = identityOf(number + REFERRED_AFTER, frame);
    const at = friend.created - DAY_MS;
    if (at > verified)
      rows.referrals.push({
        id: friend.chance.uuid(),
        lead_id: id,
        name: friend.name,
        phone: friend.phone,
        created_at: iso(at),
      });
  }
  if (frame.withTraffic) {
    rows.outbox.push(...messagesOf(frame, chance, who, { verified, pushed }));
    rows.counts.push(...visitsAround(number, who, { source: source.visit, device, verified: verified !== null }));
  }
  if (withdrawn < frame.now)
    rows.lead_withdrawals.push(withdrawalOf({ id, number, uuid: chance.uuid(), at: withdrawn }, frame));
  return rows;
}

const retried = (chance: Chance, outage: number): number | null =>
  chance.is(0.3) ? outage + (OUTAGE.days + 0.2) * DAY_MS + chance.between(0, 90) * MINUTE_MS : null;
