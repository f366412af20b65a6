import { useId } from 'react';
import { Entry } from './NavLink.tsx';
import { groupsOf, type NavGroup, type NavItem } from './nav-item.ts';

type Props = { item: NavItem; currentHref?: string | undefined };

/** Everything below one entry of a menu, group by group. */
export function Groups({ item, currentHref }: Props) {
  return groupsOf(item).map((group) => (
    <Group key={group.heading?.label ?? ''} group={group} currentHref={currentHref} />
  ));
}

function Group({ group: { heading, links }, currentHref }: { group: NavGroup; currentHref?: string | undefined }) {
  const id = useId();
  return (
    <div className="group">
      {heading && (
        <p className="heading" id={id}>
          {heading.href ? <Entry item={heading} currentHref={currentHref} /> : heading.label}
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {links.map((link) => (
          <li key={link.label}>
            <Entry item={link} currentHref={currentHref} />
          </li>
        ))}
      </ul>
    </div>
  );
}
