import type { ColourScheme } from './colour-scheme.ts';

/*
 * The brand: colours, fonts and logo. Nothing else in the repository defines any of these; the name is in the contract.
 * After a change run `npm run brand`.
 */

/** The fonts of Latin text. In `package`, `{subset}` is replaced by `latin` and `latin-ext`. */
export const brandFonts = {
  display: {
    name: 'Fraunces',
    package: '@fontsource-variable/fraunces/files/fraunces-{subset}-opsz-normal.woff2',
    // One optical size for headings: the axis would add half as many bytes again.
    axes: { opsz: 72 },
    kind: 'serif',
  },
  text: {
    name: 'Inter',
    package: '@fontsource-variable/inter/files/inter-{subset}-wght-normal.woff2',
    axes: {},
    kind: 'sans-serif',
  },
} as const satisfies Record<'display' | 'text', BrandFont>;

/** A variable font with a weight axis from 400 to 700. */
export interface BrandFont {
  name: string;
  package: string;
  /** Further axes, each fixed at a value. */
  axes: Readonly<Record<string, number>>;
  /** Decides which system fonts are shown until it has loaded. */
  kind: 'serif' | 'sans-serif';
}

/** The logo in a box of 40 by 40: `outline` in the text colour, `detail` in thinner lines of it, `accent` filled. */
export const logoMark = {
  outline: 'M9 9h22v22H9zM20 4.4 35.6 20 20 35.6 4.4 20z',
  detail: 'M20 4.4v31.2M20 4.4c6.4 9.7 6.4 21.5 0 31.2-6.4-9.7-6.4-21.5 0-31.2',
  accent: 'M16.8 20a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0z',
};

/** Light scheme: warm off-white, near-black indigo, marigold. */
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

/** The console's dark scheme. */
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
