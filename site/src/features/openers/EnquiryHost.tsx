import { toOriginName } from '@prospectus/contract/origins';
import { useToast } from '@prospectus/design-system';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { loadCode } from '../../lib/load-code.ts';
import { enquiryPath } from '../../lib/openers.ts';
import { useFailuresOfPage } from '../../lib/use-failure-toast.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import { useBrochureDownload } from '../brochure/use-brochure-download.tsx';
import type { Contact } from '../enquiry/ContactLine.tsx';
import type { EnquiryProgram } from '../enquiry/index.ts';
import { type LastSuccess, takeStoredSuccess } from '../enquiry/last-success.ts';
import type { LeadModalProps } from '../enquiry/LeadModal.tsx';
import { keepTrying } from '../enquiry/keep-trying.ts';
import { unsent, type Unsent } from '../enquiry/unsent.ts';
import { useVisitor } from '../visitor/index.ts';
import { openEnquiry, openRequests } from './open-requests.ts';

type Props = { program: EnquiryProgram | undefined; campaign: boolean; contact: Contact };

/** Shows the lead modal when it is asked for, and after a reload what was achieved before it. */
export function EnquiryHost({ program, campaign, contact }: Props) {
  const request = useSyncExternalStore(openRequests.subscribe, openRequests.current, () => null);
  const [success, setSuccess] = useState<LastSuccess | null>(null);
  const { verified, local } = useVisitor();
  useEffect(() => setSuccess(takeStoredSuccess()), []);
  useUnsent(verified, request !== null);
  useBrochures();
  useModalAhead();
  useFailuresOfPage();

  const close = () => {
    setSuccess(null);
    openRequests.close();
  };
  const open = request ?? (success && { variant: success.variant, origin: success.origin, program: program?.slug });
  if (!open) return null;
  return (
    <Suspense fallback={<ModalToCome />}>
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
    // Without the modal's code the same enquiry goes on as plain pages.
    const { variant = 'REGISTER', origin = 'page', program } = openRequests.current() ?? {};
    location.assign(enquiryPath(variant, origin, program === undefined ? undefined : { slug: program }));
    return () => null;
  }
}

const SAY_OFFLINE_AFTER_MS = 500;

/** While the modal's code is loaded. */
function ModalToCome() {
  const toast = useToast();
  const say = useEffectEvent(() => {
    if (!navigator.onLine)
      toast.show({
        tone: 'danger',
        title: 'You’re offline.',
        description: 'The form opens when you’re connected again. Your details are still here.',
      });
  });
  useEffect(() => {
    const timer = setTimeout(() => say(), SAY_OFFLINE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const LEADS_TO_MODAL = '[data-enquire], form[action="/enquire"]';
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the modal's code when an opener, or a form that leads to it, is pointed at. */
function useModalAhead(): void {
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

/** Goes on with a submission that could not be sent: one of an earlier page at once, one whose modal was closed later. */
function useUnsent(verified: boolean, isOpen: boolean): void {
  const { pathname } = useLocation();
  const waiting = useEffectEvent(() => (verified || pathname === '/enquire' ? null : unsent.read()));
  const resume = useEffectEvent((submission: Unsent | null) => {
    if (submission && openRequests.current() === null)
      openEnquiry({ variant: 'REGISTER', origin: submission.origin, resume: submission });
  });
  useEffect(() => resume(waiting()), []);
  // The modal opens again when there is an answer to show: it sends the same once more, with the same key.
  const send = useEffectEvent(async () => {
    const submission = waiting();
    if (!submission) return;
    // Where the network takes the code too, the next attempt asks for it again.
    const code = await import('../enquiry/send-unsent.ts').catch(() => undefined);
    if ((await code?.sendUnsent(submission)) && waiting()?.key === submission.key) resume(submission);
  });
  useEffect(() => (isOpen || waiting() === null ? undefined : keepTrying(() => void send())), [isOpen]);
}

/** Saves a brochure that was asked for. */
function useBrochures(): void {
  const download = useBrochureDownload();
  useEffect(() => brochureRequests.take(download), [download]);
}
