import { displayPhone } from '@prospectus/contract/forms';
import { Button, Form, OtpField, Stack, SubmitButton, Text } from '@prospectus/design-system';
import type { ComponentProps, ReactNode } from 'react';

type Props = {
  idPrefix: string;
  phone: string;
  /** No code was sent: the previous one is still valid. */
  earlier?: boolean;
  /** A call was requested instead of a code. */
  callRequested?: boolean;
  error?: string | undefined;
  busy?: boolean;
  /** The code has too few digits. */
  incomplete?: boolean;
  /** Seconds until the submitted code is sent. */
  tryIn?: number;
  form: ComponentProps<'form'>;
  hidden?: ReactNode;
  /** Button beside the number. */
  edit: ReactNode;
  /** Countdown, or the button to send another code. */
  resend: ReactNode;
  onCodeInput?: (code: string) => void;
  children?: ReactNode;
};

/** OTP_VERIFICATION: asks for the code sent to the phone (§4). */
export function CodeScreen({ idPrefix, phone, tryIn = 0, onCodeInput, ...props }: Props) {
  return (
    <Stack gap={3}>
      <Form
        {...props.form}
        actions={
          <SubmitButton fullWidth size="large" busy={props.busy} busyLabel="Checking…" disabled={props.incomplete}>
            {tryIn > 0 ? `Checking in ${tryIn} s` : 'Verify'}
          </SubmitButton>
        }
      >
        {props.hidden}
        <Text id={`${idPrefix}-sent-to`}>
          {props.earlier ? (
            <>
              We sent a code to <SentTo phone={phone} /> a moment ago. Enter that code, or wait for the timer to ask for
              a new one.
            </>
          ) : (
            <>
              Enter the 4-digit code we sent to <SentTo phone={phone} />.
            </>
          )}{' '}
          {props.edit}
        </Text>
        <OtpField
          id={`${idPrefix}-otp`}
          name="otp"
          aria-describedby={`${idPrefix}-sent-to`}
          label="OTP"
          required
          autoFocus
          error={props.error}
          {...(onCodeInput && { onChange: (event) => onCodeInput(event.currentTarget.value) })}
        />
      </Form>
      <div>{props.resend}</div>
      {props.callRequested && (
        <Text role="status">
          A counsellor will call you on <strong translate="no">{displayPhone(phone)}</strong>. If you get the code, you
          can still enter it.
        </Text>
      )}
      {props.children}
    </Stack>
  );
}

/** Foreign numbers get their code by e-mail. */
function SentTo({ phone }: { phone: string }) {
  return phone.startsWith('+') ? (
    <strong>your email address</strong>
  ) : (
    <strong translate="no">{displayPhone(phone)}</strong>
  );
}

type ResendCodeProps = { seconds: number; busy: boolean; onResend: () => void; onCall?: (() => void) | undefined };

/** The countdown until another code may be sent, then the buttons to ask for it, or for a call (§4). */
export function ResendCode({ seconds, busy, onResend, onCall }: ResendCodeProps) {
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
