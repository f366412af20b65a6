/** Colours of one scheme, named by their use. Every pair that is used together is in `colour-pairs.ts` and tested. */
export interface ColourScheme {
  /** Background of the page or band. */
  page: string;
  /** Background of cards, fields and menus. */
  surface: string;
  /** Quiet fill: table heads, chips, hovered rows. */
  tint: string;
  /** Text and headings. */
  text: string;
  /** Secondary text, at least 4.5:1. */
  muted: string;
  /** Decorative lines. */
  rule: string;
  /** Borders of controls, 3:1. */
  edge: string;
  /** Buttons and links. */
  action: string;
  /** Buttons and links on hover. */
  actionHover: string;
  /** Text on a button. */
  onAction: string;
  /** Quiet fill of what is selected. */
  actionTint: string;
  /** Marigold, the single accent. */
  accent: string;
  /** Text on marigold. */
  onAccent: string;
  /** A very light marigold: marked text, notes. */
  accentTint: string;
  /** Marigold dark enough for text. */
  accentText: string;
  /** Green, only for success. */
  success: string;
  /** Its quiet fill. */
  successTint: string;
  /** Amber, only for warnings. */
  warning: string;
  /** Its quiet fill. */
  warningTint: string;
  /** Red, only for errors and destructive actions. */
  danger: string;
  /** Red on hover. */
  dangerHover: string;
  /** Its quiet fill. */
  dangerTint: string;
  /** Text on red. */
  onDanger: string;
  /** Outer ring of the focus mark. */
  focusOuter: string;
  /** Inner ring of the focus mark. */
  focusInner: string;
  /** Lines of the lattice. */
  lattice: string;
  /** Background of the lattice. */
  latticeTint: string;
}
