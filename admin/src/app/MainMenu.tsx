import type { Role } from '@prospectus/contract';
import { Icon } from '@prospectus/design-system';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useDataProvider, usePermissions } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import { z } from 'zod';

import { MENU_GROUPS, type MenuGroup } from '../layout/console-screen.ts';
import { usePersonal } from '../providers/personal.ts';
import { useText } from '../texts/language-context.ts';
import { menuFor, menuGroupsFor, type MenuItem } from './menu.ts';
import { Menu } from './shell-parts.ts';

const MAX_SHOWN = 99;

export function MainMenu({ onNavigate, onSearch }: { onNavigate?: () => void; onSearch?: () => void }) {
  const { permissions } = usePermissions<Role | null>();
  const text = useText();
  const id = useId();
  const all = menuFor(permissions ?? null);
  const counts = useWaitingCounts(all);
  const waitingProps = (count: number) =>
    count === 0
      ? {}
      : {
          'data-waiting': count > MAX_SHOWN ? `${MAX_SHOWN}+` : count,
          'aria-description': text('shell.menu.waiting', { smart_count: count }),
        };
  const countOf = (items: readonly MenuItem[]) => items.reduce((sum, { to }) => sum + (counts.get(to) ?? 0), 0);
  return (
    <nav aria-labelledby={id} data-tour="menu">
      <h2 id={id} className="visually-hidden">
        {text('shell.console')}
      </h2>
      <Menu>
        {onSearch && (
          <li>
            <button type="button" onClick={onSearch} aria-keyshortcuts="Control+K" data-tour="search">
              <Icon name="search" size={20} />
              {text('shell.find')}
              <kbd>Ctrl K</kbd>
            </button>
          </li>
        )}
        {menuGroupsFor(permissions ?? null).map(({ group, items }) => {
          const entries = items.map((item) => (
            <li key={item.to}>
              <NavLink to={item.to} end={item.to === '/'} onClick={onNavigate} {...waitingProps(countOf([item]))}>
                <Icon name={item.icon} size={20} />
                {text(item.label)}
              </NavLink>
            </li>
          ));
          return group === undefined || items.length === all.length ? (
            entries
          ) : (
            <li key={group}>
              <Group group={group} items={items} waiting={waitingProps(countOf(items))}>
                {entries}
              </Group>
            </li>
          );
        })}
      </Menu>
    </nav>
  );
}

type GroupProps = { group: MenuGroup; items: readonly MenuItem[]; waiting: object; children: ReactNode };

function Group({ group, items, waiting, children }: GroupProps) {
  const text = useText();
  const { pathname } = useLocation();
  const [folded, setFolded] = usePersonal('menu.folded', FOLDED, FOLDED_AT_FIRST);
  const isCurrent = items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <details
      open={isCurrent || !folded.includes(group)}
      onToggle={({ currentTarget: { open } }) => {
        if (!isCurrent) setFolded(open ? folded.filter((name) => name !== group) : [...new Set([...folded, group])]);
      }}
    >
      <summary {...waiting}>{text(`shell.menu.groups.${group}`)}</summary>
      <ul>{children}</ul>
    </details>
  );
}

const FOLDED = z.array(z.enum(MENU_GROUPS));
// So that all of the menu is in sight in a window of 900 px.
const FOLDED_AT_FIRST: MenuGroup[] = ['operations', 'settings'];

const REFRESH_MS = 60_000;

function useWaitingCounts(items: readonly MenuItem[]): ReadonlyMap<string, number> {
  const provider = useDataProvider();
  const counted = items.flatMap(({ to, waiting }) => (waiting ? [{ to, ...waiting }] : []));
  return useQueries({
    queries: counted.map(({ subject, filter }) => ({
      queryKey: [subject, 'getList', 'waiting', filter],
      queryFn: () =>
        provider.getList(subject, {
          filter,
          sort: { field: 'created_at', order: 'DESC' },
          pagination: { page: 1, perPage: 1 },
          meta: { fields: ['id'] },
        }),
      refetchInterval: REFRESH_MS,
      retry: false,
    })),
    combine: (answers) => new Map(answers.map(({ data }, at) => [counted[at]?.to ?? '', data?.total ?? 0])),
  });
}
