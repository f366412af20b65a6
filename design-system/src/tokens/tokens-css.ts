import {
  darkColours,
  darkHighContrast,
  inkColours,
  inkHighContrast,
  lightColours,
  lightHighContrast,
} from './colour.ts';
import {
  sectionPadding,
  breakpoints,
  pageGutter,
  motion,
  radius,
  shadow,
  space,
  touchTarget,
  contentWidth,
  zIndex,
} from './layout.ts';
import { fontFamily, lineHeight, maxLineLength, fontSize, fontWeight } from './typography.ts';
import { colourVariables, changedColourVariables, kebabCase } from './css-variables.ts';

/** The tokens as a plain style sheet, for pages without React; `tokens.css` contains its result. */
export function tokensCss(): string {
  const night = [...scheme('dark'), ...rows(changedColourVariables(darkColours, lightColours))];
  // Relative to the light scheme, which comes first and applies to the same element.
  const nightMore = rows(changedColourVariables(darkHighContrast, lightHighContrast));
  return [
    HEAD,
    block(':root', [...scheme('light'), ...rows(colourVariables(lightColours)), ...rows(measures())]),
    block("[data-scheme='dark']", night),
    media('(prefers-color-scheme: dark)', block("[data-scheme='auto']", night)),
    block("[data-tone='ink']", [...scheme('dark'), ...rows(changedColourVariables(inkColours, lightColours))]),
    media(
      '(prefers-contrast: more)',
      block(':root', rows(changedColourVariables(lightHighContrast, lightColours))),
      block("[data-scheme='dark']", nightMore),
      block("[data-tone='ink']", rows(changedColourVariables(inkHighContrast, inkColours))),
    ),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', block("[data-scheme='auto']", nightMore)),
  ].join('\n');
}

const HEAD = `/*
 * The design's values as custom properties. Written from src/tokens by
 * npm run tokens --prefix design-system
 *
 * <html data-scheme="dark"> is dark, data-scheme="auto" follows the system; data-tone="ink" is a dark band in a light
 * page. Breakpoints cannot be variables: min-width ${Object.values(breakpoints).join(', ')} px.
 */
`;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

const measures = (): Record<string, string | number> => ({
  ...Object.fromEntries(STEPS.map((step) => [`--ds-space-${String(step).replace('.', '-')}`, space(step)])),
  '--ds-section-padding': sectionPadding,
  '--ds-page-gutter': pageGutter,
  ...named('content-width', contentWidth),
  '--ds-touch-target': `${touchTarget}px`,
  ...named('font-family', fontFamily),
  ...named('font-size', fontSize),
  ...named('font-weight', fontWeight),
  ...named('line-height', lineHeight),
  '--ds-max-line-length': maxLineLength,
  ...named('radius', radius),
  ...named('shadow', shadow),
  ...named('motion', motion),
  ...named('z-index', zIndex),
});

const named = (group: string, values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--ds-${group}-${kebabCase(name)}`, value]));

const scheme = (name: 'light' | 'dark') => [`color-scheme: ${name};`];
const rows = (declarations: Record<string, string | number>) =>
  Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
const block = (selector: string, lines: string[]) => `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const media = (query: string, ...blocks: string[]) =>
  `@media ${query} {\n${blocks.join('\n').replaceAll(/^(?=.)/gm, '  ')}}\n`;
