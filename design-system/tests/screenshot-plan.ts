import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installedChromium } from '../../.config/chromium.mjs';

/** The folder of the pictures of one Chromium, and the reason for not comparing them. */
export interface ScreenshotPlan {
  folder: string;
  skipped: string | undefined;
}

/**
 * Pictures are compared in the long tier, and only with the major version of Chromium that made them: versions draw
 * letters and curves a little differently. `-u` makes them.
 */
export function screenshotPlan(): ScreenshotPlan {
  const major = chromiumMajor();
  const folder = `tests/__screenshots__/chromium-${major ?? 'unknown'}`;
  const updates = process.argv.some((argument) => ['-u', '--update'].includes(argument));
  const exists = existsSync(new URL(`../${folder}`, import.meta.url));
  if (!process.env.TEST_ALL) return { folder, skipped: 'compared in npm run test:all' };
  if (!major) return { folder, skipped: 'no Chromium of known version' };
  return { folder, skipped: exists || updates ? undefined : `there are none for Chromium ${major}` };
}

function chromiumMajor(): string | undefined {
  try {
    const version = execFileSync(installedChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' });
    return /(\d+)\./.exec(version)?.[1];
  } catch {
    return undefined;
  }
}
