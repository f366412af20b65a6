import { and, inArray, sql } from 'drizzle-orm';

import type { RefuseDeliveries } from '../../outbox/index.ts';
import { PURPOSE } from '../purposes.ts';
import { leads } from '../tables.ts';

/**
 * Messages that are not to be delivered because staff have noted that the person is not to be contacted that way. A
 * code is sent all the same, as the person asks for it; a call that is asked for counts as the channel `voice`.
 */
export const refusedContacts: RefuseDeliveries = async (db, messages) => {
  const asked = messages.filter(({ purpose }) => purpose.startsWith('lead.') && purpose !== PURPOSE.code);
  if (asked.length === 0) return new Map();
  const found = await db
    .select({ id: leads.id, blocked: leads.do_not_contact })
    .from(leads)
    .where(
      and(
        inArray(sql`${leads.id}::text`, [...new Set(asked.map(({ subject }) => subject))]),
        sql`${leads.do_not_contact} <> '{}'`,
      ),
    );
  const blocked = new Map(found.map((lead) => [lead.id, lead.blocked]));
  const refused = asked
    .map((message) => ({ id: message.id, subject: message.subject, channel: channelOf(message) }))
    .filter(({ subject, channel }) => blocked.get(subject)?.includes(channel));
  return new Map(refused.map(({ id, channel }) => [id, `the person is not to be contacted by ${channel}`]));
};

const channelOf = ({ purpose, channel }: { purpose: string; channel: string }): string =>
  purpose === PURPOSE.call ? 'voice' : channel;
