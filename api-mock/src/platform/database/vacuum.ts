import type { PGlite } from '@electric-sql/pglite';

// PostgreSQL's own thresholds, doubled: here the whole process waits.
const FEW = 1_000;
const SHARE = 0.2;

/** Vacuums and analyzes changed tables, because PGlite has no autovacuum. */
export async function vacuumChanged(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
     where greatest(n_dead_tup, n_mod_since_analyze) > $1 + $2 * n_live_tup`,
    [FEW, SHARE],
  );
  for (const { name } of rows) await client.exec(`vacuum (analyze) ${name}`);
}
