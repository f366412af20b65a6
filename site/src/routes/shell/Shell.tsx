import { DEFAULTS } from '@prospectus/contract/constants';
import { LatticeFileProvider, ProgressBar, Ribbon, SkipLink, ToastProvider } from '@prospectus/design-system';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';

import { LocalEventPanel } from '../../features/analytics/LocalEventPanel.tsx';
import { EnquiryHost } from '../../features/openers/EnquiryHost.tsx';
import { PopupHost } from '../../features/popups/PopupHost.tsx';
import { VisitorProvider } from '../../features/visitor/VisitorContext.tsx';
import { hydration } from '../../lib/islands.ts';
import { enquiryProgram, useFrameOptions, useRootData } from '../page/page-data.ts';
import { CampaignEnd, PageFooter } from './PageEnd.tsx';
import { PageActions, PageHeader } from './PageHeader.tsx';

/** Pages that are a form. */
const OWN_FORMS = new Set(['/enquire', '/my-enquiry']);

/** The frame of every page. */
export function Shell() {
  const root = useRootData();
  const frameOptions = useFrameOptions();
  const { pathname } = useLocation();
  useEffect(() => hydration.markDone(), []);
  if (!root) return null;
  if (frameOptions.sheet)
    return (
      <main id="main">
        <Outlet />
      </main>
    );
  // Auxiliary pages and posts have a card of the programme, which is not enough for an enquiry.
  const program =
    frameOptions.page?.program && 'erp_unicode' in frameOptions.page.program ? frameOptions.page.program : undefined;
  return (
    <LatticeFileProvider baseUrl={root.latticeFolder}>
      <VisitorProvider kind={root.visitor} local={root.local}>
        <SkipLink />
        <ProgressBar active={DEFAULTS.pageLoader} until="load" />
        {root.local && <Ribbon label="Demonstration">{`Demo: ${root.frame.name} is fictional`}</Ribbon>}
        <PageHeader frame={root.frame} program={program} campaign={frameOptions.campaign === true} />
        <main id="main">
          <Outlet />
        </main>
        {frameOptions.campaign ? (
          <CampaignEnd frame={root.frame} recognition={frameOptions.page?.accreditation} />
        ) : (
          <PageFooter frame={root.frame} columns={frameOptions.footer} />
        )}
        {!OWN_FORMS.has(pathname) && <PageActions program={program} />}
        {/* Not around the page: a message or dialog must not re-render islands before hydration. */}
        <ToastProvider>
          <EnquiryHost
            program={program && enquiryProgram(program)}
            campaign={frameOptions.campaign === true}
            contact={root.frame.contact}
          />
          <PopupHost banner={root.frame.promotionalBanner} />
        </ToastProvider>
        {root.local && <LocalEventPanel />}
      </VisitorProvider>
    </LatticeFileProvider>
  );
}
