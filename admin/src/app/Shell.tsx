import styled from '@emotion/styled';
import { Dialog, IconButton, Lattice, Logo, SkipLink, space } from '@prospectus/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { NoRole } from '../screens/NoRole.tsx';
import { SignInAgain } from '../screens/SignInAgain.tsx';
import { Waiting } from '../screens/Waiting.tsx';
import { Account } from './Account.tsx';
import { BRAND } from '@prospectus/contract';
import { Keys } from './Keys.tsx';
import { MainMenu } from './MainMenu.tsx';
import * as Parts from './shell-parts.ts';
import { useIsDesk } from './room.ts';

/** The frame around every screen: the menu on ink at the side (behind a button on a phone), the work on paper. */
export function Shell({ children }: { children: ReactNode }) {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return <Waiting />;
  if (identity?.['role'] === null) return <NoRole email={String(identity['email'])} />;
  return (
    <Keys>
      {(openFinder) => (
        <Parts.Frame>
          <SkipLink href="#content" label="Skip to the content" />
          <Side onFind={openFinder} />
          <Parts.Main id="content" tabIndex={-1}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </Parts.Main>
          <SignInAgain />
        </Parts.Frame>
      )}
    </Keys>
  );
}

function Side({ onFind }: { onFind: () => void }) {
  const isDesk = useIsDesk();
  const [open, setOpen] = useState(false);
  if (isDesk) {
    return (
      <Parts.Side data-tone="ink">
        <Logo name={BRAND.name} descriptor={BRAND.descriptor} />
        <MainMenu onFind={onFind} />
        <Art>
          <Lattice seed="console" tone="ink" scale={0.6} />
        </Art>
        <Account />
      </Parts.Side>
    );
  }
  return (
    <Parts.Top data-tone="ink">
      <Logo name={BRAND.name} />
      <div>
        <IconButton icon="search" label="Find a record" onClick={onFind} />
        <IconButton icon="menu" label="Menu" aria-expanded={open} onClick={() => setOpen(true)} />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Menu">
        <Parts.Sheet>
          <MainMenu onChosen={() => setOpen(false)} />
          <Account />
        </Parts.Sheet>
      </Dialog>
    </Parts.Top>
  );
}

const Art = styled('div')({
  flex: 1,
  minHeight: 40,
  marginInline: `calc(-1 * ${space(2)})`,
  overflow: 'hidden',
  opacity: 0.3,
  maskImage: 'linear-gradient(transparent, #000 45%, transparent)',
});
