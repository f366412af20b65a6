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
