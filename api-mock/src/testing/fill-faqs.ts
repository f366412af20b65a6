import { sql } from 'drizzle-orm';

import { readConfig } from '../platform/config/config.ts';
import { openStore } from '../platform/database/open.ts';

/**
 * Fills the database the environment names with questions, for measurements: `node src/testing/fill-faqs.ts 10000`.
 * One in ten is a draft, each has an answer of some length. What is seeded besides comes when the API starts.
 */
const count = Number(process.argv[2] ?? 10_000);
const store = await openStore(readConfig(process.env));
await store.db.transaction(async (tx) => {
  await tx.execute(sql`
    with made as (
      select gen_random_uuid() as id, n,
        jsonb_build_object(
          'question', 'Question ' || translate(n::text, '0123456789', 'abcdefghij') || ', as applicants ask it?',
          'answer', '<p>' || repeat('An answer of some length. ', 40) || '</p>', 'program', null) as fields
      from generate_series(1, ${count}::int) as n),
    stored as (
      insert into documents (id, resource, position, published, draft, created_at, updated_at, published_at)
      select id, 'faqs', n + 1000, case when n % 10 > 0 then fields end, case when n % 10 = 0 then fields end,
        now() - n * interval '1 minute', now() - n * interval '1 minute', case when n % 10 > 0 then now() end
      from made)
    insert into document_words (document_id, words)
    select id, ('question:1A ' || translate(n::text, '0123456789', 'abcdefghij') || ':2A answer:3B length:4B')::tsvector from made`);
});
await store.db.execute(sql`analyze`);
await store.close();
