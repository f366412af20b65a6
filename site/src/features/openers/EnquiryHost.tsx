import { originNamed } from '@prospectus/contract/origins';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { enquiryPath } from '../../lib/openers.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import { useBrochureDownload } from '../brochure/use-brochure-download.tsx';
import type { EnquiryProgram } from '../enquiry/index.ts';
import { type LastSuccess, takeStoredSuccess } from '../enquiry/last-success.ts';
import type { LeadModalProps } from '../enquiry/LeadModal.tsx';
import { unsent } from '../enquiry/unsent.ts';
import { useVisitor } from '../visitor/index.ts';
import { openEnquiry, openRequests } from './open-requests.ts';

const LeadModal = lazy<ComponentType<LeadModalProps>>(async () => {
  try {
    return { default: (await import('../enquiry/LeadModal.tsx')).LeadModal };
  } catch {
    // Without the modal's code the same enquiry goes on as plain pages.
    const { variant = 'REGISTER', origin = 'page', program } = openRequests.current() ?? {};
    location.assign(enquiryPath(variant, origin, program === undefined ? undefined : { slug: program }));
    return { default: () => null };
  }
});

/** Shows the lead modal when it is asked for, and after a reload what was achieved before it. */
export function EnquiryHost({ program, campaign }: { program: EnquiryProgram | undefined; campaign: boolean }) {
  const request = useSyncExternalStore(openRequests.subscribe, openRequests.current, () => null);
  const [success, setSuccess] = useState<LastSuccess | null>(null);
  const { verified, local } = useVisitor();
  useEffect(() => setSuccess(takeStoredSuccess()), []);
  useUnsent(verified);
  useBrochures();

  const close = () => {
    setSuccess(null);
    openRequests.close();
  };
  const open = request ?? (success && { variant: success.variant, origin: success.origin, program: program?.slug });
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LeadModal
        variant={open.variant}
        origin={originNamed(open.origin)}
        program={open.program === undefined || open.program === program?.slug ? program : undefined}
        prefill={request?.prefill}
        resume={request?.resume}
        success={request ? undefined : (success ?? undefined)}
        campaign={campaign}
        verified={verified}
        local={local}
        onClose={close}
      />
    </Suspense>
  );
}

/** Goes on with a submission that an earlier page could not send. */
function useUnsent(verified: boolean): void {
  const { pathname } = useLocation();
  const resume = useEffectEvent(() => {
    const submission = verified || pathname === '/enquire' ? null : unsent.read();
    if (submission && openRequests.current() === null)
      openEnquiry({ variant: 'REGISTER', origin: submission.origin, resume: submission });
  });
  useEffect(() => resume(), []);
}

/** Saves a brochure that was asked for. */
function useBrochures(): void {
  const download = useBrochureDownload();
  useEffect(() => brochureRequests.take(download), [download]);
}
