import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The installed Chromium: `CHROMIUM_PATH`, else the first on the PATH. Undefined means Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun);
}

// The shell renders the same without a window, in about half the processors' time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How Playwright starts it: without network traffic of its own. */
export function launchOptions() {
  const executablePath = findChromium();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return executablePath ? { executablePath, args } : { args };
}
