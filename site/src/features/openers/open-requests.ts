import type { EnquiryValues } from '../enquiry/types.ts';
import type { Opener } from '../../lib/openers.ts';

/** A modal that was asked for. */
export type OpenRequest = Opener & { prefill?: Partial<EnquiryValues> | undefined };

let current: OpenRequest | null = null;
const listeners = new Set<() => void>();

function set(next: OpenRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the lead modal; one at a time. Works before the page is hydrated: it opens as soon as it can. */
export const openEnquiry = (request: OpenRequest): void => set(request);

/** The one modal that is open or waits to be. */
export const openRequests = {
  current: (): OpenRequest | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (): void => set(null),
};
