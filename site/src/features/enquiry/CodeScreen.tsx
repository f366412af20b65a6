import { displayPhone } from '@prospectus/contract/forms';
import { Button, Form, OtpField, Stack, SubmitButton, Text } from '@prospectus/design-system';
import type { ComponentProps, ReactNode } from 'react';

/** Props of {@link CodeScreen}. */
export type CodeScreenProps = {
  idPrefix: string;
  phone: string;
  /** No code was sent now: the one of a moment ago is still valid. */
  earlier?: boolean;
  /** A call was asked for instead. */
  callAsked?: boolean;
  error?: string | undefined;
  busy?: boolean;
  /** Fewer digits than a code has. */
  incomplete?: boolean;
  /** Seconds until the submitted code is sent, or until another may be tried. */
  tryIn?: number;
  form: ComponentProps<'form'>;
  hidden?: ReactNode;
  /** 'Edit' beside the number. */
  edit: ReactNode;
  /** Countdown, or 'Resend OTP'. */
  resend: ReactNode;
  onCodeInput?: (code: string) => void;
  children?: ReactNode;
};

/** OTP_VERIFICATION: the code sent to the phone (§4). */
export function CodeScreen({
  idPrefix,
  phone,
  earlier = false,
  callAsked = false,
  error,
  busy = false,
  incomplete = false,
  tryIn = 0,
  form,
  hidden,
  edit,
  resend,
  onCodeInput,
  children,
}: CodeScreenProps) {
  return (
    <Stack gap={3}>
      <Form
        {...form}
        actions={
          <SubmitButton fullWidth size="large" busy={busy} busyLabel="Checking…" disabled={incomplete}>
            {tryIn > 0 ? `Checking in ${tryIn} s` : 'Verify'}
          </SubmitButton>
        }
      >
        {hidden}
        <Text id={`${idPrefix}-sent-to`}>
          {earlier ? (
            <>
              We sent a code to <SentTo phone={phone} /> a moment ago. Enter that code, or wait for the timer to ask for
              a new one.
            </>
          ) : (
            <>
              Enter the 4-digit code we sent to <SentTo phone={phone} />.
            </>
          )}{' '}
          {edit}
        </Text>
        <OtpField
          id={`${idPrefix}-otp`}
          name="otp"
          aria-describedby={`${idPrefix}-sent-to`}
          label="OTP"
          required
          autoFocus
          error={error}
          {...(onCodeInput && { onChange: (event) => onCodeInput(event.currentTarget.value) })}
        />
      </Form>
      <div>{resend}</div>
      {callAsked && (
        <Text role="status">
          A counsellor will call you on <strong translate="no">{displayPhone(phone)}</strong>. If you get the code, you
          can still enter it.
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** A code for a number from abroad goes by e-mail. */
function SentTo({ phone }: { phone: string }) {
  return phone.startsWith('+') ? (
    <strong>your email address</strong>
  ) : (
    <strong translate="no">{displayPhone(phone)}</strong>
  );
}

type ResendCodeProps = {
  seconds: number;
  onResend: () => void;
  /** Where a call can still be asked for. */
  onCall?: (() => void) | undefined;
  busy: boolean;
};

/** The countdown until another code may be asked for, then the button (§4). */
export function ResendCode({ seconds, onResend, onCall, busy }: ResendCodeProps) {
  if (seconds > 0) {
    return (
      <Text size="small" tone="muted" tabular>
        You can ask for a new code in {seconds} s.
      </Text>
    );
  }
  return (
    <Stack direction="row" gap={1}>
      <Button variant="quiet" onClick={onResend} busy={busy}>
        Resend OTP
      </Button>
      {onCall && (
        <Button variant="quiet" onClick={onCall} disabled={busy}>
          Ask for a call instead
        </Button>
      )}
    </Stack>
  );
}
