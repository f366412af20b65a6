import { dark, darkMoreContrast, ink, inkMoreContrast, light, moreContrast } from './colour.ts';
import { bandSpace, breakpoint, gutter, motion, radius, shadow, space, target, width, z } from './layout.ts';
import { family, leading, measure, size, weight } from './typography.ts';
import { declare, declareChanges, kebab } from './css-variables.ts';

/** The tokens as a plain style sheet, for pages that have no React: `tokens.css` is this, written down. */
export function tokensCss(): string {
  const night = [...scheme('dark'), ...rows(declareChanges(dark, light))];
  // Against the light one: that comes first and stands on the same element.
  const nightMore = rows(declareChanges(darkMoreContrast, moreContrast));
  return [
    HEAD,
    block(':root', [...scheme('light'), ...rows(declare(light)), ...rows(measures())]),
    block("[data-scheme='dark']", night),
    media('(prefers-color-scheme: dark)', block("[data-scheme='auto']", night)),
    block("[data-tone='ink']", [...scheme('dark'), ...rows(declareChanges(ink, light))]),
    media(
      '(prefers-contrast: more)',
      block(':root', rows(declareChanges(moreContrast, light))),
      block("[data-scheme='dark']", nightMore),
      block("[data-tone='ink']", rows(declareChanges(inkMoreContrast, ink))),
    ),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', block("[data-scheme='auto']", nightMore)),
  ].join('\n');
}

const HEAD = `/*
 * The design's values as custom properties. Made from src/tokens by
 * pnpm --filter @prospectus/design-system tokens
 *
 * <html data-scheme="dark"> is dark, data-scheme="auto" follows the system; data-tone="ink" is a dark band in a light
 * page. Breakpoints cannot be variables: min-width ${Object.values(breakpoint).join(', ')} px.
 */
`;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

const measures = (): Record<string, string | number> => ({
  ...Object.fromEntries(STEPS.map((step) => [`--ds-space-${String(step).replace('.', '-')}`, space(step)])),
  '--ds-band-space': bandSpace,
  '--ds-gutter': gutter,
  ...named('width', width),
  '--ds-target': `${target}px`,
  ...named('family', family),
  ...named('size', size),
  ...named('weight', weight),
  ...named('leading', leading),
  '--ds-measure': measure,
  ...named('radius', radius),
  ...named('shadow', shadow),
  ...named('motion', motion),
  ...named('z', z),
});

const named = (group: string, values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--ds-${group}-${kebab(name)}`, value]));

const scheme = (name: 'light' | 'dark') => [`color-scheme: ${name};`];
const rows = (declarations: Record<string, string | number>) =>
  Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
const block = (selector: string, lines: string[]) => `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const media = (query: string, ...blocks: string[]) =>
  `@media ${query} {\n${blocks.join('\n').replaceAll(/^(?=.)/gm, '  ')}}\n`;
