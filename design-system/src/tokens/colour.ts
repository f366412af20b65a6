/** Colours of one scheme, named by their job. Every pair that is used together is listed in `colour-pairs.ts` and tested. */
export interface ColourScheme {
  /** Ground of the page or band. */
  page: string;
  /** Ground of cards, fields and menus. */
  surface: string;
  /** Quiet fill: table heads, chips, hovered rows. */
  tint: string;
  /** Text and headings. */
  text: string;
  /** Secondary text, still 4.5:1. */
  muted: string;
  /** Hairlines that only decorate. */
  rule: string;
  /** Borders of controls, 3:1. */
  edge: string;
  /** What can be pressed. */
  action: string;
  /** The same under the pointer. */
  actionHover: string;
  /** Text on what can be pressed. */
  onAction: string;
  /** Quiet fill of what is chosen. */
  actionTint: string;
  /** Marigold, the single accent. */
  accent: string;
  /** Text on marigold. */
  onAccent: string;
  /** A breath of marigold: marked text, notes. */
  accentTint: string;
  /** Marigold deep enough to be read as text. */
  accentText: string;
  /** Green, only where something went well. */
  success: string;
  /** Its quiet fill. */
  successTint: string;
  /** Amber, only where something wants attention. */
  warning: string;
  /** Its quiet fill. */
  warningTint: string;
  /** Red, only where something is wrong or will be lost. */
  danger: string;
  /** The same under the pointer. */
  dangerHover: string;
  /** Its quiet fill. */
  dangerTint: string;
  /** Text on red. */
  onDanger: string;
  /** The two rings of the focus mark. */
  focusOuter: string;
  /** The inner ring. */
  focusInner: string;
  /** Lines of the lattice. */
  lattice: string;
  /** Ground of the lattice. */
  latticeTint: string;
}

/** Paper by day: warm off-white, near-black indigo, marigold. */
export const lightColours = {
  page: '#fbf7ee',
  surface: '#ffffff',
  tint: '#f4ecdc',
  text: '#1a1840',
  muted: '#56527a',
  rule: '#e0d6c2',
  edge: '#857f9b',
  action: '#2f2b86',
  actionHover: '#211e66',
  onAction: '#ffffff',
  actionTint: '#ecebf6',
  accent: '#f4a51c',
  onAccent: '#1a1840',
  accentTint: '#fdefd2',
  accentText: '#8a5200',
  success: '#1d6a41',
  successTint: '#e4f1e7',
  warning: '#8a5200',
  warningTint: '#fdefd2',
  danger: '#ae261d',
  dangerHover: '#8a1a13',
  dangerTint: '#fbe8e5',
  onDanger: '#ffffff',
  focusOuter: '#2f2b86',
  focusInner: '#f4a51c',
  lattice: '#4a459c',
  latticeTint: '#efe9f0',
} satisfies ColourScheme;

/** The same names in the console's dark scheme. */
export const darkColours = {
  page: '#121128',
  surface: '#1b1a38',
  tint: '#262448',
  text: '#f3efe6',
  muted: '#b9b4d2',
  rule: '#353260',
  edge: '#7f7aa8',
  action: '#b3aef5',
  actionHover: '#cdc9fb',
  onAction: '#16143a',
  actionTint: '#2a2858',
  accent: '#f7b53f',
  onAccent: '#1a1840',
  accentTint: '#3d2f17',
  accentText: '#f7c466',
  success: '#7fd3a0',
  successTint: '#17352a',
  warning: '#f7c466',
  warningTint: '#3d2f17',
  danger: '#ff9d93',
  dangerHover: '#ffb9b1',
  dangerTint: '#451f25',
  onDanger: '#3a0d0a',
  focusOuter: '#f7b53f',
  focusInner: '#121128',
  lattice: '#8a85d8',
  latticeTint: '#211f47',
} satisfies ColourScheme;

/** A band of ink inside a page, light or dark. */
export const inkColours = {
  ...darkColours,
  page: '#1a1840',
  surface: '#24214f',
  tint: '#2d2a5e',
  text: '#fbf7ee',
  muted: '#c8c3e0',
  rule: '#413d78',
  edge: '#8d88b8',
  action: '#f4a51c',
  actionHover: '#ffbe4d',
  onAction: '#1a1840',
  actionTint: '#312d66',
  focusInner: '#1a1840',
  lattice: '#7d78cf',
  latticeTint: '#242158',
} satisfies ColourScheme;

/** The light scheme where `prefers-contrast: more`: 7:1 for text, 4.5:1 for the parts of controls. */
export const lightHighContrast = {
  ...lightColours,
  page: '#ffffff',
  tint: '#f2f0ea',
  text: '#08071f',
  muted: '#2b284d',
  rule: '#6d6886',
  edge: '#3a3660',
  action: '#1c1966',
  actionHover: '#08071f',
  accentText: '#5e3700',
  success: '#0e4a2a',
  warning: '#5e3700',
  danger: '#8a1009',
  focusOuter: '#08071f',
} satisfies ColourScheme;

/** The dark scheme where `prefers-contrast: more`. */
export const darkHighContrast = {
  ...darkColours,
  page: '#07061a',
  surface: '#100f26',
  tint: '#1f1d40',
  text: '#ffffff',
  muted: '#dedaf0',
  rule: '#8d88b8',
  edge: '#bdb8dc',
  action: '#d3d0fc',
  actionHover: '#ebe9ff',
  actionTint: '#201e48',
  success: '#9fe6bb',
  danger: '#ffbdb6',
  dangerHover: '#ffd4cf',
} satisfies ColourScheme;

/** A band of ink where `prefers-contrast: more`. */
export const inkHighContrast = {
  ...inkColours,
  muted: '#e6e2f5',
  rule: '#9b96c6',
  edge: '#c3bee2',
  action: '#ffc75c',
  actionHover: '#ffdc97',
} satisfies ColourScheme;

/** All of them, by name. */
export const colourSchemes = {
  light: lightColours,
  dark: darkColours,
  ink: inkColours,
  lightHighContrast,
  darkHighContrast,
  inkHighContrast,
} as const satisfies Record<string, ColourScheme>;
