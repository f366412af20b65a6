/** An entry of the main menu: a link, or a title with more entries below it. */
export interface NavItem {
  label: string;
  /** Where it leads; for an entry with children, their overview page. */
  href?: string | undefined;
  /** Opens in a new tab. */
  external?: boolean | undefined;
  /** One line below the label, in a panel. */
  description?: string | undefined;
  /** Links below it. If they have `items` they are groups, and the panel takes the page's width. */
  items?: NavItem[] | undefined;
  /** Label of the link to `href` inside the panel. */
  allLabel?: string | undefined;
}

/** Links below one heading; links without a group have none. */
export interface NavGroup {
  heading?: NavItem | undefined;
  links: NavItem[];
}

/** The entries below one, as groups: links without a group first. */
export function groupNavItems({ label, href, allLabel = label, items = [] }: NavItem): NavGroup[] {
  const all: NavItem[] = href ? [{ label: allLabel, href }] : [];
  const loose = [...all, ...items.filter((item) => !item.items?.length)];
  const groups = items.filter((item) => item.items?.length);
  return [
    ...(loose.length > 0 ? [{ links: loose }] : []),
    ...groups.map((heading) => ({ heading, links: heading.items ?? [] })),
  ];
}

/** Whether it is, or contains, the current page. */
export const containsPage = (item: NavItem, href: string | undefined): boolean =>
  href !== undefined && (item.href === href || (item.items ?? []).some((inner) => containsPage(inner, href)));
