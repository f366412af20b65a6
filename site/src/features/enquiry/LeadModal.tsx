import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';
import { Dialog, useToast } from '@prospectus/design-system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { api } from '../../lib/api.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { BROCHURE_MISSING } from '../brochure/brochure-download.tsx';
import { enquiryCalls } from './calls.ts';
import {
  type Choice,
  type EnquiryField,
  type EnquiryProgram,
  type EnquiryValues,
  preselect,
} from './enquiry-values.ts';
import type { Contact } from './ContactLine.tsx';
import { EnquiryFlow } from './EnquiryFlow.tsx';
import { enquiryTitle, successMessage } from './outcome.ts';
import type { LastSuccess, Unsent } from './stored.ts';
import { SuccessScreen } from './SuccessScreen.tsx';
import { useEnquiry } from './use-enquiry.ts';

export type LeadModalProps = {
  variant: EnquiryVariant;
  program?: EnquiryProgram | undefined;
  origin: OriginName;
  /** Values from another form; a phone among them is submitted once. */
  prefill?: Partial<EnquiryValues> | undefined;
  /** A submission that the server does not have yet. */
  resume?: Unsent | undefined;
  /** Shows the success from before a reload, and nothing else. */
  success?: LastSuccess | undefined;
  /** Campaign pages have their own list of programmes (LEAD-33). */
  campaign: boolean;
  contact: Contact;
  verified: boolean;
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

function OpenEnquiry(props: Omit<LeadModalProps, 'success'>) {
  const { variant, program, origin, prefill, onClose } = props;
  const toast = useToast();
  const calls = useMemo(() => enquiryCalls(api), []);
  const failure = useFailureToast();
  const enquiry = useEnquiry({
    ...props,
    calls,
    onFailure: failure.show,
    onAttempt: failure.close,
    prefill: { ...(program && { interest: program.erp_unicode }), ...prefill },
  });
  const interests = useInterests(props.campaign, program, enquiry.state.step === 'OTHER_DETAILS');
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
        {...props}
        enquiry={{ ...enquiry, values: { ...enquiry.values, interest: enquiry.values.interest || preselected } }}
        program={program}
        interests={interests}
        prefilled={prefill && prefill.qualification === undefined ? (Object.keys(prefill) as EnquiryField[]) : []}
      />
    </Dialog>
  );
}

type Interest = Choice & { value: string; slug: string };

/** Programmes to choose from; until they are loaded the page's own. A failed call is repeated when the field appears. */
function useInterests(isCampaign: boolean, program: EnquiryProgram | undefined, asksDetails: boolean) {
  const [interests, setInterests] = useState<readonly Interest[]>();
  const isMissing = interests === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    api(isCampaign ? 'GET /landing/all/erplist' : 'GET /program/all/erplist', { signal: leaving.signal }).then(
      ({ data }) =>
        setInterests(
          data.map(({ erp_unicode, program_value, slug }) => ({ value: erp_unicode, label: program_value, slug })),
        ),
      () => {},
    );
    return () => leaving.abort();
  }, [isCampaign, isMissing, asksDetails]);
  return interests ?? (program ? [{ value: program.erp_unicode, label: program.name, slug: program.slug }] : []);
}
