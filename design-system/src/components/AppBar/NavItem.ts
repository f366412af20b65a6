/** An entry of the main menu: a link, or a title over further links. */
export interface NavItem {
  label: string;
  href?: string | undefined;
  /** Opens in a new tab. */
  external?: boolean | undefined;
  items?: NavItem[] | undefined;
}
