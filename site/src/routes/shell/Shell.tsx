import { SkipLink, ToastProvider } from '@prospectus/design-system';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';

import { EnquiryHost } from '../../features/openers/EnquiryHost.tsx';
import { VisitorProvider } from '../../features/visitor/index.ts';
import { hydration } from '../../lib/hydration.ts';
import { enquiryProgram, usePageProgram, useRootData } from '../pageData.ts';
import { PageActions } from './PageActions.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The frame of every page. */
export function Shell() {
  const root = useRootData();
  const program = usePageProgram();
  const { pathname } = useLocation();
  useEffect(() => hydration.markDone(), []);
  if (!root) return null;
  return (
    <VisitorProvider kind={root.visitor} local={root.local}>
      <SkipLink />
      <PageHeader root={root} program={program} />
      <main id="main">
        <Outlet />
      </main>
      <PageFooter root={root} />
      {pathname !== '/enquire' && <PageActions program={program} />}
      {/* Beside the page, not around it: a message or dialog changes nothing above sections that still sleep. */}
      <ToastProvider>
        <EnquiryHost program={program && enquiryProgram(program)} />
      </ToastProvider>
    </VisitorProvider>
  );
}
