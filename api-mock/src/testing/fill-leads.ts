import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';

/**
 * Fills the database the environment names with leads, for measurements: `node src/testing/fill-leads.ts 100000`.
 * Names, numbers and addresses are counted, so that none is a real person's.
 */
const count = Number(process.argv[2] ?? 100_000);
const store = await openStore(readConfig(process.env));
await store.db.transaction(async (tx) => {
  await tx.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, stage, sales_stage, owner, next_at, do_not_contact,
      verified_at, media, last_media, last_enquiry_at, created_at, updated_at)
    select gen_random_uuid(), (6000000000 + n)::text, 'Lead ' || translate(n::text, '0123456789', 'abcdefghij'),
      'lead' || n || '@example.org', 1 + n % 4, (array['Online MBA', 'Online MA', 'Certificate - German Language'])[1 + n % 3],
      (array['created', 'otp_sent', 'verified'])[1 + n % 3],
      (array['new', 'contacted', 'interested', 'application-started', 'documents', 'enrolled'])[1 + n % 6],
      case when n % 2 = 0 then ('00000000-0000-4000-8000-00000000000' || n % 8)::uuid end,
      case when n % 5 = 0 then now() + (n % 97 - 48) * interval '1 hour' end,
      case when n % 50 = 0 then array['sms'] else array[]::text[] end,
      case when n % 3 = 2 then at end, media, media, at, at, at
    from generate_series(1, ${count}::int) as n,
      lateral (select (array['Direct', 'google', 'facebook'])[1 + n / 3 % 3] as media, now() - n * interval '1 minute' as at) as came`);
  await tx.execute(sql`
    insert into lead_events (lead_id, type, at)
    select leads.id, kind, created_at + nth * interval '1 minute' from leads,
      unnest(array['created', 'otp_sent', 'verified', 'noted', 'stage_changed']) with ordinality as event(kind, nth)`);
  await tx.execute(sql`
    insert into lead_enquiries (id, lead_id, opened_at) select gen_random_uuid(), id, created_at from leads`);
  await tx.execute(sql`
    insert into lead_touches (id, lead_id, enquiry_id, at, media, campaign, source, consent_version, consent_at, consent_channels)
    select gen_random_uuid(), lead_id, e.id, opened_at, media, campaign, source, '2025-01', opened_at, array['email', 'sms']
    from lead_enquiries as e join leads on leads.id = lead_id`);
});
await store.db.execute(sql`analyze`);
await store.close();
