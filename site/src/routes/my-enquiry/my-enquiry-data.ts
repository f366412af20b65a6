import type { OwnData } from '@prospectus/contract';

import type { EnquiryValues } from '../../features/enquiry/enquiry-values.ts';
import type { Interests } from '../page/page-data.ts';

type Messages = {
  errors: Record<string, string>;
  /** A failure that belongs to no field. */
  problem?: string;
};

/** The page shows a form for the phone, a form for the code, or the stored data. */
export type MyEnquiryData =
  | ({ step: 'phone'; phone: string } & Messages)
  | ({ step: 'code'; phone: string; leadId: string; earlier: boolean; message?: string } & Messages)
  | ({ step: 'mine'; mine: OwnData; values: EnquiryValues; interests: Interests; done?: Done } & Messages);

/** Messages after an action. */
export const DONE = {
  code: 'You can now download your data or withdraw. The code works for 10 minutes.',
  details: 'We’ve saved your details.',
  channels: 'We’ve saved your choices.',
  withdrawn: 'You’ve withdrawn. We won’t send you any more messages, and we’ve closed your enquiry.',
} as const;
export type Done = keyof typeof DONE;

/** Forms are posted to the page itself, with or without JavaScript. */
export const POST = { method: 'post', action: '/my-enquiry' } as const;
