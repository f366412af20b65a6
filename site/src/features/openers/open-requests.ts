import type { EventProps } from '@prospectus/contract';
import type { OriginName } from '@prospectus/contract/origins';

import { track } from '../../lib/track.ts';
import type { EnquiryValues } from '../enquiry/enquiry-values.ts';
import type { Unsent } from '../enquiry/stored.ts';
import type { Opener } from '../../lib/openers.ts';

/** A modal that was asked for. */
export type OpenRequest = Opener & {
  prefill?: Partial<EnquiryValues> | undefined;
  resume?: Unsent | undefined;
  /** The pop-up that the modal is. */
  popup?: EventProps<'popup_closed'>['popup'];
};

let current: OpenRequest | null = null;
const listeners = new Set<() => void>();

function set(next: OpenRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the lead modal; one at a time. Works before the page is hydrated: it opens as soon as it can. */
export function openEnquiry(request: OpenRequest): void {
  const { variant, origin } = request;
  // A pop-up opens by itself.
  if (!POPUPS.has(origin)) track('lead_cta_click', { variant, origin: origin as OriginName });
  set(request);
}

const POPUPS: ReadonlySet<string> = new Set(['delay', 'exit', 'promotional'] satisfies OriginName[]);

/** The one modal that is open or waits to be. */
export const openRequests = {
  current: (): OpenRequest | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (): void => {
    if (current?.popup) track('popup_closed', { popup: current.popup });
    set(null);
  },
};
