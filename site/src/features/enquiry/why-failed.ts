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
  if (error.status === 502 || error.status === 503) return 'down';
  return error.status >= 500 && error.failure === undefined ? 'down' : null;
}

/** What the visitor reads of it. `kept`: the submission is kept on the device and sent again. */
export function failureText(why: Exclude<WhyFailed, null>, kept: boolean): string {
  const what = {
    offline: 'You’re offline.',
    slow: 'Your connection is slow, and we haven’t got an answer yet.',
    down: 'We can’t reach our server right now.',
  }[why];
  return kept
    ? `${what} Your details are saved on this device for a day and sent automatically when the connection works. You can also try again now.`
    : `${what} Your details are still here. Please try again.`;
}
