import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { run } from './command.mjs';
import { ROOT } from './paths.mjs';

const SHELL = 'chromium-headless-shell';
export const CHROMIUM_COMMAND =
  process.platform === 'darwin' ? 'brew install --cask chromium' : `apt-get install -y ${SHELL}`;

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's own, which is downloaded if possible. */
export async function findChromium() {
  return installedChromium() ?? playwrightChromium() ?? (await fetchChromium());
}

/** An installed Chromium or Chrome. The shell comes first: it takes about half the processor time. */
export function installedChromium(environment = process.env, { withShell = true } = {}) {
  const names = [
    ...(withShell ? [SHELL] : []),
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const paths = [
    environment['CHROMIUM_PATH'],
    ...(environment['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...names.map((name) => join('/usr/bin', name)),
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return paths.find((path) => path && existsSync(path));
}

function playwrightChromium() {
  const path = createRequire(join(ROOT, 'site/package.json'))('playwright').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function fetchChromium() {
  const { code } = await run('playwright', ['install', '--only-shell', 'chromium'], { folder: 'site' });
  return code === 0 ? playwrightChromium() : undefined;
}

/** Playwright's options for browser tests: the installed browser, without network traffic of its own. */
export function launchOptions() {
  const executablePath = installedChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
