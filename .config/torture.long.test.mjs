import { expect, test } from 'vitest';

import { run } from './command.mjs';
import { findPostgres } from './postgres.mjs';

const ROUNDS = '6';

test.each(['pglite', ...(findPostgres() ? ['postgres'] : [])])(
  'PROD-04 on %s, nothing acknowledged is lost, doubled or half done when processes are killed',
  async (database) => {
    const { code, output } = await run('node', ['.config/torture.mjs', '--rounds', ROUNDS, '--database', database]);
    expect(code, output).toBe(0);
    expect(output).toContain('0 problems');
  },
  600_000,
);
