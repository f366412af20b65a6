import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { storedPhone } from '../../platform/phone/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';

type Deps = Pick<Platform, 'db' | 'keys' | 'log'>;
type Stored = { id: string; phone: string };

/**
 * Gives numbers from abroad that an earlier version stored as they were typed the one form of today. Where another lead
 * has that number already, both stay as they are and their ids are logged: whether they are one person is for staff to
 * say, who merge them at the desk. It is done at every start, as a process of the earlier version may still run.
 */
export async function unifyPhones({ db, keys, log }: Deps): Promise<void> {
  const leads: [string, string][] = [];
  for (const { id, phone, form } of await typed(db, sql`select id, phone from leads`)) {
    const [holder] = await rows<{ id: string; one: boolean }>(
      db,
      sql`select holder.id, coalesce(holder.merged_into, holder.id) = coalesce(own.merged_into, own.id) as one
        from leads as holder, leads as own where holder.phone = ${form} and own.id = ${id}::uuid`,
    );
    if (holder && !holder.one) leads.push([id, holder.id]);
    if (holder) continue;
    await db.execute(sql`update leads set phone = ${form} where id = ${id}::uuid and phone = ${phone}`);
    await db.execute(sql`update otp_challenges set phone = ${form} where lead_id = ${id}::uuid`);
  }
  const referrals: string[] = [];
  for (const { id, form } of await typed(db, sql`select id, phone from referrals`)) {
    const [changed] = await rows(
      db,
      sql`update referrals set phone = ${form} where id = ${id}::uuid and not exists (
          select 1 from referrals as same where same.lead_id = referrals.lead_id and same.phone = ${form}) returning id`,
    );
    if (!changed) referrals.push(id);
  }
  for (const { id, form } of await typed(db, sql`select id, details->>'phone' as phone from lead_quarantine`))
    await db.execute(sql`update lead_quarantine set details = details || ${JSON.stringify({ phone: form })}::jsonb,
      phone_hash = ${keyedHash(keys.current('quarantine'), 'phone', form)} where id = ${id}::uuid`);
  if (leads.length + referrals.length > 0)
    log.warn(
      { leads, referrals },
      'Leads or referrals have one phone written in two ways. Nothing was merged: please compare them at the desk.',
    );
}

async function typed(db: Database, all: SQL): Promise<(Stored & { form: string })[]> {
  const found = await rows<Stored>(db, sql`select id, phone from (${all}) as stored where phone like '+%' order by id`);
  return found.flatMap((one) => {
    const form = storedPhone(one.phone);
    return form === undefined || form === one.phone ? [] : [{ ...one, form }];
  });
}
