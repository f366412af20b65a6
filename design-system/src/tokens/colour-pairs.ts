import { type ColourScheme, darkMoreContrast, inkMoreContrast, moreContrast } from './colour.ts';

/** A foreground on a ground, with the least contrast WCAG 2.2 AA asks of it. */
export interface Pair {
  ink: keyof ColourScheme;
  ground: keyof ColourScheme;
  least: 4.5 | 3;
}

/** What a pair must reach in a scheme: AA, and AAA where the reader asked for more contrast. */
export const leastIn = (scheme: ColourScheme, { least }: Pair): number =>
  increased.has(scheme) ? (least === 4.5 ? 7 : 4.5) : least;

const increased = new Set<ColourScheme>([moreContrast, darkMoreContrast, inkMoreContrast]);

const text = (ink: keyof ColourScheme, ...grounds: (keyof ColourScheme)[]): Pair[] =>
  grounds.map((ground) => ({ ink, ground, least: 4.5 }));
const part = (ink: keyof ColourScheme, ...grounds: (keyof ColourScheme)[]): Pair[] =>
  grounds.map((ground) => ({ ink, ground, least: 3 }));

/** Every pair the components use; `colour.test.ts` computes each in each scheme. */
export const pairs: readonly Pair[] = [
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
