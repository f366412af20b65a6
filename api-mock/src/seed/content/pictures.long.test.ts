import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

test('the pictures of the seed are what their drawings give', async () => {
  const program = join(import.meta.dirname, '../pictures/draw.ts');
  const drawn = promisify(execFile)(process.execPath, [program, '--check']);
  expect((await drawn).stdout).toMatch(/^\d+ kB of pictures/);
});
