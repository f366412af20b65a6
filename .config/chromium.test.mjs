import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { installedChromium } from './chromium.mjs';

it('CHROMIUM_PATH is preferred to the search path, and ignored if it does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  for (const name of ['chosen', 'chromium']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  expect(installedChromium({ CHROMIUM_PATH: join(folder, 'chosen'), PATH: folder })).toBe(join(folder, 'chosen'));
  expect(installedChromium({ CHROMIUM_PATH: join(folder, 'absent'), PATH: folder })).toBe(join(folder, 'chromium'));
  rmSync(folder, { recursive: true });
});
