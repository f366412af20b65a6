import { CallFailed } from '@prospectus/contract/client';

export type WhyFailed = 'offline' | 'slow' | 'down' | null;

export const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;

/** Why a call had no response; null if the server refused it. */
export function whyFailed(error: unknown): WhyFailed {
  if (isOffline()) return 'offline';
  if (!(error instanceof CallFailed)) return 'down';
  if (error.status === 0)
    return (error.cause as { name?: string } | undefined)?.name === 'TimeoutError' ? 'slow' : 'down';
  if (error.status === 504) return 'slow';
  if (error.status === 502 || error.status === 503) return 'down';
  return error.status >= 500 && error.failure === undefined ? 'down' : null;
}

/** The message of a failure; `isStored` if the submission is stored on the device and retried. */
export function failureText(why: Exclude<WhyFailed, null>, isStored: boolean): string {
  const problem = {
    offline: 'You’re offline.',
    slow: 'Your connection is slow, and we haven’t got an answer yet.',
    down: 'We can’t reach our server right now.',
  }[why];
  return isStored
    ? `${problem} Your details are saved on this device for a day and sent automatically when the connection works. You can also try again now.`
    : `${problem} Your details are still here. Please try again.`;
}
