import styled from '@emotion/styled';
import { colour, Lattice, Logo, mediaQuery, space } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { BRAND } from '@prospectus/contract';

import { LanguageChoice } from './LanguageChoice.tsx';

/** The frame of the pages before sign-in: the brand and the content beside the brand's pattern. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <Root>
      <main>
        <header>
          <Logo name={BRAND.name} descriptor={BRAND.descriptor} />
          <LanguageChoice />
        </header>
        <div>{children}</div>
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
  '& > main > header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(2),
  },
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
