import { CONSENT } from '@prospectus/contract/constants';
import { Form, PhoneField, SubmitButton, Text } from '@prospectus/design-system';
import type { ComponentProps, ReactNode } from 'react';

import { DetailsFields, type DetailsFieldsProps } from './DetailsFields.tsx';

/** Props of {@link FirstScreen}. */
export type FirstScreenProps = Omit<DetailsFieldsProps, 'focusFirst'> & {
  /** Details are asked for once the phone is found to be new. */
  withDetails: boolean;
  button: string;
  busy?: boolean;
  /** Nothing to send yet. */
  empty?: boolean;
  /** What went wrong, in words, where no field is to blame. */
  problem?: string | undefined;
  form: ComponentProps<'form'>;
  hidden?: ReactNode;
};

/** MOBILE_NUMBER, and OTHER_DETAILS under it on the same screen (§2). */
export function FirstScreen({
  withDetails,
  button,
  busy = false,
  empty = false,
  problem,
  form,
  hidden,
  ...details
}: FirstScreenProps) {
  return (
    <Form
      {...form}
      actions={
        <SubmitButton fullWidth size="large" busy={busy} disabled={empty} busyLabel="Please wait…">
          {button}
        </SubmitButton>
      }
    >
      {hidden}
      <PhoneField
        id={`${details.idPrefix}-phone`}
        name="phone"
        label="Mobile number"
        required
        maxLength={24}
        defaultValue={details.values.phone}
        error={details.errors['phone']}
        autoFocus={!withDetails}
        help="We will send a one-time code to this number."
      />
      {withDetails && <DetailsFields {...details} focusFirst />}
      {problem && <Text role="alert">{problem}</Text>}
      <Text size="small" tone="muted">
        {CONSENT.text}
      </Text>
    </Form>
  );
}
