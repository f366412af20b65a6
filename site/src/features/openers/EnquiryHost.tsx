import { originNamed } from '@prospectus/contract/origins';
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { enquiryPath } from '../../lib/openers.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import { useBrochureDownload } from '../brochure/use-brochure-download.tsx';
import type { EnquiryProgram } from '../enquiry/index.ts';
import { type LastSuccess, takeStoredSuccess } from '../enquiry/last-success.ts';
import type { LeadModalProps } from '../enquiry/LeadModal.tsx';
import { useVisitor } from '../visitor/index.ts';
import { openRequests } from './open-requests.ts';

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
  useBrochures();

  const close = () => {
    setSuccess(null);
    openRequests.close();
  };
  const open =
    request ??
    (success && { variant: success.variant, origin: success.origin, program: program?.slug, prefill: undefined });
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LeadModal
        variant={open.variant}
        origin={originNamed(open.origin)}
        program={open.program === undefined || open.program === program?.slug ? program : undefined}
        prefill={open.prefill}
        success={request ? undefined : (success ?? undefined)}
        campaign={campaign}
        verified={verified}
        local={local}
        onClose={close}
      />
    </Suspense>
  );
}

/** Saves a brochure that was asked for. */
function useBrochures(): void {
  const download = useBrochureDownload();
  useEffect(() => brochureRequests.take(download), [download]);
}
