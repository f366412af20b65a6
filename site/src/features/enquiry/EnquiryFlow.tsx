import { OTP } from '@prospectus/contract/constants';
import { normalisePhone } from '@prospectus/contract/forms';
import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';
import { Button } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { PhonePanel } from '../phone-panel/PhonePanel.tsx';
import { CodeScreen, ResendCode } from './CodeScreen.tsx';
import { type Contact, ContactLine } from './ContactLine.tsx';
import type { Choice, EnquiryField, EnquiryProgram, EnquiryValues } from './enquiry-values.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { successMessage } from './outcome.ts';
import { ContactAgain, SuccessScreen } from './SuccessScreen.tsx';
import type { useEnquiry } from './use-enquiry.ts';

type Props = {
  enquiry: ReturnType<typeof useEnquiry>;
  variant: EnquiryVariant;
  program: EnquiryProgram | undefined;
  origin: OriginName;
  interests: readonly Choice[];
  /** Fields filled in by the form that opened the modal. */
  prefilled: readonly EnquiryField[];
  /** In `local` mode the demo phone is shown beside the code. */
  local: boolean;
  contact: Contact;
  onClose: () => void;
};

/** The screen for the current step of the enquiry. */
export function EnquiryFlow({ enquiry, variant, program, origin, contact, onClose, ...props }: Props) {
  const { state, values, errors, code } = enquiry;
  const [digits, setDigits] = useState('');
  const [asksAll, setAsksAll] = useState(false);

  if (state.step === 'LAST_SCREEN' && enquiry.again !== 'done')
    return <ContactAgain result={enquiry.again} onSend={() => void enquiry.askAgain()} onClose={onClose} />;

  if (state.step === 'OTP_VERIFIED' || state.step === 'LAST_SCREEN')
    return (
      <SuccessScreen
        success={successMessage({ variant, kind: state.kind ?? 'EXISTING', path: location.pathname, origin })}
        brochure={variant === 'DOWNLOAD' ? program?.brochure : undefined}
        contact={contact}
        passing={state.step === 'OTP_VERIFIED'}
      />
    );

  if (state.step === 'OTP_VERIFICATION') {
    const phone = normalisePhone(values.phone);
    return (
      <CodeScreen
        idPrefix="lead"
        phone={phone}
        earlier={enquiry.earlierCode}
        callRequested={enquiry.callRequested}
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
            onCall={enquiry.callRequested ? undefined : enquiry.requestCall}
          />
        }
      >
        <ContactLine {...contact} />
        {props.local && <PhonePanel phone={phone} email={values.email} />}
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
      program={program}
      interests={props.interests}
      prefilled={asksAll ? [] : props.prefilled}
      onChangePrefilled={() => setAsksAll(true)}
      contact={contact}
      form={{
        onChange: (event) => enquiry.type(formValues(event)),
        onSubmit: (event) => {
          event.preventDefault();
          void enquiry.submit({ ...values, ...formValues(event) });
        },
      }}
    />
  );
}

const formValues = (event: FormEvent<HTMLFormElement>) =>
  Object.fromEntries(new FormData(event.currentTarget)) as Partial<EnquiryValues>;
