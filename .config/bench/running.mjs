import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.mjs';
import { stopChildren } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { startProduct } from '../product.mjs';
import { fill } from './filled.mjs';

/** The production build, running on ports and a data folder of its own while it is measured; with leads where asked. */
export async function whileRunning(measure, { leads = 0 } = {}) {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-bench-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  try {
    await fill({ leads }, { DATA_DIR: dataDir });
    const { children } = await startProduct({
      port,
      apiPort,
      mode: 'local',
      origin,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      publicUrl: origin,
      dataDir,
    });
    return await measure({ origin, children });
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The middle value. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
