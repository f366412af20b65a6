import { KINDS } from '../../site/e2e/http/page-kinds.ts';
import { installedChromium } from '../chromium.mjs';
import { run } from '../command.mjs';
import { UserError } from '../errors.mjs';
import { whileRunning } from './running.mjs';
import { median } from './timing.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Chromium sometimes fails to record a page's load; Lighthouse then asks to be run again. */
const TRIES = 3;

/**
 * Lighthouse's four scores on its simulated phone, for one page or one of each kind; the median of several runs. Each line is printed at once, because all kinds take many minutes.
 */
export const measure = (path = 'all', runs = String(RUNS)) =>
  whileRunning(async ({ origin }) => {
    if (path !== 'all') return ofPage(origin, path, Number(runs));
    for (const page of KINDS) console.log(await ofPage(origin, page, Number(runs)));
    return `lighthouse: ${KINDS.length} kinds of pages`;
  });

async function ofPage(origin, path, runs) {
  // From the page cache, as for every visitor but the first.
  await (await fetch(origin + path)).arrayBuffer();
  const reports = [];
  for (let index = 0; index < runs; index += 1) reports.push(await audit(origin + path, TRIES));
  const scores = CATEGORIES.map((category) =>
    median(reports.map(({ categories }) => Math.round(categories[category].score * 100))),
  );
  const metric = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  const times = [
    `LCP ${Math.round(metric('largest-contentful-paint'))} ms`,
    `TBT ${Math.round(metric('total-blocking-time'))} ms`,
    `CLS ${metric('cumulative-layout-shift').toFixed(3)}`,
  ];
  const missed = missedIn(reports[0]);
  return `lighthouse: ${scores.join(' / ')} on ${path} (${CATEGORIES.join(' / ')}); ${times.join(', ')}; mobile, median of ${runs}${missed && `; not passed: ${missed}`}`;
}

/** Names of the audits that cost points, without performance, whose times are printed. */
function missedIn({ categories, audits }) {
  const names = CATEGORIES.slice(1)
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  return [...new Set(names)].join(', ');
}

async function audit(address, tries) {
  const { code, output } = await run(
    'lighthouse',
    [
      address,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run',
    ],
    {
      folder: 'site',
      // The full browser, not the shell.
      env: { CHROME_PATH: installedChromium(process.env, { withShell: false }) },
    },
  );
  const start = output.indexOf('{\n');
  if (code !== 0 && tries > 1) return audit(address, tries - 1);
  if (code !== 0 || start < 0) throw new UserError(`${output.slice(-2_000)}\nLighthouse did not finish (see above).`);
  return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
}
