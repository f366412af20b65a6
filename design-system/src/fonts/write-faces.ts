import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { brandFonts } from '../tokens/brand.ts';
import { partsOf } from './font-parts.ts';
import { readFontMetrics } from './metrics.ts';

/*
 * Writes `fonts.css` and the fallback faces of `fallback.css`. A system font is scaled to the width and line height of
 * ours, so that nothing shifts when ours has loaded.
 */

/** System fonts by kind, with the average width of their letters in ems, weighted by their frequency in English. */
const SYSTEM_FONTS = {
  'sans-serif': {
    weight: 400,
    descriptor: '400 700',
    fonts: [
      { name: 'Arial', width: 0.4414, locals: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'] },
      { name: 'Roboto', width: 0.4448, locals: ['Roboto', 'Roboto-Regular'] },
    ],
  },
  serif: {
    weight: 600,
    descriptor: '600 700',
    fonts: [
      { name: 'Georgia', width: 0.51, locals: ['Georgia Bold', 'Georgia-Bold'] },
      {
        name: 'Times',
        width: 0.4256,
        locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
      },
    ],
  },
};

const replacements = Object.entries(brandFonts).flatMap(([role, { name, kind }]) =>
  SYSTEM_FONTS[kind].fonts.map((system) => ({
    ...system,
    file: `${role}-latin.woff2`,
    name: `${name} ${system.name}`,
    weight: SYSTEM_FONTS[kind].weight,
    descriptor: SYSTEM_FONTS[kind].descriptor,
  })),
);

const HEAD = `/* Import it once in each application; the bundler adds the hashes. Written by write-faces.ts. */
@import './fallback.css';
`;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const faces = await Promise.all(
  replacements.map(async ({ file: ours, weight, name, width, descriptor, locals }) => {
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

await writeFile(new URL('fallback.css', import.meta.url), `/* Written by write-faces.ts. */\n${faces.join('')}`);
await writeFile(new URL('fonts.css', import.meta.url), fontsCss());

function fontsCss(): string {
  const own = Object.entries(brandFonts).flatMap(([role, { name }]) =>
    partsOf(role).map((part) =>
      face(name, `./${role}-${part.name}.woff2${part.unicodeRange ? '?no-inline' : ''}`, part.unicodeRange),
    ),
  );
  // The 3 of the display font looks like a 5, so headings use the figures and the rupee sign of the text font.
  const figures = face(brandFonts.display.name, './text-latin.woff2', 'U+30-39');
  const rupee = face(brandFonts.display.name, './text-rupee.woff2?no-inline', 'U+20B9');
  const hindi = face('Noto Sans Devanagari', './noto-sans-devanagari.woff2', 'U+900-97F, U+200C-200D, U+25CC');
  return [HEAD, ...own, figures, rupee, hindi].join('\n');
}

function face(name: string, file: string, range?: string): string {
  return `@font-face {
  font-family: '${name}';
  font-weight: 400 700;
  font-display: swap;
  src: url('${file}') format('woff2');
${range ? `  unicode-range: ${range};\n` : ''}}
`;
}

function letters(): string {
  return 'abcdefghijklmnopqrstuvwxyz ';
}
