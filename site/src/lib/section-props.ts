import type { HomePage, LandingPage, ProgramPage } from '@prospectus/contract';
import type { Intake } from '@prospectus/contract/intakes';
import type { CountLink } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';

import type { NextClass } from './next-class.ts';

/** The visitor, as the server knows it. */
export type Visitor = { verified: boolean };

/** Background of a section; neighbours alternate. */
export type BandTone = 'paper' | 'white';

/** A section of a page: part of the first screen, or below the fold with code that is loaded when it comes near. */
export type PageSection<Page, Props> = {
  /** Also the anchor of the section on the page. */
  id: string;
  /** Label in the row of links to the sections; a section without one is not linked. */
  navTitle?: string | undefined;
  /** Adjacent thin sections ('strip') share one background; dark ones ('ink') have their own. */
  band?: 'strip' | 'ink';
  /** A section without content is omitted (PAGE-01). */
  shows: (page: Page, visitor: Visitor) => boolean;
} & ({ Component: ComponentType<Props> } | { load: () => Promise<ComponentType<Props>> });

/** Lines of the promotional bar, and their speed (§9). */
type TickerLines = { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };

/** Props of every section of a programme's page. */
export type ProgramSectionProps = {
  page: ProgramPage | LandingPage;
  visitor: Visitor;
  tone: BandTone;
  /** The banner's registration form, for unverified visitors (PAGE-05). */
  inlineForm?: ReactNode;
  /** A landing page has no brochure and fewer notes, and its 'Know more' opens the enquiry (§2). */
  landing?: boolean | undefined;
  tickerSpeed?: TickerLines['speed'];
  /** For the banner. */
  nextClass?: NextClass | null;
};

/** Props of every section of a page of the university. */
export type UniversitySectionProps = {
  page: HomePage;
  visitor: Visitor;
  tone: BandTone;
  contact: { phone: string; hours: string; email: string; address: string; whatsapp: string };
  ticker: TickerLines;
  /** The university's text about itself. */
  about: string;
  /** On the home page: the number of programmes of each type. */
  kinds?: readonly CountLink[] | undefined;
  /** On the home page: the lowest fee and the next intake. */
  admission?: { fee: number | undefined; intake: Intake | undefined } | undefined;
  /** The registration form, for unverified visitors, in one section of the page. */
  inlineForm?: ReactNode;
  /** The first screen of a campaign page has the form and no other way on. */
  campaign?: boolean;
};

/** Gives each section its background: paper and white alternate. */
export function withBackgrounds<S extends { band?: 'strip' | 'ink' }>(sections: readonly S[]) {
  let tone: BandTone = 'white';
  let previous: S | undefined;
  return sections.map((section) => {
    const sharesBackground = section.band === 'ink' || (section.band === 'strip' && previous?.band === 'strip');
    if (!sharesBackground) tone = tone === 'white' ? 'paper' : 'white';
    previous = section;
    return { section, tone };
  });
}

/** Minimum width in px of a column of points: two columns if three would leave a single point in the last row. */
export const columnWidth = (points: readonly unknown[]): number => (points.length % 3 === 1 ? 440 : 300);
