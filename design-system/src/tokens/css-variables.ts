import type { ColourScheme } from './colour.ts';
import { lightColours } from './colour.ts';

/** `actionHover` as `action-hover`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variable = (name: string) => `--ds-${kebabCase(name)}`;

/** Colours as CSS variables, whose values a band or scheme changes. */
export const colour = Object.fromEntries(
  Object.keys(lightColours).map((name) => [name, `var(${variable(name)})`]),
) as Record<keyof ColourScheme, string>;

/** The declarations of one scheme's values. */
export const colourVariables = (scheme: Partial<ColourScheme>): Record<string, string> =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [variable(name), value]));

/** Only the values that differ between two schemes, because every page contains these declarations. */
export const changedColourVariables = (scheme: ColourScheme, from: ColourScheme): Record<string, string> =>
  colourVariables(
    Object.fromEntries(Object.entries(scheme).filter(([name, value]) => from[name as keyof ColourScheme] !== value)),
  );
