import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';

/** The tables that are copied, the rows of each with their new values: `copies` and `enquiries` have old and new ids. */
const COPIED: Record<string, { join: string; values: Record<string, string> }> = {
  leads: {
    join: 'copies on copies.id = old.id join people on people.place = copies.person',
    values: {
      id: 'copy',
      phone: '(6000000000 + number)::text',
      // Of another lead, so that the newest ones are not all called the same.
      name: 'people.name',
      email: `number || '.' || people.email`,
      erp_id: `old.erp_id || '-' || number`,
      created_at: 'old.created_at - earlier',
    },
  },
  lead_enquiries: { join: 'enquiries on enquiries.id = old.id', values: { id: 'copy', lead_id: 'lead' } },
  lead_touches: {
    join: 'enquiries on enquiries.id = old.enquiry_id',
    values: { id: 'gen_random_uuid()', lead_id: 'lead', enquiry_id: 'copy' },
  },
  lead_events: {
    join: 'copies on copies.id = old.lead_id and old.by is null',
    values: { id: `nextval('lead_events_id_seq')`, lead_id: 'copy' },
  },
  lead_consents: {
    join: 'copies on copies.id = old.lead_id',
    values: { id: `nextval('lead_consents_id_seq')`, lead_id: 'copy' },
  },
};
const NAMES = sql.join(
  Object.keys(COPIED).map((name) => sql`${name}`),
  sql`, `,
);

/** Copies the leads of a database with their rows until there are `to` of them, without what staff did. */
export async function copyLeads(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    create temp table copies on commit drop as
    select id, gen_random_uuid() as copy, row_number() over () + ${from}::int as number,
      random() * interval '1 hour' as earlier, 1 + floor(random() * ${from}::int)::int as person
    from leads cross join generate_series(1, ${Math.ceil(to / from) - 1}::int) as nth limit ${to - from}::int`);
  await tx.execute(sql`
    create temp table people on commit drop as
    select row_number() over ()::int as place, name, email from leads limit ${from}::int`);
  await tx.execute(sql`
    create temp table enquiries on commit drop as
    select lead_enquiries.id, copies.copy as lead, gen_random_uuid() as copy
    from lead_enquiries join copies on lead_id = copies.id`);
  // Without triggers and checks of references.
  await tx.execute(sql`set local session_replication_role = replica`);
  // Creating indexes of many rows is much faster than adding to them.
  const indexes = await rows<{ name: string; definition: string }>(
    tx,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text in (${NAMES})
        and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  for (const [table, { join, values }] of Object.entries(COPIED)) {
    const columns = await rows<{ name: string }>(
      tx,
      sql`select quote_ident(column_name) as name from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER'`,
    );
    const names = columns.map(({ name }) => name);
    const copied = names.map((name) => values[name] ?? `old.${name}`);
    await tx.execute(
      sql.raw(
        `insert into ${table} (${names.join(', ')}) select ${copied.join(', ')} from ${table} as old join ${join}`,
      ),
    );
  }
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}
