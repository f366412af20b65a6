import type { OutboxItem } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';

export const DEMO_NOTE = 'Local mode: this is a demonstration, no message left this computer.';

/** Words of the newest message with a code; undefined while there is none. */
export function codeMessage(outbox: readonly OutboxItem[]): string | undefined {
  const last = outbox.find((item) => item.otp !== undefined);
  if (!last) return undefined;
  return typeof last.body === 'string' ? last.body : `${last.otp} is your OTP.`;
}

/** Where the code of a number is found: a text message, or an e-mail where the number is from abroad. */
export const outboxQuery = (phone: string, email: string): { channel: string; to: string } =>
  phone.startsWith('+') ? { channel: 'email', to: email } : { channel: 'sms', to: withCountryCode(phone) };
