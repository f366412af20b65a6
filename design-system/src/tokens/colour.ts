import {
  lightColours,
  darkColours,
  inkColours,
  lightHighContrast,
  darkHighContrast,
  inkHighContrast,
} from './brand.ts';
import type { ColourScheme } from './colour-scheme.ts';

export type { ColourScheme } from './colour-scheme.ts';
export {
  lightColours,
  darkColours,
  inkColours,
  lightHighContrast,
  darkHighContrast,
  inkHighContrast,
} from './brand.ts';

export const colourSchemes = {
  light: lightColours,
  dark: darkColours,
  ink: inkColours,
  lightHighContrast,
  darkHighContrast,
  inkHighContrast,
} as const satisfies Record<string, ColourScheme>;
