import { CONSENT } from '@prospectus/contract/consent';
import {
  Button,
  Callout,
  Form,
  PhoneField,
  Stack,
  SubmitButton,
  Text,
  withWholeWords,
} from '@prospectus/design-system';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

import { type Contact, ContactLine } from './ContactLine.tsx';
import { ConsentChoices } from './ConsentChoices.tsx';
import { DetailsFields, type DetailsFieldsProps } from './DetailsFields.tsx';
import type { EnquiryField } from './enquiry-values.ts';

type Props = Omit<DetailsFieldsProps, 'focusFirst' | 'without'> & {
  /** Details are shown once the phone is found to be new. */
  withDetails: boolean;
  button: string;
  busy?: boolean;
  /** There is nothing to send yet. */
  empty?: boolean;
  /** A failure that belongs to no field. */
  problem?: string | undefined;
  /** Discards the submission stored on the device. */
  onDiscard?: (() => void) | undefined;
  form: ComponentProps<'form'>;
  hidden?: ReactNode;
  /** Fields filled in by another form; they are hidden unless one is invalid. */
  prefilled?: readonly EnquiryField[];
  onChangePrefilled?: () => void;
  contact: Contact;
};

/** MOBILE_NUMBER, with OTHER_DETAILS below it on the same screen (§2). */
export function FirstScreen(props: Props) {
  const { withDetails, button, busy = false, problem, prefilled = [], idPrefix, values, errors } = props;
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) callout.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const without = withDetails ? prefilled.filter((field) => errors[field] === undefined) : [];
  return (
    <Stack gap={3}>
      <Form
        {...props.form}
        actions={
          <SubmitButton fullWidth size="large" busy={busy} disabled={props.empty} busyLabel="Please wait…">
            {button}
          </SubmitButton>
        }
      >
        {props.hidden}
        {without.length > 0 && (
          <Text>
            We’ve saved your details. One is still missing.{' '}
            <Button variant="quiet" size="small" onClick={props.onChangePrefilled}>
              Change my details
            </Button>
          </Text>
        )}
        {!without.includes('phone') && (
          <PhoneField
            id={`${idPrefix}-phone`}
            name="phone"
            label="Mobile number"
            required
            maxLength={24}
            defaultValue={values.phone}
            error={errors['phone']}
            autoFocus={!withDetails || errors['phone'] !== undefined}
            help="We’ll send an OTP to this number."
          />
        )}
        {withDetails && (
          <DetailsFields
            {...{ idPrefix, values, errors, without }}
            program={props.program}
            interests={props.interests}
            focusFirst={errors['phone'] === undefined}
          />
        )}
        {withDetails ? (
          <ConsentChoices idPrefix={idPrefix} values={values} errors={errors} />
        ) : (
          <Text size="small" tone="muted">
            {withWholeWords(CONSENT.text)}
          </Text>
        )}
        {problem && (
          <div ref={callout}>
            <Callout tone="danger" role="alert">
              {problem}
              {props.onDiscard && (
                <div>
                  <Button variant="quiet" size="small" onClick={props.onDiscard} disabled={busy}>
                    Don’t send it
                  </Button>
                </div>
              )}
            </Callout>
          </div>
        )}
      </Form>
      <ContactLine {...props.contact} />
    </Stack>
  );
}
