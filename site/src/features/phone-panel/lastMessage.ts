import type { OutboxItem } from '@prospectus/contract';

export const DEMO_NOTE = 'Local mode: this is a demonstration, no message left this computer.';

/** Words of the newest message with a code; undefined while there is none. */
export function messageOf(outbox: readonly OutboxItem[]): string | undefined {
  const last = outbox.find((item) => item.otp !== undefined);
  if (!last) return undefined;
  return typeof last.body === 'string' ? last.body : `${last.otp} is your one-time code.`;
}
