import type { EventProps } from '@prospectus/contract';
import type { OriginName } from '@prospectus/contract/origins';

import { createStore } from '../../lib/store.ts';
import { track } from '../../lib/track.ts';
import type { EnquiryValues } from '../enquiry/enquiry-values.ts';
import type { Unsent } from '../enquiry/stored.ts';
import type { Opener } from '../../lib/openers.ts';

/** A request to open the lead modal. */
export type OpenRequest = Opener & {
  prefill?: Partial<EnquiryValues> | undefined;
  resume?: Unsent | undefined;
  /** Set if the modal opens as a pop-up. */
  popup?: EventProps<'popup_closed'>['popup'];
};

const POPUPS: ReadonlySet<string> = new Set(['delay', 'exit', 'promotional'] satisfies OriginName[]);
const store = createStore<OpenRequest | null>(null);

/** Opens the lead modal; before the page is hydrated, as soon as it is. */
export function openEnquiry(request: OpenRequest): void {
  const { variant, origin } = request;
  if (!POPUPS.has(origin)) track('lead_cta_click', { variant, origin: origin as OriginName });
  store.set(request);
}

/** The request of the one modal that is open, or waits for hydration. */
export const openRequests = {
  ...store,
  close: (): void => {
    const popup = store.current()?.popup;
    if (popup) track('popup_closed', { popup });
    store.set(null);
  },
};
