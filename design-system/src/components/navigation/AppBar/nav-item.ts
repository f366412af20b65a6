/** An entry of the main menu: a link, or a title over further entries. */
export interface NavItem {
  label: string;
  /** Where it leads; of an entry with further ones, the page over all of them. */
  href?: string | undefined;
  /** Opens in a new tab. */
  external?: boolean | undefined;
  /** One line under the label, in a panel. */
  description?: string | undefined;
  /** Links below it. Where they have `items` of their own they are groups, and the panel takes the page's width. */
  items?: NavItem[] | undefined;
  /** Words of the link to `href` inside the panel. */
  allLabel?: string | undefined;
}

/** Links under one heading; loose links stand together under none. */
export interface NavGroup {
  heading?: NavItem | undefined;
  links: NavItem[];
}

/** The entries below one, as groups: loose links first. */
export function groupNavItems({ label, href, allLabel = label, items = [] }: NavItem): NavGroup[] {
  const all: NavItem[] = href ? [{ label: allLabel, href }] : [];
  const loose = [...all, ...items.filter((item) => !item.items?.length)];
  const groups = items.filter((item) => item.items?.length);
  return [
    ...(loose.length > 0 ? [{ links: loose }] : []),
    ...groups.map((heading) => ({ heading, links: heading.items ?? [] })),
  ];
}

/** Whether it is, or holds, the page that is shown. */
export const containsPage = (item: NavItem, href: string | undefined): boolean =>
  href !== undefined && (item.href === href || (item.items ?? []).some((inner) => containsPage(inner, href)));
