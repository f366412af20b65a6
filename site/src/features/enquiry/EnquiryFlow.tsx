import { OTP } from '@prospectus/contract/constants';
import { normalisePhone } from '@prospectus/contract/forms';
import type { OriginName } from '@prospectus/contract/origins';
import { Button } from '@prospectus/design-system';
import type { FormEvent } from 'react';
import { useState } from 'react';

import { PhonePanel } from '../phone-panel/PhonePanel.tsx';
import { ContactAgain, SuccessScreen } from './SuccessScreen.tsx';
import { CodeScreen, ResendCode } from './CodeScreen.tsx';
import { type Contact, ContactLine } from './ContactLine.tsx';
import type { Choice } from './DetailsFields.tsx';
import { FirstScreen } from './FirstScreen.tsx';
import { successMessage } from './outcome.ts';
import type { EnquiryField, EnquiryProgram, EnquiryValues, Variant } from './enquiry-values.ts';
import type { useEnquiry } from './use-enquiry.ts';

/** Props of {@link EnquiryFlow}. */
export type EnquiryFlowProps = {
  enquiry: ReturnType<typeof useEnquiry>;
  variant: Variant;
  program: EnquiryProgram | undefined;
  origin: OriginName;
  qualifications: readonly Choice[];
  interests: readonly Choice[];
  /** Fields that the form which opened the modal has asked. */
  given: readonly EnquiryField[];
  local: boolean;
  contact: Contact;
  onClose: () => void;
};

/** The screen of the step the enquiry is at. */
export function EnquiryFlow({
  enquiry,
  variant,
  program,
  origin,
  qualifications,
  interests,
  given,
  local,
  contact,
  onClose,
}: EnquiryFlowProps) {
  const { state, values, errors, code } = enquiry;
  const [digits, setDigits] = useState('');
  const [asksAll, setAsksAll] = useState(false);

  if (state.step === 'LAST_SCREEN' && enquiry.again !== 'done')
    return <ContactAgain result={enquiry.again} onSend={() => void enquiry.askAgain()} onClose={onClose} />;

  if (state.step === 'OTP_VERIFIED' || state.step === 'LAST_SCREEN') {
    const kind = state.kind ?? 'EXISTING';
    return (
      <SuccessScreen
        success={successMessage({ variant, kind, path: location.pathname, origin })}
        brochure={variant === 'DOWNLOAD' ? program?.brochure : undefined}
        contact={contact}
        passing={state.step === 'OTP_VERIFIED'}
      />
    );
  }

  if (state.step === 'OTP_VERIFICATION') {
    return (
      <CodeScreen
        idPrefix="lead"
        phone={normalisePhone(values.phone)}
        earlier={enquiry.earlierCode}
        callAsked={enquiry.callAsked}
        error={code.error}
        busy={enquiry.busy}
        incomplete={digits.length < OTP.length}
        tryIn={code.seconds}
        form={{
          onSubmit: (event) => {
            event.preventDefault();
            if (digits.length === OTP.length) enquiry.verify(digits);
          },
        }}
        onCodeInput={(typed) => {
          setDigits(typed);
          code.clear();
        }}
        edit={
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setDigits('');
              enquiry.edit();
            }}
          >
            Edit
          </Button>
        }
        resend={
          <ResendCode
            seconds={enquiry.resendIn}
            busy={enquiry.busy}
            onResend={enquiry.resend}
            onCall={enquiry.callAsked ? undefined : enquiry.askForCall}
          />
        }
      >
        <ContactLine {...contact} />
        {local && <PhonePanel phone={normalisePhone(values.phone)} email={values.email} />}
      </CodeScreen>
    );
  }

  return (
    <FirstScreen
      idPrefix="lead"
      withDetails={state.step === 'OTHER_DETAILS'}
      button={variant === 'REGISTER' ? 'Apply Now' : 'Sign Up/Login'}
      busy={enquiry.busy}
      empty={values.phone.trim() === ''}
      problem={enquiry.problem}
      onDiscard={enquiry.isKept && enquiry.problem !== undefined ? enquiry.discard : undefined}
      values={values}
      errors={errors}
      qualifications={qualifications}
      interests={interests}
      given={asksAll ? [] : given}
      onChangeGiven={() => setAsksAll(true)}
      contact={contact}
      form={{
        onChange: (event) => enquiry.type(typedIn(event)),
        onSubmit: (event) => {
          event.preventDefault();
          void enquiry.submit(typedIn(event, values));
        },
      }}
    />
  );
}

/** What the form holds now; fields that are not shown have their earlier value. */
function typedIn(event: FormEvent<HTMLFormElement>, before?: EnquiryValues): EnquiryValues {
  const fields = Object.fromEntries(new FormData(event.currentTarget)) as Partial<EnquiryValues>;
  return { ...before, ...fields } as EnquiryValues;
}
