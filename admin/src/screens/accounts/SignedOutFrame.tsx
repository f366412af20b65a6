import styled from '@emotion/styled';
import { BRAND } from '@prospectus/contract';
import {
  Button,
  Callout,
  colour,
  Heading,
  Lattice,
  Logo,
  mediaQuery,
  space,
  Stack,
  Text,
} from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import { LanguageChoice } from './own-account.tsx';

type FrameProps = { title: string; heading?: string; children: ReactNode };

/** The frame of the pages before sign-in: the brand and the content beside the brand's pattern. */
export function SignedOutFrame({ title, heading = title, children }: FrameProps) {
  const text = useText();
  return (
    <Root>
      <title>{`${title} · ${text('shell.console')}`}</title>
      <main>
        <header>
          <Logo name={BRAND.name} descriptor={BRAND.descriptor} />
          <LanguageChoice />
        </header>
        <div>
          <Stack gap={3}>
            <Heading level={1} size="h2">
              {heading}
            </Heading>
            {children}
          </Stack>
        </div>
      </main>
      <Art data-tone="ink">
        <Lattice seed={BRAND.name} tone="ink" />
      </Art>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  minHeight: '100dvh',
  background: colour.page,
  color: colour.text,
  gridTemplateRows: 'auto 96px',
  [mediaQuery.desktop]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(480px, 5fr) 6fr' },
  '& > main': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: space(4),
    padding: `${space(4)} clamp(16px, 6vw, 72px)`,
  },
  '& > main > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(2) },
  '& > main > header button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    border: 0,
    background: 'none',
    color: colour.action,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > main > div': { alignSelf: 'center', width: '100%', maxWidth: 460 },
});

const Art = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  background: colour.page,
  '& > svg': { position: 'absolute', inset: 0 },
});

/** In place of the console for an account that no administrator has given a role yet. */
export function NoRole({ email }: { email: string }) {
  const text = useText();
  const logout = useLogout();
  return (
    <SignedOutFrame title={text('accounts.noRole.tab')} heading={text('accounts.noRole.title')}>
      <Text>{text('accounts.noRole.text', { email })}</Text>
      <Callout tone="info">{text('accounts.noRole.hint')}</Callout>
      <Stack direction="row" gap={1}>
        <Button onClick={() => window.location.reload()}>{text('accounts.noRole.reload')}</Button>
        <Button variant="quiet" onClick={() => void logout({}, undefined, false)}>
          {text('shell.signOut')}
        </Button>
      </Stack>
    </SignedOutFrame>
  );
}
