import type { HomePage, LandingPage, ProgramPage } from '@prospectus/contract';
import type { Intake } from '@prospectus/contract/intakes';
import type { CountLink } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import type { NextClass } from './next-class.ts';
import type { openerProps } from './openers.ts';

/** The visitor, as the server knows it. */
export type Visitor = { verified: boolean };

/** Gives the attributes of a link that opens the enquiry; see `lib/openers.ts`. */
export type EnquiryOpener = typeof openerProps;

/** Ground of a band; neighbours alternate. */
export type BandTone = 'paper' | 'white';

/** Lines of the promotional bar, and how fast they go by (§9). */
type TickerLines = { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };

/** What every section of a programme's page is given. */
export type ProgramSectionProps = {
  page: ProgramPage | LandingPage;
  visitor: Visitor;
  open: EnquiryOpener;
  /** The banner's registration form, for unverified visitors (PAGE-05). */
  inlineForm?: ReactNode;
  /** Ground of the band, by the section's position on this page. */
  tone: BandTone;
  /** The page is a landing page's: no brochure, shorter notes, and 'Know more' asks for a call (§2). */
  landing?: boolean | undefined;
  tickerSpeed?: TickerLines['speed'];
  /** For the banner. */
  nextClass?: NextClass | null;
};

/** What every section of a page of the university is given. */
export type UniversitySectionProps = {
  page: HomePage;
  visitor: Visitor;
  open: EnquiryOpener;
  tone: BandTone;
  contact: { phone: string; hours: string; email: string; address: string; whatsapp: string };
  ticker: TickerLines;
  /** What the university says of itself. */
  about: string;
  /** The kinds of programmes there are, for the first screen of the home page. */
  kinds?: readonly CountLink[] | undefined;
  /** What the cheapest of them costs, and when the next one begins; there, too. */
  admission?: { fee: number | undefined; intake: Intake | undefined } | undefined;
  /** The registration form, for unverified visitors; of one section of the page. */
  inlineForm?: ReactNode;
  /** The page belongs to a campaign: its first screen asks for the form alone. */
  campaign?: boolean;
};
