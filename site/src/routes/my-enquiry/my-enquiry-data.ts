import type { OwnData } from '@prospectus/contract';

import type { EnquiryValues } from '../../features/enquiry/types.ts';
import type { Interests } from '../page/page-data.ts';

type Words = {
  errors: Record<string, string>;
  /** What did not work, where no field is to blame. */
  problem?: string;
};

/** What `/my-enquiry` shows: the phone is asked for, its code, or what is stored. */
export type MyEnquiryData =
  | ({ step: 'phone'; phone: string } & Words)
  | ({ step: 'code'; phone: string; leadId: string; earlier: boolean; message?: string } & Words)
  | ({ step: 'mine'; mine: OwnData; values: EnquiryValues; interests: Interests; done?: Done } & Words);

/** What was done just now. */
export const DONE = {
  code: 'You can now download your data or withdraw. The code works for 10 minutes.',
  details: 'We’ve saved your details.',
  channels: 'We’ve saved your choices.',
  withdrawn: 'You’ve withdrawn. We won’t send you any more messages, and we’ve closed your enquiry.',
} as const;
export type Done = keyof typeof DONE;
