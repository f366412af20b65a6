import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readFontMetrics } from './metrics.ts';

/*
 * Writes the stand-in faces of `fallback.css`: `node src/fonts/fallback-faces.ts`.
 * A system face is stretched to the width of ours and given our line height, so that nothing shifts when ours arrives.
 */

/** Average widths of the system faces, in ems, weighted by how often English uses each letter. */
const standIns = [
  {
    ours: 'inter-latin.woff2',
    weight: 400,
    name: 'Inter Arial',
    width: 0.4414,
    descriptor: '400 700',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  },
  {
    ours: 'inter-latin.woff2',
    weight: 400,
    name: 'Inter Roboto',
    width: 0.4448,
    descriptor: '400 700',
    locals: ['Roboto', 'Roboto-Regular'],
  },
  {
    ours: 'fraunces-latin.woff2',
    weight: 600,
    name: 'Fraunces Georgia',
    width: 0.51,
    descriptor: '600 700',
    locals: ['Georgia Bold', 'Georgia-Bold'],
  },
  {
    ours: 'fraunces-latin.woff2',
    weight: 600,
    name: 'Fraunces Times',
    width: 0.4256,
    descriptor: '600 700',
    locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
  },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const faces = await Promise.all(
  standIns.map(async ({ ours, weight, name, width, descriptor, locals }) => {
    const file = await readFile(new URL(ours, import.meta.url));
    const fixed = await subsetFont(file, letters(), { targetFormat: 'sfnt', variationAxes: { wght: weight } });
    const metrics = readFontMetrics(fixed);
    const adjust = metrics.width / width;
    return `@font-face {
  font-family: '${name}';
  font-weight: ${descriptor};
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}
`;
  }),
);

await writeFile(new URL('fallback.css', import.meta.url), `/* Written by fallback-faces.ts. */\n${faces.join('')}`);

function letters(): string {
  return 'abcdefghijklmnopqrstuvwxyz ';
}
