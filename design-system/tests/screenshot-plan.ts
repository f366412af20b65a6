import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findChromium } from './find-chromium.ts';

/** Where the pictures of one Chromium lie, and why they are not compared now, if they are not. */
export interface ScreenshotPlan {
  folder: string;
  skipped: string | undefined;
}

/**
 * Pictures are compared in the long run alone, and only under the major version of Chromium that made them: another
 * one draws letters and curves a little differently. `-u` makes them.
 */
export function screenshotPlan(): ScreenshotPlan {
  const major = chromiumMajor();
  const folder = `tests/__screenshots__/chromium-${major ?? 'unknown'}`;
  const makes = process.argv.some((argument) => ['-u', '--update'].includes(argument));
  const has = existsSync(new URL(`../${folder}`, import.meta.url));
  if (!process.env.TEST_ALL) return { folder, skipped: 'compared in npm run test:all' };
  if (!major) return { folder, skipped: 'no Chromium of known version' };
  return { folder, skipped: has || makes ? undefined : `there are none for Chromium ${major}` };
}

function chromiumMajor(): string | undefined {
  try {
    const said = execFileSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' });
    return /(\d+)\./.exec(said)?.[1];
  } catch {
    return undefined;
  }
}
