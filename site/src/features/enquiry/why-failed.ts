import { CallFailed } from '@prospectus/contract/client';

/** Why a call had no answer: the device is offline, the answer took too long, or the service is not there. */
export type WhyFailed = 'offline' | 'slow' | 'down' | null;

/** Whether the browser knows that it is offline. */
export const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;

/** Null where the service answered, and refused. */
export function whyFailed(error: unknown): WhyFailed {
  if (isOffline()) return 'offline';
  if (!(error instanceof CallFailed)) return 'down';
  if (error.status === 0)
    return (error.cause as { name?: string } | undefined)?.name === 'TimeoutError' ? 'slow' : 'down';
  if (error.status === 504) return 'slow';
  return error.status >= 500 && error.failure === undefined ? 'down' : null;
}

/** What the visitor reads of it. `kept`: the submission is kept on the device and sent again. */
export function failureText(why: Exclude<WhyFailed, null>, kept: boolean): string {
  const what = {
    offline: 'You are offline.',
    slow: 'The connection is slow, and there was no answer yet.',
    down: 'Our service cannot be reached right now.',
  }[why];
  return kept
    ? `${what} What you typed is kept on this device for a day. It is sent when you are online again or open the next page; you may also press the button again.`
    : `${what} What you typed is still here. Please press the button again.`;
}
