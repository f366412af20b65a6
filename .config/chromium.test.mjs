import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { installedChromium } from './chromium.mjs';

it('takes CHROMIUM_PATH before one on the search path, and passes over one that does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  for (const name of ['mine', 'chromium']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  expect(installedChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'));
  expect(installedChromium({ CHROMIUM_PATH: join(folder, 'absent'), PATH: folder })).toBe(join(folder, 'chromium'));
  rmSync(folder, { recursive: true });
});
