import type { Role } from '@prospectus/contract';
import { Icon } from '@prospectus/design-system';
import { useId } from 'react';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router';

import { useText } from '../texts/language-context.ts';
import { type MenuItem, menuFor } from './menu.ts';
import { Menu } from './shell-parts.ts';

/** The menu of the person's role. */
export function MainMenu({ onNavigate, onSearch }: { onNavigate?: () => void; onSearch?: () => void }) {
  const { permissions } = usePermissions<Role | null>();
  const text = useText();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {text('shell.console')}
      </h2>
      <Menu>
        {onSearch && (
          <li>
            <button type="button" onClick={onSearch} aria-keyshortcuts="Control+K">
              <Icon name="search" size={20} />
              {text('shell.find')}
              <kbd>Ctrl K</kbd>
            </button>
          </li>
        )}
        {menuFor(permissions ?? null).map((item) => (
          <li key={item.to}>
            <Entry item={item} onNavigate={onNavigate} withIcon />
            {item.inside && item.inside.length > 0 && (
              <ul>
                {item.inside.map((inner) => (
                  <li key={inner.to}>
                    <Entry item={inner} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Menu>
    </nav>
  );
}

function Entry({
  item,
  onNavigate,
  withIcon = false,
}: {
  item: MenuItem;
  onNavigate?: (() => void) | undefined;
  withIcon?: boolean;
}) {
  const text = useText();
  return (
    <NavLink to={item.to} end={item.to === '/'} onClick={onNavigate}>
      {withIcon && <Icon name={item.icon} size={20} />}
      {text(item.label)}
    </NavLink>
  );
}
