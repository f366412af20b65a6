import styled from '@emotion/styled';
import { ROLE } from '@prospectus/contract';
import { colour, Icon, space } from '@prospectus/design-system';
import { useGetIdentity, useLogout, useTheme } from 'react-admin';

import { Menu } from './shell-parts.ts';

/** Who is signed in, the colour scheme, and sign-out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [scheme, setScheme] = useTheme();
  const isDark = scheme ? scheme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  return (
    <Root>
      <p>
        <b>{identity?.fullName}</b>
        <span>{identity?.['role'] === ROLE.ADMIN ? 'Administrator' : 'Event creator'}</span>
      </p>
      <Menu>
        <li>
          <button type="button" onClick={() => setScheme(isDark ? 'light' : 'dark')}>
            <Icon name="star" size={20} />
            {isDark ? 'Light colours' : 'Dark colours'}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void logout({}, undefined, false)}>
            <Icon name="lock" size={20} />
            Sign out
          </button>
        </li>
      </Menu>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  paddingTop: space(2),
  borderTop: `1px solid ${colour.rule}`,
  '& p': { margin: 0, paddingInline: 12, display: 'grid', fontSize: '0.9375rem', lineHeight: 1.4 },
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span': { color: colour.muted },
});
