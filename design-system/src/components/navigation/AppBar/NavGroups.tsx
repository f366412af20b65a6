import { useId } from 'react';
import { NavLink } from './NavLink.tsx';
import { groupNavItems, type NavGroup, type NavItem } from './nav-item.ts';

type Props = { item: NavItem; currentHref?: string | undefined };

/** Everything below one entry of a menu, group by group. */
export function NavGroups({ item, currentHref }: Props) {
  return groupNavItems(item).map((group) => (
    <Group key={group.heading?.label ?? ''} group={group} currentHref={currentHref} />
  ));
}

function Group({ group: { heading, links }, currentHref }: { group: NavGroup; currentHref?: string | undefined }) {
  const id = useId();
  return (
    <div className="group">
      {heading && (
        <p className="heading" id={id}>
          {heading.href ? <NavLink item={heading} currentHref={currentHref} /> : heading.label}
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink item={link} currentHref={currentHref} />
          </li>
        ))}
      </ul>
    </div>
  );
}
