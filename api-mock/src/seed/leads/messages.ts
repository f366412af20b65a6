import { BRAND_NAME } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';

import { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { Identity } from './identity.ts';
import { type Frame, iso, type Row } from './rows.ts';

/** Older messages are deleted. */
const KEPT_MS = 29 * DAY_MS;
/** One address in so many does not exist. */
const BOUNCES_EVERY = 3;

type Reached = { verified: number | null; pushed: number | null };

/** The messages about a lead of the last month: its code, its transfer to the ERP, and failures. */
export function messagesOf({ now }: Frame, chance: Chance, who: Identity, { verified, pushed }: Reached): Row[] {
  if (who.created < now - KEPT_MS) return [];
  const abroad = who.phone.startsWith('+');
  const bounced = abroad && verified === null && Number(who.phone.slice(1)) % BOUNCES_EVERY !== 0;
  const text = `•••• is your OTP for ${BRAND_NAME}.`;
  const code = message(chance, who, {
    at: who.created,
    channel: abroad ? 'email' : 'sms',
    purpose: 'lead.code',
    recipient: abroad ? who.email : withCountryCode(who.phone),
    body: abroad ? { subject: `Your OTP for ${BRAND_NAME}`, text } : text,
    // The code itself is not made up: the message can be seen and not sent again.
    expires: who.created + 5 * MINUTE_MS,
    sent: bounced ? null : who.created + 2_000,
    ...(bounced && { attempts: 1, error: 'The mailbox does not exist.' }),
  });
  if (verified === null) return [code];
  const late = pushed === null || pushed - verified > HOUR_MS;
  const push = message(chance, who, {
    at: verified,
    channel: 'erp',
    purpose: 'lead.erp',
    recipient: withCountryCode(who.phone),
    once: `lead.erp:${who.id}`,
    body: {
      ...{ lead_id: who.id, mobile: who.phone, name: who.name, email: who.email },
      ...{ highest_qualification_id: who.qualification, area_of_interest: who.programme.interest },
    },
    sent: pushed,
    ...(late && { attempts: pushed === null ? 8 : 9 }),
    ...(pushed === null && { error: 'The ERP answered 503.' }),
  });
  return [code, push];
}

type Message = {
  at: number;
  channel: string;
  purpose: string;
  recipient: string;
  body: unknown;
  once?: string;
  expires?: number;
  sent: number | null;
  attempts?: number;
  error?: string;
};

const message = (
  chance: Chance,
  who: Identity,
  { at, sent, attempts = 1, error, once, expires, ...rest }: Message,
): Row => ({
  ...{ id: chance.uuid(), subject: who.id, ...rest, once: once ?? null },
  ...{ status: sent === null ? 'dead' : 'sent', attempts, last_error: error ?? null },
  ...{
    created_at: iso(at),
    expires_at: expires === undefined ? null : iso(expires),
    sent_at: sent === null ? null : iso(sent),
  },
});
