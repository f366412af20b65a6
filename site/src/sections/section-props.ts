import type { ProgramPage } from '@prospectus/contract';
import type { ReactNode } from 'react';

import type { openerProps } from '../lib/openers.ts';

/** Who looks, as the server knows it. */
export type Visitor = { verified: boolean };

/** Gives the attributes of a link that opens the enquiry; see `lib/openers.ts`. */
export type EnquiryOpener = typeof openerProps;

/** Ground of a band; neighbours alternate. */
export type BandTone = 'paper' | 'white';

/** What every section of a programme's page is given. */
export type ProgramSectionProps = {
  page: ProgramPage;
  visitor: Visitor;
  open: EnquiryOpener;
  /** The banner's registration form, for unverified visitors (PAGE-05). */
  inlineForm?: ReactNode;
  /** Ground of the band, by the section's place on this page. */
  tone: BandTone;
};
