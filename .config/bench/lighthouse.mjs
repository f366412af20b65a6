import { installedChromium } from '../chromium.mjs';
import { run } from '../command.mjs';
import { PlainError } from '../plain-error.mjs';
import { median, whileRunning } from './running.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's four scores for one page on its simulated phone. */
export const measure = (path = '/online-ma') =>
  whileRunning(async ({ origin }) => {
    // Once before, so that the page stands in the cache as it does for all visitors but the first.
    await (await fetch(origin + path)).arrayBuffer();
    const reports = [];
    for (let index = 0; index < RUNS; index += 1) reports.push(await audit(origin + path));
    const scores = CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => Math.round(categories[category].score * 100))),
    );
    const metric = (name) => Math.round(median(reports.map(({ audits }) => audits[name].numericValue)));
    return `lighthouse: ${scores.join(' / ')} on ${path} (${CATEGORIES.join(' / ')}); LCP ${metric('largest-contentful-paint')} ms, TBT ${metric('total-blocking-time')} ms; mobile, median of ${RUNS}`;
  });

async function audit(address) {
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
      env: { CHROME_PATH: installedChromium() },
    },
  );
  const start = output.indexOf('{\n');
  if (code !== 0 || start < 0) throw new PlainError(`${output.slice(-2_000)}\nLighthouse did not finish (see above).`);
  return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
}
