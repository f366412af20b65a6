import { type ColourScheme, darkHighContrast, inkHighContrast, lightHighContrast } from './colour.ts';

/** A foreground on a background, with the lowest contrast ratio that WCAG 2.2 AA allows. */
export interface ColourPair {
  foreground: keyof ColourScheme;
  background: keyof ColourScheme;
  minimum: 4.5 | 3;
}

/** The contrast ratio that a pair needs in a scheme: AA, or AAA in the high-contrast schemes. */
export const requiredContrast = (scheme: ColourScheme, { minimum }: ColourPair): number =>
  highContrast.has(scheme) ? (minimum === 4.5 ? 7 : 4.5) : minimum;

const highContrast = new Set<ColourScheme>([lightHighContrast, darkHighContrast, inkHighContrast]);

const text = (foreground: keyof ColourScheme, ...backgrounds: (keyof ColourScheme)[]): ColourPair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }));
const part = (foreground: keyof ColourScheme, ...backgrounds: (keyof ColourScheme)[]): ColourPair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 3 }));

/** Every pair of colours that components use; `colour.test.ts` checks each in each scheme. */
export const colourPairs: readonly ColourPair[] = [
  ...text('text', 'page', 'surface', 'tint', 'actionTint', 'accentTint', 'successTint', 'dangerTint', 'warningTint'),
  ...text('muted', 'page', 'surface', 'tint', 'actionTint'),
  ...text('action', 'page', 'surface', 'tint', 'actionTint'),
  ...text('actionHover', 'page', 'surface', 'tint', 'actionTint'),
  ...text('onAction', 'action', 'actionHover'),
  ...text('onAccent', 'accent'),
  ...text('accentText', 'page', 'surface', 'tint', 'accentTint'),
  ...text('success', 'page', 'surface', 'successTint'),
  ...text('warning', 'page', 'surface', 'warningTint'),
  ...text('danger', 'page', 'surface', 'dangerTint'),
  ...text('onDanger', 'danger', 'dangerHover'),
  ...part('edge', 'page', 'surface'),
  ...part('focusOuter', 'page', 'surface', 'tint'),
];
