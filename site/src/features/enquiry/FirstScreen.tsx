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

/** Props of {@link FirstScreen}. */
export type FirstScreenProps = Omit<DetailsFieldsProps, 'focusFirst' | 'without'> & {
  /** Details are asked for once the phone is found to be new. */
  withDetails: boolean;
  button: string;
  busy?: boolean;
  /** Nothing to send yet. */
  empty?: boolean;
  /** What went wrong, in words, where no field is to blame. */
  problem?: string | undefined;
  /** Takes back a submission that is kept on the device. */
  onDiscard?: (() => void) | undefined;
  form: ComponentProps<'form'>;
  hidden?: ReactNode;
  /** Fields that another form has asked; they are not asked again, unless one of them is wrong. */
  given?: readonly EnquiryField[];
  /** Shows them all the same. */
  onChangeGiven?: () => void;
  contact: Contact;
};

/** MOBILE_NUMBER, and OTHER_DETAILS under it on the same screen (§2). */
export function FirstScreen({
  withDetails,
  button,
  busy = false,
  empty = false,
  problem,
  onDiscard,
  form,
  hidden,
  given = [],
  onChangeGiven,
  contact,
  ...details
}: FirstScreenProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const known = withDetails ? given.filter((field) => details.errors[field] === undefined) : [];
  return (
    <Stack gap={3}>
      <Form
        {...form}
        actions={
          <SubmitButton fullWidth size="large" busy={busy} disabled={empty} busyLabel="Please wait…">
            {button}
          </SubmitButton>
        }
      >
        {hidden}
        {known.length > 0 && (
          <Text>
            We’ve saved your details. One is still missing.{' '}
            <Button variant="quiet" size="small" onClick={onChangeGiven}>
              Change my details
            </Button>
          </Text>
        )}
        {!known.includes('phone') && (
          <PhoneField
            id={`${details.idPrefix}-phone`}
            name="phone"
            label="Mobile number"
            required
            maxLength={24}
            defaultValue={details.values.phone}
            error={details.errors['phone']}
            autoFocus={!withDetails || details.errors['phone'] !== undefined}
            help="We’ll send an OTP to this number."
          />
        )}
        {withDetails && (
          <DetailsFields {...details} without={known} focusFirst={details.errors['phone'] === undefined} />
        )}
        {withDetails ? (
          <ConsentChoices idPrefix={details.idPrefix} values={details.values} errors={details.errors} />
        ) : (
          <Text size="small" tone="muted">
            {withWholeWords(CONSENT.text)}
          </Text>
        )}
        {/* Beside the button that was pressed: it is what the visitor looks at. */}
        {problem && (
          <div ref={said}>
            <Callout tone="danger" role="alert">
              {problem}
              {onDiscard && (
                <div>
                  <Button variant="quiet" size="small" onClick={onDiscard} disabled={busy}>
                    Don’t send it
                  </Button>
                </div>
              )}
            </Callout>
          </div>
        )}
      </Form>
      <ContactLine {...contact} />
    </Stack>
  );
}
