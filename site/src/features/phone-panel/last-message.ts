import type { Client } from '@prospectus/contract/client';
import type { OutboxItem } from '@prospectus/contract';
import { normalisePhone, withCountryCode } from '@prospectus/contract/forms';

export const DEMO_NOTE = 'Local mode: this is a demonstration, no message left this computer.';

/** The text of the newest message with a code. */
export function codeMessage(outbox: readonly OutboxItem[]): string | undefined {
  const last = outbox.find((item) => item.otp !== undefined);
  if (!last) return undefined;
  return typeof last.body === 'string' ? last.body : `${last.otp} is your OTP.`;
}

/** Where a code is sent: a text message, or an e-mail for foreign numbers. */
export const outboxQuery = (phone: string, email: string): { channel: string; to: string } =>
  phone.startsWith('+') ? { channel: 'email', to: email } : { channel: 'sms', to: withCountryCode(phone) };

/** The last message on the demo phone, for pages without JavaScript. */
export async function readLastMessage(api: Client, phone: string, email = ''): Promise<string | undefined> {
  const outbox = await api('GET /mock/outbox', { query: outboxQuery(normalisePhone(phone), email) }).catch(() => null);
  return outbox ? codeMessage(outbox.data) : undefined;
}
