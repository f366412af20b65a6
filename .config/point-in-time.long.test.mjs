import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findPostgres, startPostgres } from './postgres.mjs';

// The steps of "Back up and restore", Point in time.
test.skipIf(!findPostgres())(
  'PROD-04 a PostgreSQL is recovered to a moment between two backups',
  async () => {
    const archive = mkdtempSync(join(tmpdir(), 'prospectus-archive-'));
    chmodSync(archive, 0o777);
    const first = await startPostgres({
      settings: ['wal_level=replica', 'archive_mode=on', `archive_command=cp %p ${archive}/%f`],
    });
    const ask = ({ url }, statement) => execFileSync('psql', ['-XAtqc', statement, url], { encoding: 'utf8' }).trim();
    let second;
    try {
      ask(first, 'create table kept (n int)');
      second = await startPostgres({
        settings: [`restore_command=cp ${archive}/%f %p`, 'hot_standby=on'],
        fill: async ({ data, run }) => {
          run('pg_basebackup', '-d', first.url, '-D', data, '--checkpoint=fast');
          ask(first, 'insert into kept values (1)');
          const moment = ask(first, 'select clock_timestamp()');
          ask(first, 'delete from kept');
          const segment = ask(first, 'select pg_walfile_name(pg_switch_wal())');
          await expect.poll(() => readdirSync(archive), { timeout: 20_000 }).toContain(segment);
          writeFileSync(join(data, 'recovery.signal'), '');
          appendFileSync(
            join(data, 'postgresql.auto.conf'),
            `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
          );
        },
      });
      await expect.poll(() => ask(second, 'select pg_is_in_recovery()'), { timeout: 20_000 }).toBe('f');
      expect(ask(second, 'select n from kept')).toBe('1');
      expect(ask(first, 'select count(*) from kept')).toBe('0');
    } finally {
      await second?.stop();
      await first.stop();
      rmSync(archive, { recursive: true, force: true });
    }
  },
  120_000,
);
