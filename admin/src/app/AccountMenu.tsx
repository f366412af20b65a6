import styled from '@emotion/styled';
import type { Role } from '@prospectus/contract';
import { colour, Icon, IconButton, Link, space } from '@prospectus/design-system';
import { useGetIdentity, useTheme } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { roleKey } from '../texts/role-key.ts';
import { LanguageChoice, useSignOut } from '../screens/accounts/own-account.tsx';
import { Menu } from './shell-parts.ts';
import { takeTour } from './TourOffer.tsx';

export function AccountMenu() {
  const text = useText();
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  const [scheme, setScheme] = useTheme();
  const isDark = scheme ? scheme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  const schemeLabel = text(isDark ? 'shell.lightColours' : 'shell.darkColours');
  return (
    <Root data-tour="account">
      <p>
        <Link href="/profile" quiet>
          {identity?.fullName}
        </Link>
        <span>{text(roleKey((identity?.['role'] as Role | undefined) ?? null))}</span>
        <IconButton icon="info" label={text('shell.tour.again')} onClick={() => void takeTour()} />
      </p>
      <Choices>
        <li>
          <LanguageChoice isSignedIn />
        </li>
        <li>
          <button
            type="button"
            aria-label={schemeLabel}
            title={schemeLabel}
            onClick={() => setScheme(isDark ? 'light' : 'dark')}
          >
            <Icon name={isDark ? 'sun' : 'moon'} size={20} />
          </button>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            <Icon name="sign-out" size={20} />
            {text('shell.signOut')}
          </button>
        </li>
      </Choices>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  paddingTop: space(2),
  borderTop: `1px solid ${colour.rule}`,
  '& p': {
    position: 'relative',
    margin: 0,
    paddingInline: '12px 48px',
    display: 'grid',
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
  '& p button': { position: 'absolute', insetInlineEnd: 0, top: 0 },
  '& p a': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span': { color: colour.muted },
});

const Choices = styled(Menu)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '& a, & button': { gap: 6, paddingInline: 10 },
});
