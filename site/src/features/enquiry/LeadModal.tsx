import type { OriginName } from '@prospectus/contract/origins';
import { Dialog, useToast } from '@prospectus/design-system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { api } from '../../lib/api.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { BROCHURE_MISSING } from '../brochure/brochure-download.tsx';
import { enquiryCalls } from './calls.ts';
import {
  type EnquiryField,
  type EnquiryProgram,
  type EnquiryValues,
  preselect,
  qualificationChoices,
  type Variant,
} from './enquiry-values.ts';
import type { Contact } from './ContactLine.tsx';
import type { Choice } from './DetailsFields.tsx';
import { EnquiryFlow } from './EnquiryFlow.tsx';
import { enquiryTitle, successMessage } from './outcome.ts';
import type { LastSuccess, Unsent } from './stored.ts';
import { SuccessScreen } from './SuccessScreen.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** Props of {@link LeadModal}. */
export type LeadModalProps = {
  variant: Variant;
  program?: EnquiryProgram | undefined;
  origin: OriginName;
  /** What another form has already asked; a phone among it submits once by itself. */
  prefill?: Partial<EnquiryValues> | undefined;
  /** A submission that the server does not have yet. */
  resume?: Unsent | undefined;
  /** Shows what was achieved before a reload, and nothing else. */
  success?: LastSuccess | undefined;
  /** The page is a campaign's, which has a list of programmes of its own (LEAD-33). */
  campaign: boolean;
  contact: Contact;
  verified: boolean;
  /** In `local` mode the last message of the demo phone is shown beside the code. */
  local: boolean;
  onClose: () => void;
};

/** The lead modal (§2, §4): phone, details of a new lead, one-time code, success. */
export function LeadModal({ success, ...props }: LeadModalProps) {
  if (!success) return <OpenEnquiry {...props} />;
  return (
    <Dialog open onClose={props.onClose} title="Thank you" size="small">
      <SuccessScreen
        success={successMessage(success)}
        brochure={success.variant === 'DOWNLOAD' ? props.program?.brochure : undefined}
        contact={props.contact}
      />
    </Dialog>
  );
}

function OpenEnquiry({
  variant,
  program,
  origin,
  prefill,
  resume,
  campaign,
  contact,
  verified,
  local,
  onClose,
}: Omit<LeadModalProps, 'success'>) {
  const toast = useToast();
  const calls = useMemo(() => enquiryCalls(api), []);
  const failure = useFailureToast();
  const enquiry = useEnquiry({
    calls,
    variant,
    program,
    origin,
    verified,
    resume,
    onFailure: failure.tell,
    onAttempt: failure.close,
    prefill: { ...(program && { interest: program.erp_unicode }), ...prefill },
  });

  const interests = useInterests(
    campaign ? 'GET /landing/all/erplist' : 'GET /program/all/erplist',
    program,
    enquiry.state.step === 'OTHER_DETAILS',
  );
  const preselected = preselect(location.pathname, interests)?.value ?? '';

  const withoutBrochure = variant === 'DOWNLOAD' && !program?.brochure;
  const reportMissing = useEffectEvent(() => {
    toast.show({ tone: 'danger', ...BROCHURE_MISSING });
    onClose();
  });
  useEffect(() => {
    if (withoutBrochure) reportMissing();
  }, [withoutBrochure]);
  if (withoutBrochure) return null;

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      closeOnOutsideClick={false}
      title={enquiryTitle(variant, origin)}
      subtitle="For a free career counselling session"
    >
      <EnquiryFlow
        enquiry={{ ...enquiry, values: { ...enquiry.values, interest: enquiry.values.interest || preselected } }}
        variant={variant}
        program={program}
        origin={origin}
        qualifications={qualificationChoices(program).map(({ id, label }) => ({ value: id, label }))}
        interests={interests}
        given={prefill && prefill.qualification === undefined ? (Object.keys(prefill) as EnquiryField[]) : NONE}
        local={local}
        contact={contact}
        onClose={onClose}
      />
    </Dialog>
  );
}

const NONE: readonly EnquiryField[] = [];

type Interest = Choice & { value: string; slug: string };

/**
 * Choices of 'area of interest': the page's own programme until the list is there. A list that could not be read is
 * asked for again when its field appears.
 */
function useInterests(
  list: 'GET /program/all/erplist' | 'GET /landing/all/erplist',
  program: EnquiryProgram | undefined,
  asksDetails: boolean,
): readonly Interest[] {
  const [interests, setInterests] = useState<readonly Interest[]>();
  const missing = interests === undefined;
  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    api(list, { signal: leaving.signal }).then(
      ({ data }) =>
        setInterests(
          data.map(({ erp_unicode, program_value, slug }) => ({ value: erp_unicode, label: program_value, slug })),
        ),
      () => {},
    );
    return () => leaving.abort();
  }, [list, missing, asksDetails]);
  return interests ?? (program ? [{ value: program.erp_unicode, label: program.name, slug: program.slug }] : []);
}
