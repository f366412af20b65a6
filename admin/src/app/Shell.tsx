import styled from '@emotion/styled';
import { BRAND } from '@prospectus/contract';
import { IconButton, Lattice, Logo, SkipLink, space, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { type Parent, ParentsContext } from '../layout/PageHeader.tsx';
import { ScreenNotices } from '../layout/ScreenNotices.tsx';
import { useIsDesktop } from '../layout/use-viewport.ts';
import { useSession } from '../providers/contexts.ts';
import { listPath } from '../records/console-resource.ts';
import { sharedResources } from '../records/resource-entries.ts';
import { NoRole } from '../screens/accounts/SignedOutFrame.tsx';
import { SignInAgain } from '../screens/accounts/SignInAgain.tsx';
import { useOwnLanguage } from '../screens/accounts/own-account.tsx';
import { useText } from '../texts/language-context.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { MainMenu } from './MainMenu.tsx';
import { TourOffer } from './TourOffer.tsx';
import * as Parts from './shell-parts.ts';

const PROFILE = '/profile';

/**
 * The frame of every screen: the menu at the side (behind a button on a phone), the content beside it. An
 * administrator who needs a second factor and has none is led to the profile, whatever is opened.
 */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const { identity, isPending } = useGetIdentity();
  useOwnLanguage();
  useFocusOnNavigation();
  const parentsOf = useParents();
  const session = useSession();
  const needsSecondFactor = useSyncExternalStore(session.onInterruption, session.needsSecondFactor);
  const { pathname } = useLocation();
  if (isPending) return <PageSkeleton />;
  if (identity?.['role'] === null) return <NoRole email={String(identity['email'])} />;
  return (
    <KeyboardShortcuts>
      {(openSearch) => (
        <Parts.Frame>
          <SkipLink href="#content" label={text('shell.skipToContent')} />
          <Navigation onSearch={openSearch} />
          <Parts.Main id="content" tabIndex={-1} data-tour="content">
            <Parts.Notices>
              <ScreenNotices />
            </Parts.Notices>
            <TourOffer />
            <ParentsContext value={parentsOf}>
              <Suspense fallback={<PageSkeleton />}>
                {needsSecondFactor && pathname !== PROFILE ? <Navigate to={PROFILE} /> : children}
              </Suspense>
            </ParentsContext>
          </Parts.Main>
          <SignInAgain />
        </Parts.Frame>
      )}
    </KeyboardShortcuts>
  );
}

function Navigation({ onSearch }: { onSearch: () => void }) {
  const text = useText();
  const isDesk = useIsDesktop();
  const [open, setOpen] = useState(false);
  if (isDesk) {
    return (
      <Parts.Sidebar data-tone="ink">
        <Logo name={BRAND.name} descriptor={BRAND.descriptor} />
        <Parts.SidebarMenu>
          <MainMenu onSearch={onSearch} />
          <Pattern>
            <Lattice seed="console" tone="ink" scale={0.6} />
          </Pattern>
        </Parts.SidebarMenu>
        <AccountMenu />
      </Parts.Sidebar>
    );
  }
  return (
    <Parts.TopBar data-tone="ink">
      <Logo name={BRAND.name} />
      <div>
        <IconButton icon="search" label={text('shell.find')} onClick={onSearch} />
        <IconButton icon="menu" label={text('shell.menu.open')} aria-expanded={open} onClick={() => setOpen(true)} />
      </div>
      <ModalDialog open={open} onClose={() => setOpen(false)} title={text('shell.menu.open')}>
        <Stack gap={3}>
          <MainMenu onNavigate={() => setOpen(false)} />
          <AccountMenu />
        </Stack>
      </ModalDialog>
    </Parts.TopBar>
  );
}

const Pattern = styled('div')({
  flex: '1 1 0',
  minHeight: 0,
  marginInline: `calc(-1 * ${space(2)})`,
  overflow: 'hidden',
  opacity: 0.3,
  maskImage: 'linear-gradient(transparent, #000 45%, transparent)',
});

const inContentManager = new Set(sharedResources.map(listPath));

/** The screens above a list: the Site Content Manager where the list has no entry of its own in the menu. */
function useParents(): (path: string) => readonly Parent[] {
  const text = useText();
  return useCallback(
    (path) => (inContentManager.has(path) ? [{ label: text('shell.menu.content'), href: '/content' }] : []),
    [text],
  );
}

const GIVE_UP_MS = 8_000;

/**
 * After a change of screen the focus goes to its heading, once that is there, so that a screen reader reads it and Tab
 * goes on from it. A person who meanwhile focused something on the new screen keeps their focus.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (!main) return undefined;
    const focus = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      if (!main.contains(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
