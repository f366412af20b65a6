import { toOriginName } from '@prospectus/contract/origins';
import { useToast } from '@prospectus/design-system';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { loadCode } from '../../lib/load-code.ts';
import { enquiryPath } from '../../lib/openers.ts';
import { useFailuresOfPage } from '../../lib/use-failure-toast.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import { useBrochureDownload } from '../brochure/brochure-download.tsx';
import type { Contact } from '../enquiry/ContactLine.tsx';
import type { EnquiryProgram } from '../enquiry/enquiry-values.ts';
import { type LastSuccess, takeStoredSuccess, unsent, type Unsent } from '../enquiry/stored.ts';
import type { LeadModalProps } from '../enquiry/LeadModal.tsx';
import { keepTrying } from '../enquiry/keep-trying.ts';
import { useVisitor } from '../visitor/VisitorContext.tsx';
import { openEnquiry, openRequests } from './open-requests.ts';

type Props = { program: EnquiryProgram | undefined; campaign: boolean; contact: Contact };

/** Shows the lead modal on request, and after a reload the success from before. */
export function EnquiryHost({ program, campaign, contact }: Props) {
  const request = useSyncExternalStore(openRequests.subscribe, openRequests.current, () => null);
  const [success, setSuccess] = useState<LastSuccess | null>(null);
  const { verified, local } = useVisitor();
  useEffect(() => setSuccess(takeStoredSuccess()), []);
  useUnsent(verified, request !== null);
  useBrochures();
  usePreloadedModal();
  useFailuresOfPage();

  const close = () => {
    setSuccess(null);
    openRequests.close();
  };
  const open = request ?? (success && { variant: success.variant, origin: success.origin, program: program?.slug });
  if (!open) return null;
  return (
    <Suspense fallback={<ModalLoading />}>
      <LeadModal
        variant={open.variant}
        origin={toOriginName(open.origin)}
        program={open.program === undefined || open.program === program?.slug ? program : undefined}
        prefill={request?.prefill}
        resume={request?.resume}
        success={request ? undefined : (success ?? undefined)}
        campaign={campaign}
        contact={contact}
        verified={verified}
        local={local}
        onClose={close}
      />
    </Suspense>
  );
}

const importModal = () => import('../enquiry/LeadModal.tsx');
const LeadModal = lazy<ComponentType<LeadModalProps>>(async () => ({ default: await loadModal() }));

async function loadModal(): Promise<ComponentType<LeadModalProps>> {
  try {
    return (await loadCode(importModal)).LeadModal;
  } catch {
    // Without the modal's code the enquiry continues as plain pages.
    const { variant = 'REGISTER', origin = 'page', program } = openRequests.current() ?? {};
    location.assign(enquiryPath(variant, origin, program === undefined ? undefined : { slug: program }));
    return () => null;
  }
}

const OFFLINE_MESSAGE_AFTER_MS = 500;

/** Shown while the modal's code is loading. */
function ModalLoading() {
  const toast = useToast();
  const reportOffline = useEffectEvent(() => {
    if (!navigator.onLine)
      toast.show({
        tone: 'danger',
        title: 'You’re offline.',
        description: 'The form opens when you’re connected again. Your details are still here.',
      });
  });
  useEffect(() => {
    const timer = setTimeout(() => reportOffline(), OFFLINE_MESSAGE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const LEADS_TO_MODAL = '[data-enquire], form[action="/enquire"]';
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Preloads the modal's code on hover, focus or touch of an opener or a form. */
function usePreloadedModal(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (target instanceof Element && target.closest(LEADS_TO_MODAL)) importModal().catch(() => undefined);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, load, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, load);
    };
  }, []);
}

/** Resumes an unsent submission: at once one from an earlier page, later one whose modal was closed. */
function useUnsent(verified: boolean, isOpen: boolean): void {
  const { pathname } = useLocation();
  const waiting = useEffectEvent(() => (verified || pathname === '/enquire' ? null : unsent.read()));
  const resume = useEffectEvent((submission: Unsent | null) => {
    if (submission && openRequests.current() === null)
      openEnquiry({ variant: 'REGISTER', origin: submission.origin, resume: submission });
  });
  useEffect(() => resume(waiting()), []);
  // The modal opens when the server has answered; it repeats the call with the same idempotency key.
  const send = useEffectEvent(async () => {
    const submission = waiting();
    if (!submission) return;
    // Without the code the next attempt imports it again.
    const code = await import('../enquiry/send-unsent.ts').catch(() => undefined);
    if ((await code?.sendUnsent(submission)) && waiting()?.key === submission.key) resume(submission);
  });
  useEffect(() => (isOpen || waiting() === null ? undefined : keepTrying(() => void send())), [isOpen]);
}

/** Serves requests for brochures. */
function useBrochures(): void {
  const download = useBrochureDownload();
  useEffect(() => brochureRequests.take(download), [download]);
}
